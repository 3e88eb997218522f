import { expect, test } from "vitest";
import { hideEnergy } from "./calm-answers.ts";

const FOOD = {
  id: "1",
  name: "Sports drink",
  category: "fruit",
  calories: 52,
  protein: 5,
  carbs: 13.8,
  fat: 2,
  saturatedFat: 0.4,
  sugar: 10.4,
  fiber: 2.4,
  vitamins: { vitaminCMg: 4.6 },
  otherNutrients: { waterG: 85, addedSugarsG: 3, transFatG: 1 },
  portions: [{ label: "1 medium", grams: 182 }],
  healthBenefits: "It feeds your gut. A serving has 25 g of carbs.",
};

test("a response for a calm page has no energy and no grams of macros, but everything else", () => {
  const [entry] = hideEnergy([{ id: "e", quantity: 182, food: FOOD }]) as [{ quantity: number; food: Record<string, unknown> }];
  expect(entry.quantity).toBe(182);
  expect(entry.food).toMatchObject({
    name: "Sports drink",
    calories: null,
    protein: null,
    carbs: null,
    fat: null,
    saturatedFat: null,
    sugar: null,
    fiber: 2.4,
    vitamins: { vitaminCMg: 4.6 },
    otherNutrients: { waterG: 85 },
    portions: [{ label: "1 medium", grams: 182 }],
    healthBenefits: "It feeds your gut.",
    rim: [21, 59, 19],
  });
});

test("a text gives way to the words for calm mode, where it has them", () => {
  expect(hideEnergy({ goal: "Explain calories.", calmGoal: "Explain food energy.", misconception: { says: "2,000 kcal" } })).toEqual({
    goal: "Explain food energy.",
    calmGoal: "Explain food energy.",
    misconception: { says: "2,000 kcal" },
  });
});

test("a day's totals keep vitamins and minerals", () => {
  expect(hideEnergy({ days: [{ day: "2026-01-01", totals: { calories: 900, protein: 30, ironMg: 4 } }] })).toEqual({
    days: [{ day: "2026-01-01", totals: { ironMg: 4 } }],
  });
});
