import type { Suggestion } from "#core/contracts/suggestions.ts";
import { RECIPE_SOURCE } from "#core/domain/recipes/recipe-choices.ts";
import { usualAmount } from "#web/components/food/portions/portion-amounts.ts";

/** Returns the recipe's slug and the number of servings if the suggestion is one of our recipes. */
export function recipeIn({ food, grams }: Suggestion): { slug: string; servings: number } | undefined {
  if (food?.source !== RECIPE_SOURCE || !food.sourceCode || grams === null) return undefined;
  return { slug: food.sourceCode, servings: Math.max(1, Math.round((grams / usualAmount(food).grams) * 2)) / 2 };
}
