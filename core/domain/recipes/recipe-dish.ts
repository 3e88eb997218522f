import type { Recipe } from "#core/content/recipes/recipe.ts";
import type { RecipeMeal } from "#core/content/recipes/recipe-choices.ts";
import { type RecipeFoodKey, recipeFood } from "#core/content/recipes/recipe-foods.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import type { FoodGroup } from "#core/domain/foods/food-groups.ts";
import { groupsEaten } from "#core/domain/foods/food-groups-eaten.ts";
import type { Dish } from "./dish.ts";
import { dishAllergens, dishAnimalParts } from "./dish-allergens.ts";
import { type DishPart, dishNutrients } from "./dish-nutrients.ts";
import { type CostBand, RECIPE_SOURCE } from "./recipe-choices.ts";

export interface RecipePart<F extends CatalogueFood = CatalogueFood> extends DishPart<F> {
  key: RecipeFoodKey;
  /** The recipe's own words for the food and its amount. */
  name: string;
  measure: string;
}

const HEATS = new Set(["microwave", "kettle", "pan", "pot", "oven"]);
/** The share of their weight that vegetables keep when roasted, because they lose water. */
const ROASTED = 0.8;

/** A recipe's ingredients with their foods; an ingredient whose food is not in the catalogue is left out. */
export function recipeParts<F extends CatalogueFood>(recipe: Recipe, findByCode: (code: string) => F | undefined): RecipePart<F>[] {
  const isHeated = isCooked(recipe);
  return recipe.ingredients.flatMap(([key, grams, measure]) => {
    const { code, name, isRaw } = recipeFood(key);
    const food = findByCode(code);
    const isCookedFromRaw = isRaw === true && isHeated && !recipe.unheated?.includes(key);
    return food ? [{ key, name, measure, food, grams, isCookedFromRaw }] : [];
  });
}

const isCooked = ({ equipment }: Recipe): boolean => equipment.some((list) => list.some((tool) => HEATS.has(tool)));

/** Only used for figures per 100 g: water that is poured in is not weighed. */
function cookedGrams(recipe: Recipe, parts: readonly RecipePart[]): number {
  const isRoasted = recipe.equipment.some((list) => list.includes("oven"));
  return parts.reduce((sum, { key, grams, food, isCookedFromRaw }) => {
    const roasted = isRoasted && isCookedFromRaw && food.category === "vegetable" ? ROASTED : 1;
    return sum + grams * (recipeFood(key).cookedWeight ?? roasted);
  }, 0);
}

/** The category of a recipe's dish, which depends on the meal and not on the name. */
const CATEGORIES: Readonly<Record<RecipeMeal, FoodCategory>> = {
  breakfast: "grain",
  lunchbox: "grain",
  snack: "other",
  dinner: "protein",
  drink: "other",
};

/** Search finds the dish, but ranks it below the common food of the same name. */
const POPULARITY = 0.5;

/** The dish as a food of the catalogue: it is searched, logged and described like every other food. */
export function recipeDish(recipe: Recipe, parts: readonly RecipePart[]): Dish {
  const grams = cookedGrams(recipe, parts);
  const rawGrams = parts.reduce((sum, part) => sum + part.grams, 0);
  const foods = parts.map(({ food }) => food);
  return {
    name: recipe.name,
    otherNames: [],
    category: CATEGORIES[recipe.meal],
    group: "Recipes",
    portions: [{ label: "1 serving", grams: Math.round((grams / recipe.servings) * 10) / 10 }],
    ingredients: parts
      .map(({ food, grams: weight }) => ({ name: food.name, share: weight / rawGrams }))
      .toSorted((a, b) => b.share - a.share),
    popularity: POPULARITY,
    source: RECIPE_SOURCE,
    sourceCode: recipe.slug,
    picture: recipe.picture,
    allergens: dishAllergens(
      foods,
      parts.flatMap(({ key }) => recipeFood(key).mayContain ?? []),
    ),
    animalParts: dishAnimalParts(foods),
    ...dishNutrients(parts, grams),
  };
}

/** The food groups in one serving. */
export const recipeGroups = (recipe: Recipe, parts: readonly RecipePart[]): FoodGroup[] =>
  groupsEaten(parts.map(({ food, grams }) => ({ food, grams: grams / recipe.servings })));

const LOW_BELOW_USD = 1.75;
const HIGH_FROM_USD = 3.5;

/** The cost of a serving in a US supermarket, in three bands because prices vary too much for an exact figure. */
export function costBand(recipe: Recipe): CostBand {
  const usd = recipe.ingredients.reduce((sum, [key, grams]) => sum + (recipeFood(key).usdPerKg * grams) / 1000, 0) / recipe.servings;
  return usd < LOW_BELOW_USD ? "low" : usd < HIGH_FROM_USD ? "middle" : "high";
}
