import { expect, test } from "vitest";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import { describeMeasure, scaleMeasure } from "./scale-measure.ts";

test.each([
  ["½ cup", 3, "1½ cups"],
  ["1 cup", 0.5, "½ cup"],
  ["2 tablespoons", 0.5, "1 tablespoon"],
  ["1 tablespoon", 4, "4 tablespoons"],
  ["2 leaves", 0.5, "1 leaf"],
  ["1 sweet potato", 3, "3 sweet potatoes"],
  ["½ cup dry", 2, "1 cup dry"],
  ["1 small box", 2, "2 small boxes"],
  ["8 oz", 1.5, "12 oz"],
  ["⅓ cup", 2, "⅔ cup"],
  ["1 can", 2, "2 cans"],
])("%s times %s is %s", (measure, factor, scaled) => {
  expect(scaleMeasure(measure, factor)).toBe(scaled);
});

test("every measure of the built-in recipes stays as written if nothing is scaled", () => {
  const measures = new Set(RECIPES.flatMap(({ ingredients }) => ingredients.map(([, , measure]) => measure)));
  expect([...measures].filter((measure) => scaleMeasure(measure, 1) !== measure)).toEqual([]);
});

test.each([
  ["2 cloves", "Garlic", "2 cloves garlic"],
  ["1 can", "Chickpeas, canned, drained", "1 can chickpeas"],
  ["½ onion", "Onion", "½ onion"],
  ["4 eggs", "Egg", "4 eggs"],
  ["1 plum tomato", "Tomato", "1 plum tomato"],
  ["1 pepper", "Red bell pepper", "1 red bell pepper"],
  ["3 thighs", "Chicken thigh, boneless", "3 chicken thighs"],
  ["a pinch", "Salt", "a pinch salt"],
])("%s of %s is called %s", (measure, name, called) => {
  expect(describeMeasure(measure, name)).toBe(called);
});
