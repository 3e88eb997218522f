import type { Recipe } from "#core/content/recipes/recipe.ts";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { Dish } from "#core/domain/recipes/dish.ts";
import { type RecipePart, recipeDish, recipeParts } from "#core/domain/recipes/recipe-dish.ts";

const SURVEY = "USDA FNDDS 2021-2023";
const STANDARD = /^USDA SR28/;
/** Survey codes have eight digits, SR28 codes five. */
const isSurveyFood = (food: CatalogueFood): boolean => (food.sourceCode.length === 8 ? food.source === SURVEY : STANDARD.test(food.source));

export interface CookableRecipe<F extends CatalogueFood = CatalogueFood> {
  recipe: Recipe;
  parts: RecipePart<F>[];
}

/** Lists every recipe whose ingredients are all among these foods. With the whole catalogue, that is all recipes. */
export function listCookable<F extends CatalogueFood>(foods: readonly F[]): CookableRecipe<F>[] {
  const byCode = new Map(foods.filter(isSurveyFood).map((food) => [food.sourceCode, food]));
  return RECIPES.map((recipe) => ({ recipe, parts: recipeParts(recipe, (code) => byCode.get(code)) })).filter(
    ({ recipe, parts }) => parts.length === recipe.ingredients.length,
  );
}

/** The dishes of the built-in recipes as foods, to be added to those of the catalogue file. */
export const listDishes = (foods: readonly CatalogueFood[]): Dish[] =>
  listCookable(foods).map(({ recipe, parts }) => recipeDish(recipe, parts));
