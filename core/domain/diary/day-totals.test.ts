import { expect, test } from "vitest";
import type { NutrientsPer100G } from "#core/domain/foods/portions.ts";
import { percentOfGoal, sumNutrients } from "./day-totals.ts";

const food = (nutrients: Partial<NutrientsPer100G>): NutrientsPer100G => ({
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  saturatedFat: null,
  fiber: null,
  sugar: null,
  sodium: null,
  vitamins: null,
  minerals: null,
  otherNutrients: null,
  ...nutrients,
});

// Spec: S9.6
test("a total is the sum of the entries, unrounded", () => {
  const totals = sumNutrients([
    { quantity: 118, food: food({ calories: 89, vitamins: { vitaminCMg: 8.7 } }) },
    { quantity: 33.3, food: food({ calories: 61.5, vitamins: { vitaminCMg: 0.1 } }) },
  ]);
  expect(totals.calories).toBe((89 * 118) / 100 + (61.5 * 33.3) / 100);
  expect(totals.vitaminCMg).toBe((8.7 * 118) / 100 + (0.1 * 33.3) / 100);
});

test("a figure that no food has is absent, and one that some have is counted", () => {
  const totals = sumNutrients([
    { quantity: 100, food: food({ calories: 50, fiber: null }) },
    { quantity: 100, food: food({ calories: 50, protein: 0 }) },
  ]);
  expect(totals).toEqual({ calories: 100, protein: 0 });
  expect(sumNutrients([])).toEqual({});
});

// Spec: S9.4
test("the bar is full beyond the goal", () => {
  expect([percentOfGoal(0, 8), percentOfGoal(4, 8), percentOfGoal(12, 8)]).toEqual([0, 50, 100]);
});
