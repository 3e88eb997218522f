import { expect, test } from "vitest";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { MEAL_TYPES } from "./meal-types.ts";

// Spec: S3.27, S3.32
test("there are eight food categories and four meals", () => {
  expect(FOOD_CATEGORIES).toEqual(["fruit", "vegetable", "protein", "grain", "dairy", "nuts", "user-entered", "other"]);
  expect(MEAL_TYPES).toEqual(["breakfast", "lunch", "dinner", "snack"]);
});
