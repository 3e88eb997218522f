import { expect, test } from "vitest";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadFoodsAndDishes } from "#server/catalogue/load-catalogue.ts";
import { VisibleRecipes } from "./visible-recipes.ts";

test("a built-in recipe is worked out once, however often it is planned", () => {
  const recipes = new VisibleRecipes(new Catalogue(loadFoodsAndDishes(), new Date(0)));
  for (const { slug } of RECIPES) {
    const found = recipes.find(slug);
    expect(found).toMatchObject({ slug });
    expect(recipes.find(slug)).toBe(found);
  }
  expect(recipes.find("no-such-recipe")).toBeUndefined();
});
