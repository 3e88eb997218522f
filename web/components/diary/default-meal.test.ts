import { expect, test } from "vitest";
import { defaultMeal } from "./default-meal.ts";

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
])("the default meal at %s is %s", (time, meal) => expect(defaultMeal(time)).toBe(meal));

// Spec: S9.10
test("the default meal is breakfast when the time is unknown", () => expect(defaultMeal("—")).toBe("breakfast"));
