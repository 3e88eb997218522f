import { expect, test } from "vitest";
import { nutrientIn } from "./portions.ts";

test("a nutrient is found wherever a food stores it", () => {
  const food = {
    calories: 160,
    protein: 2,
    carbs: null,
    fat: 0,
    saturatedFat: null,
    fiber: 6.7,
    sugar: null,
    sodium: 7,
    vitamins: { folateUg: 81, vitaminDUg: 0 },
    minerals: { ironMg: 0.55 },
    otherNutrients: null,
  };
  expect(nutrientIn(food, "calories", 150)).toBe(240);
  expect(nutrientIn(food, "fat", 150)).toBe(0);
  expect(nutrientIn(food, "carbs", 150)).toBeNull();
  expect(nutrientIn(food, "folateUg", 150)).toBe(121.5);
  expect(nutrientIn(food, "vitaminDUg", 150)).toBe(0);
  expect(nutrientIn(food, "vitaminCMg", 150)).toBeNull();
  expect(nutrientIn(food, "ironMg", 200)).toBe(1.1);
  expect(nutrientIn(food, "caffeineMg", 200)).toBeNull();
});
