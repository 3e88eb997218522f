import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { defaultPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { NEAR_THE_BEST, SUGGESTED } from "./choose-meals.ts";
import type { ConditionRule } from "./conditions.ts";
import { meetsDayRules } from "./filter-meals.ts";
import { isHealthyScore } from "./health-score.ts";
import { type BaseMeal, sumEnergy } from "./list-meals.ts";
import type { DayState, MealContext } from "./meal-context.ts";
import type { Candidate } from "./rank-meals.ts";

/** One serving of a dish as an idea; it is sized in half servings. */
export function recipeIdea<F extends CatalogueFood>(dish: F, ingredients: readonly F[]): BaseMeal<F> {
  const { grams } = defaultPortion(dish);
  const base = [{ food: dish, grams, stepG: grams / 2 }];
  return { name: dish.name, kind: "recipe", base, kcal: sumEnergy(base), whole: dish, cookedFrom: ingredients };
}

/** The best recipe that suits the day as well as the other ideas do. Less than a whole serving is not suggested. */
export function chooseRecipe<F extends CatalogueFood>(
  recipes: readonly Candidate<F>[],
  others: readonly Candidate<F>[],
  { eaten }: MealContext,
  day: DayState,
  rules: readonly ConditionRule[],
): Candidate<F> | undefined {
  const had = new Set(eaten.map(({ name }) => name));
  const minRank = (others[0]?.rank ?? 0) - NEAR_THE_BEST;
  return recipes.find(
    (recipe) =>
      recipe.rank >= minRank &&
      isHealthyScore(recipe.score) &&
      !had.has(recipe.name) &&
      recipe.parts.every(({ food, grams }) => grams >= defaultPortion(food).grams) &&
      meetsDayRules(recipe, day, rules),
  );
}

/** The recipe comes first, so that ideas added later replace another idea. */
export const withRecipe = <F extends CatalogueFood>(chosen: Candidate<F>[], recipe: Candidate<F> | undefined): Candidate<F>[] =>
  recipe ? [recipe, ...chosen.slice(0, SUGGESTED - 1)] : chosen;
