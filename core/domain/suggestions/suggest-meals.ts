import type { Allergen } from "#core/domain/allergens/allergens.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { alternativesTo, chooseVaried, withLeanMeat, withLiked } from "./choose-meals.ts";
import type { MealPart } from "./combine-foods.ts";
import { conditionRules } from "./conditions.ts";
import { narrowMeals } from "./filter-meals.ts";
import type { FoodProfile } from "./food-profile.ts";
import type { BaseMeal } from "./list-meals.ts";
import { type MealContext, readDay } from "./meal-context.ts";
import { rankAll } from "./rank-meals.ts";
import { findReason, type ReasonFacts } from "./reasons.ts";
import { chooseRecipe, withRecipe } from "./recipe-ideas.ts";

export interface MealSuggestion<F extends CatalogueFood> {
  name: string;
  parts: MealPart<F>[];
  /** All parts combined into one food. */
  whole: CatalogueFood;
  healthScore: number;
  reason: ReasonFacts;
  alternatives: { name: string; mayContain: Allergen[] }[];
  mayContain: Allergen[];
  unknown: Allergen[];
}

/** Meals for this user now: suitable, sized to what is left of the day, varied, the highest score first; one may be a recipe. */
export function suggestMeals<F extends CatalogueFood>(
  meals: readonly BaseMeal<F>[],
  foodProfile: FoodProfile,
  context: MealContext,
  recipes: readonly BaseMeal<F>[] = [],
): MealSuggestion<F>[] {
  const rules = conditionRules(foodProfile.conditions);
  const day = readDay(foodProfile, context);
  const candidates = narrowMeals(rankAll(meals, foodProfile, context, rules, day), day, rules);
  const recipe = chooseRecipe(rankAll(recipes, foodProfile, context, rules, day), candidates, context, day, rules);
  const varied = withLiked(withRecipe(chooseVaried(candidates, context), recipe), candidates, foodProfile, context);
  const chosen = withLeanMeat(varied, candidates, day, foodProfile);
  return chosen
    .toSorted((a, b) => b.score - a.score || b.rank - a.rank)
    .map((candidate) => ({
      name: candidate.name,
      parts: candidate.parts,
      whole: candidate.whole,
      healthScore: candidate.score,
      reason: findReason(candidate.whole, candidate.listAdditions(), foodProfile.basis === "you", context.eaten.length > 0),
      alternatives: alternativesTo(candidate, candidates, chosen),
      mayContain: candidate.mayContain,
      unknown: candidate.unknown,
    }));
}
