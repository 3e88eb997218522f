import { describe, expect, test } from "vitest";
import { Recipe } from "./recipe.ts";
import { RECIPES } from "./recipes.ts";

const texts = RECIPES.flatMap(({ name, summary, teaches, changeItUp, steps }) => [
  name,
  summary,
  teaches,
  changeItUp,
  ...steps.map(({ text }) => text),
]);

describe("the built-in recipes", () => {
  test("are 48, each with a unique name and address", () => {
    expect(RECIPES).toHaveLength(48);
    expect(new Set(RECIPES.map(({ slug }) => slug)).size).toBe(48);
    expect(new Set(RECIPES.map(({ name }) => name.toLowerCase())).size).toBe(48);
  });

  test.each(RECIPES)("$name fits the schema, and its steps use every ingredient and nothing else", (recipe) => {
    Recipe.parse(recipe);
    const listed = recipe.ingredients.map(([key]) => key);
    expect(new Set(listed).size).toBe(listed.length);
    expect(new Set(recipe.steps.flatMap(({ uses }) => uses))).toEqual(new Set(listed));
    for (const key of recipe.unheated ?? []) expect(listed).toContain(key);
  });

  test("state every temperature in °F and in °C", () => {
    const lonely = texts.filter((text) => (text.match(/°F/g) ?? []).length !== (text.match(/\d°F \(\d+°C\)/g) ?? []).length);
    expect(lonely).toEqual([]);
    expect(texts.filter((text) => (text.match(/°C/g) ?? []).length > (text.match(/°F/g) ?? []).length)).toEqual([]);
  });

  test.each([
    ["egg", "eggs", /160°F/],
    ["chickenBreast", "poultry", /165°F/],
    ["chickenThigh", "poultry", /165°F/],
    ["groundTurkey", "poultry", /165°F/],
    ["groundBeef", "groundBeef", /160°F/],
    ["salmon", "fish", /145°F/],
    ["shrimp", "fish", /145°F/],
  ] as const)("with raw %s say how hot it must get, in a step or by a firm yolk", (food, rule, temperature) => {
    for (const { name, ingredients, safety, steps } of RECIPES.filter((one) => one.ingredients.some(([key]) => key === food))) {
      expect(safety, `${name}: ${ingredients.length} ingredients`).toContain(rule);
      expect(
        steps.some(({ text }) => temperature.test(text) || /yolk are firm/.test(text)),
        name,
      ).toBe(true);
    }
  });

  test("use no words that shame, praise eating less, or make promises", () => {
    const stinging = /\b(guilt|guilty|cheat|bad|clean eating|burn off|skinny|detox|junk|healthy|unhealthy|weight loss|calorie|only)\b/i;
    expect(texts.filter((text) => stinging.test(text.replace(/stir only now|only time: they|only has to make/, "")))).toEqual([]);
    expect(texts.filter((text) => /allergen-free/i.test(text))).toEqual([]);
  });
});
