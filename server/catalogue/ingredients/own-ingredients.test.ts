import { expect, test } from "vitest";
import { aisleOfFood } from "#core/domain/recipes/aisle-of-food.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";

const foods = new Map(loadCatalogue().map((food) => [food.name, food]));

test.each([
  ["Banana", "produce"],
  ["Watermelon", "produce"],
  ["Garlic clove, fresh", "produce"],
  ["Whole wheat bread", "bakery"],
  ["Corn tortilla", "bakery"],
  ["Whole milk", "dairy"],
  ["Cheddar cheese", "dairy"],
  ["Unsalted butter", "dairy"],
  ["Tofu, firm", "dairy"],
  ["Chicken breast, raw", "meat"],
  ["Salmon fillet, raw", "meat"],
  ["Pasta, dry", "dry"],
  ["Lentils, dry", "dry"],
  ["Tomato paste", "cans"],
  ["Black beans", "cans"],
  ["Almonds", "spreads"],
  ["Flour", "baking"],
  ["Baking powder", "baking"],
  ["Olive oil", "spices"],
  ["Oregano, dried", "spices"],
  ["Apple juice", "drinks"],
])("%s is bought in the aisle %s", (name, aisle) => {
  const food = foods.get(name) ?? expect.unreachable(`no ${name}`);
  expect(aisleOfFood({ ...food, sourceCode: "" })).toBe(aisle);
});
