import { expect, test } from "vitest";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { findMealAt, MEAL_TYPES } from "./meals.ts";

// Spec: S3.27, S3.32
test("there are eight food categories and four meals", () => {
  expect(FOOD_CATEGORIES).toEqual(["fruit", "vegetable", "protein", "grain", "dairy", "nuts", "user-entered", "other"]);
  expect(MEAL_TYPES).toEqual(["breakfast", "lunch", "dinner", "snack"]);
});

// Spec: S9.10
test.each([
  ["00:00", "snack"],
  ["03:59", "snack"],
  ["04:00", "breakfast"],
  ["10:59", "breakfast"],
  ["11:00", "lunch"],
  ["14:59", "lunch"],
  ["15:00", "snack"],
  ["16:59", "snack"],
  ["17:00", "dinner"],
  ["21:29", "dinner"],
  ["21:30", "snack"],
  ["23:59", "snack"],
])("the default meal at %s is %s", (time, meal) => expect(findMealAt(time)).toBe(meal));

// Spec: S9.10
test("the default meal is breakfast when the time is unknown", () => expect(findMealAt("—")).toBe("breakfast"));
