import { expect, test } from "vitest";
import type { Aisle } from "./aisles.ts";
import { type DishToCook, shoppingList } from "./shopping-list.ts";

const ingredient = (key: string, measure: string, grams: number, aisle: Aisle = "dry") => ({ key, name: key, aisle, measure, grams });
const dish = (name: string, ingredients: DishToCook["ingredients"], servings = 1, recipeServings = 1): DishToCook => ({
  name,
  ingredients,
  servings,
  recipeServings,
});

test("each ingredient is listed once, with its amounts added up and the dishes that need it", () => {
  const list = shoppingList([
    dish("Porridge", [ingredient("oats", "½ cup", 40)], 3),
    dish("Granola", [ingredient("oats", "2 cups", 160)], 2, 4),
  ]);
  expect(list).toEqual([
    {
      aisle: "dry",
      items: [{ key: "oats", name: "oats", amount: "2½ cups", isNamedByAmount: false, grams: 200, dishes: ["Porridge", "Granola"] }],
    },
  ]);
});

test("spoons and cups become one amount; other units are listed separately", () => {
  const amounts = (...measures: string[]) =>
    shoppingList(measures.map((measure, index) => dish(`${index}`, [ingredient("x", measure, 1)])))[0]?.items[0]?.amount;
  expect(amounts("2 tablespoons", "1 tablespoon")).toBe("3 tablespoons");
  expect(amounts("½ teaspoon", "1 teaspoon")).toBe("1½ teaspoons");
  expect(amounts("2 tablespoons", "¼ cup", "2 tablespoons")).toBe("½ cup");
  expect(amounts("2 tablespoons", "2 tablespoons", "2 tablespoons")).toBe("6 tablespoons");
  expect(amounts("¼ cup")).toBe("¼ cup");
  expect(amounts("1 can", "2 cans")).toBe("3 cans");
  expect(amounts("1 can", "2 tablespoons")).toBe("2 tablespoons + 1 can");
});

test("the list follows the way through a supermarket, and the alphabet within an aisle", () => {
  const list = shoppingList([
    dish("All", [
      ingredient("peas", "1 cup", 1, "frozen"),
      ingredient("rice", "1 cup", 1),
      ingredient("oats", "1 cup", 1),
      ingredient("apple", "1 apple", 1, "produce"),
    ]),
  ]);
  expect(list.map(({ aisle, items }) => [aisle, items.map(({ key }) => key)])).toEqual([
    ["produce", ["apple"]],
    ["dry", ["oats", "rice"]],
    ["frozen", ["peas"]],
  ]);
});

test("an ingredient that is counted by its own name is not named twice", () => {
  const [aisle] = shoppingList([dish("Pasta", [ingredient("zucchini", "2 zucchini", 392, "produce")], 6, 2)]);
  expect(aisle?.items).toMatchObject([{ amount: "6 zucchini", isNamedByAmount: true }]);
});

test("an ingredient that is counted by a part of its name is named in full", () => {
  const pepper = { ...ingredient("pepper", "1 pepper", 119, "produce"), name: "Red bell pepper" };
  const [aisle] = shoppingList([dish("Shakshuka", [pepper], 2)]);
  expect(aisle?.items).toMatchObject([{ amount: "2 red bell peppers", isNamedByAmount: true }]);
});

test("an ingredient that one dish gives by weight alone is added up by weight", () => {
  const [{ items } = expect.unreachable()] = shoppingList([
    dish("Porridge", [ingredient("oats", "½ cup", 40)]),
    dish("My bread", [ingredient("oats", "", 100)], 2),
  ]);
  expect(items).toMatchObject([{ amount: "", grams: 240, dishes: ["Porridge", "My bread"] }]);
});

test("a line that was not understood is listed as it was typed, without a weight", () => {
  const [{ items } = expect.unreachable()] = shoppingList([dish("Stew", [{ ...ingredient("2 tbsp moon dust", "", 0), grams: null }], 4)]);
  expect(items).toMatchObject([{ name: "2 tbsp moon dust", amount: "", grams: null }]);
});
