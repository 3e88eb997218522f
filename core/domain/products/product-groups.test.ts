import { expect, test } from "vitest";
import { toFoodCategory } from "./product-groups.ts";

test.each([
  ["en:plant-based-milks", "other"],
  ["en:oat-milks", "other"],
  ["en:almond-based-drinks", "other"],
  ["en:coconut-milks", "other"],
  ["en:soy-yogurts", "other"],
  ["en:cheese-substitutes", "other"],
  ["en:vegan-cheeses", "other"],
  ["Milk Substitutes", "other"],
])("a milk substitute, such as %s, is not in the milk group", (category, group) => {
  expect(toFoodCategory([category])).toBe(group);
});

test.each([
  ["en:peanut-butters", "nuts"],
  ["en:almond-butters", "nuts"],
  ["en:butters", "other"],
  ["en:chocolate-milks", "other"],
  ["en:whole-milks", "dairy"],
  ["en:goat-milks", "dairy"],
  ["en:greek-style-yogurts", "dairy"],
  ["en:breakfast-cereals", "grain"],
  ["en:canned-chickpeas", "protein"],
])("%s is in the group %s", (category, group) => {
  expect(toFoodCategory([category])).toBe(group);
});

test("the most specific category decides, and one without information is skipped", () => {
  expect(toFoodCategory(["en:plant-based-foods-and-beverages", "en:oat-flakes", "en:dairies"])).toBe("grain");
  expect(toFoodCategory(["en:something-new"])).toBe("other");
});
