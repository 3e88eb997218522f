import { expect, test } from "vitest";
import { findAllergens } from "#core/domain/allergens/allergens.ts";
import { ALLERGEN_SAMPLE } from "./allergen-sample.ts";
import { sampledFoods } from "./sampled-foods.ts";

const LETTERS: Readonly<Record<string, string>> = {
  M: "milk",
  E: "egg",
  F: "fish",
  S: "shellfish",
  T: "tree nuts",
  P: "peanut",
  W: "wheat",
  Y: "soy",
  Z: "sesame",
};
const LEAST_SAMPLE = 1300;

/** The labels do not tell gluten without wheat apart. */
const asLabelled = (allergens: readonly string[]) => new Set(allergens.map((allergen) => (allergen === "gluten" ? "wheat" : allergen)));
const meant = (letters: readonly string[]) => new Set(letters.map((letter) => LETTERS[letter.toUpperCase()] ?? letter));

test("allergens are found with a precision of at least 95 % and a recall of at least 97 % on foods labelled by hand", () => {
  const find = sampledFoods();
  const score = { contains: { right: 0, wrong: 0, missed: 0 }, warned: { right: 0, wrong: 0, missed: 0 } };
  const mistakes: string[] = [];
  for (const [release, code, , label] of ALLERGEN_SAMPLE) {
    const food = find(release, code);
    const inIt = meant([...label].filter((letter) => letter === letter.toUpperCase()));
    const maybe = meant([...label].filter((letter) => letter !== letter.toUpperCase()));
    const found = findAllergens(food);
    const contains = asLabelled(found.contains);
    const warned = new Set([...contains, ...asLabelled(found.mayContain)]);
    for (const allergen of contains) {
      if (inIt.has(allergen)) score.contains.right += 1;
      else if (!maybe.has(allergen)) score.contains.wrong += 1;
      if (!inIt.has(allergen) && !maybe.has(allergen)) mistakes.push(`${food.name}: does not contain ${allergen}`);
    }
    for (const allergen of inIt) {
      if (!contains.has(allergen)) score.contains.missed += 1;
      if (!warned.has(allergen)) score.warned.missed += 1;
      if (!warned.has(allergen)) mistakes.push(`${food.name}: no word of ${allergen}`);
    }
    for (const allergen of warned) score.warned[inIt.has(allergen) || maybe.has(allergen) ? "right" : "wrong"] += 1;
  }
  const precision = score.contains.right / (score.contains.right + score.contains.wrong);
  const recall = score.contains.right / (score.contains.right + score.contains.missed);
  const warnedPrecision = score.warned.right / (score.warned.right + score.warned.wrong);
  const warnedRecall = 1 - score.warned.missed / (score.contains.right + score.contains.missed);
  console.log(
    `Allergens on ${ALLERGEN_SAMPLE.length} foods: 'contains' precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}; ` +
      `with 'may contain' precision ${warnedPrecision.toFixed(3)}, recall ${warnedRecall.toFixed(3)}`,
  );
  console.log(mistakes.join("\n"));
  expect(ALLERGEN_SAMPLE.length).toBeGreaterThanOrEqual(LEAST_SAMPLE);
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThanOrEqual(0.97);
  expect(warnedPrecision).toBeGreaterThanOrEqual(0.95);
  expect(warnedRecall).toBeGreaterThanOrEqual(0.98);
});
