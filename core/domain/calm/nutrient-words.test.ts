import { expect, test } from "vitest";
import { needsFor } from "#core/domain/needs/needs.ts";
import { contributionsText, nutrientContributions, nutrientWords } from "./nutrient-words.ts";

const { needs } = needsFor({ age: 15, gender: "female" });
const GIRL = { needs, ageBand: "14-18" } as const;
const LENTILS = {
  calories: 116,
  protein: 9,
  carbs: 20,
  fat: 0.4,
  saturatedFat: 0.1,
  fiber: 7.9,
  sugar: 1.8,
  sodium: 2,
  vitamins: { folateUg: 181 },
  minerals: { ironMg: 3.3, calciumMg: 19 },
  otherNutrients: null,
};

test("describes in three steps what an amount of food brings, most first", () => {
  const contributions = nutrientContributions(LENTILS, 150, GIRL);
  expect(contributions.map(({ name, step }) => [name, step])).toEqual([
    ["Folate", "A lot"],
    ["Fiber", "A lot"],
    ["Iron", "A lot"],
    ["Protein", "A lot"],
    ["Calcium", "A little"],
  ]);
  expect(contributionsText(contributions)).toBe("folate, fiber, iron");
  expect(contributionsText(nutrientContributions(LENTILS, 1, GIRL))).toBe("");
});

test("does not count what is over the limit of the reader's age among what a food brings", () => {
  const liver = { ...LENTILS, vitamins: { vitaminAUg: 9400, folateUg: 253 } };
  const contributions = nutrientContributions(liver, 100, GIRL);
  expect(contributions[0]).toMatchObject({ nutrient: "vitaminAUg", isOverLimit: true });
  expect(contributionsText(contributions)).toBe("folate, fiber, iron");
  const carrots = { ...LENTILS, vitamins: { vitaminAUg: 9400 }, otherNutrients: { betaCaroteneUg: 9400 * 12 } };
  expect(nutrientContributions(carrots, 100, GIRL)[0]).toMatchObject({ nutrient: "vitaminAUg", isOverLimit: false });
});

test("describes today and a week that brings little", () => {
  const day = { calciumMg: 1200, ironMg: 2, fiber: 12, vitaminDUg: 1 };
  const words = nutrientWords(day, [day, day], needs);
  expect(words.map(({ today }) => today)).toEqual([
    "Some fiber today",
    "A little iron so far",
    "Plenty of calcium today",
    "A little vitamin D so far",
  ]);
  expect(words.flatMap(({ week }) => week ?? [])).toEqual([
    "Fiber is low this week: beans, berries and whole grains bring it.",
    "Iron is low this week: beans, beef and cereals bring it.",
    "Vitamin D is low this week: salmon, eggs and fortified milk bring it.",
  ]);
  expect(JSON.stringify(words)).not.toMatch(/\d/);
});

test("does not take one logged day for a week, or an empty day for a shortage", () => {
  const words = nutrientWords(undefined, [{ ironMg: 1 }], needs);
  expect(words.every(({ today, week }) => week === undefined && !today.includes("little"))).toBe(true);
});
