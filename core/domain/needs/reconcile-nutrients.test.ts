import { expect, test } from "vitest";
import { reconcileNutrients } from "./reconcile-nutrients.ts";

const bread = { calories: 265, protein: 9, carbs: 49, fat: 3.2 };

test("consistent figures stay as they are", () => {
  expect(reconcileNutrients(bread)).toEqual(bread);
  expect(reconcileNutrients({ calories: 0, protein: 0, carbs: 0, fat: 0 })).toEqual({ calories: 0, protein: 0, carbs: 0, fat: 0 });
  // Raspberries: much of their carbohydrate is fiber.
  expect(reconcileNutrients({ calories: 52, protein: 1.2, carbs: 11.9, fat: 0.7 })?.calories).toBe(52);
});

test("energy that does not match the other figures is recalculated", () => {
  expect(reconcileNutrients({ ...bread, calories: 2650 })?.calories).toBe(261);
  expect(reconcileNutrients({ ...bread, calories: 20 })?.calories).toBe(261);
});

test("figures that no food can have are rejected", () => {
  for (const wrong of [{ protein: 80 }, { fat: -1 }, { carbs: Number.NaN }, { calories: Number.POSITIVE_INFINITY }, { fat: 1e308 }]) {
    expect(reconcileNutrients({ ...bread, ...wrong }), JSON.stringify(wrong)).toBeUndefined();
  }
});
