import { expect, test } from "vitest";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";

const catalogue = new Catalogue(loadCatalogue(), new Date(0));
const ingredients = catalogue.entries.filter(({ isIngredient }) => isIngredient);
const found = (text: string) => catalogue.index.search(text).map(({ id }) => catalogue.find(id) ?? expect.unreachable(id));

test("the catalogue has common cooking ingredients, each with household measures", () => {
  expect(ingredients.length).toBeGreaterThan(150);
  expect(ingredients.filter(({ portions }) => portions.length === 0)).toEqual([]);
  const names = ingredients.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Flour", "Baking powder", "Pasta, dry", "Tomato paste", "Cumin", "Chicken breast, raw"]));
});

test.each(["rice", "pasta", "chicken", "chicken breast", "potato", "beans", "lentils", "oatmeal", "quinoa", "tofu", "salmon", "shrimp"])(
  "a search for '%s' finds foods to eat before cooking ingredients",
  (text) => {
    expect(found(text)[0]?.isIngredient).toBe(false);
  },
);

test.each([
  ["flour", "Flour"],
  ["baking powder", "Baking powder"],
  ["salt", "Salt"],
  ["cinnamon", "Cinnamon"],
  ["tomato paste", "Tomato paste"],
  ["cornstarch", "Cornstarch"],
])("a search for '%s' finds the ingredient", (text, name) => {
  expect(found(text)[0]?.name).toBe(name);
});

test("every ingredient is found by its own name", () => {
  expect(
    ingredients
      .map(({ name }) => name)
      .filter(
        (name) =>
          !found(name)
            .slice(0, 10)
            .some((food) => food.name === name),
      ),
  ).toEqual([]);
});

test("browsing never offers an ingredient", () => {
  const browsed = [undefined, ...FOOD_CATEGORIES].flatMap((category) => catalogue.listPopular(category));
  expect(browsed.filter(({ isIngredient }) => isIngredient)).toEqual([]);
});
