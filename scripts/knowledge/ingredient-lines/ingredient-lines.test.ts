import { expect, test } from "vitest";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { IngredientMatcher } from "#server/catalogue/ingredients/match-ingredient.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import type { JudgedLine } from "./judged-line.ts";
import { SEEN_LINES } from "./seen-lines.ts";
import { UNSEEN_LINES } from "./unseen-lines.ts";

const matcher = new IngredientMatcher(new Catalogue(loadCatalogue(), new Date(0)));
/** The tolerated deviation from the weight that a cook would use. */
const SLACK = 0.15;

function judge(lines: readonly JudgedLine[]): { foods: number; grams: number } {
  const counted = lines.filter(([, , grams]) => grams !== null);
  const rightFoods = lines.filter(([line, codes]) => {
    const [food] = matcher.match(line)?.foods ?? [];
    return codes === "" ? food === undefined : codes.split(" ").includes(food?.sourceCode ?? "none");
  });
  const rightGrams = counted.filter(([line, , between]) => {
    const [low, high] = between ?? [0, 0];
    const grams = matcher.match(line)?.grams ?? Number.NaN;
    return grams >= low * (1 - SLACK) && grams <= high * (1 + SLACK);
  });
  return { foods: rightFoods.length / lines.length, grams: rightGrams.length / counted.length };
}

test.each([
  ["seen while the rules were written", SEEN_LINES],
  ["put aside before", UNSEEN_LINES],
])("of 100 ingredient lines %s, nine in ten find the right food first and 85 %% weigh what a cook would weigh", (_which, lines) => {
  expect(lines).toHaveLength(100);
  const { foods, grams } = judge(lines);
  expect(foods).toBeGreaterThanOrEqual(0.9);
  expect(grams).toBeGreaterThanOrEqual(0.85);
});

test("a line is read whatever surrounds its amount and food", () => {
  const grams = (line: string) => Math.round(matcher.match(line)?.grams ?? -1);
  expect(grams("• 2 x 400 g tins chopped tomatoes")).toBe(800);
  expect(grams("1 T olive oil")).toBe(14);
  expect(grams("1 t olive oil")).toBe(5);
  expect(grams("1–2 tbsp sugar")).toBe(19);
  expect(grams("Juice of 1 lemon")).toBe(45);
  expect(grams("half a dozen eggs")).toBe(300);
  expect(matcher.match("For the sauce:")).toBeUndefined();
});

test("a line that is not counted, optional or unknown says so and never counts as zero", () => {
  expect(matcher.match("Salt, to taste")).toMatchObject({ isCounted: false, grams: undefined });
  expect(matcher.match("1/4 cup walnuts (optional)")).toMatchObject({ isOptional: true });
  expect(matcher.match("1 cup unobtainium")).toMatchObject({ foods: [], grams: undefined, isSure: false });
  expect(matcher.matchAll("Salt and pepper, to taste").map(({ foods: [food] }) => food?.name)).toEqual(["Salt", "Black pepper"]);
  expect(matcher.match("1 cup milk or almond milk")).toMatchObject({ alternatives: ["almond milk"] });
});
