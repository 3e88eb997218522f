import type { Allergen } from "#core/domain/allergens/allergen-rule.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { alternativesTo, chooseVaried, withLeanMeat, withLiked } from "./choose-meals.ts";
import type { MealPart } from "./combine-foods.ts";
import { rulesOf } from "./conditions.ts";
import { type Moment, readDay } from "./day-state.ts";
import type { Eater } from "./eater.ts";
import type { BaseMeal } from "./list-meals.ts";
import { narrowMeals } from "./narrow-meals.ts";
import { rankAll } from "./rank-meals.ts";
import { reasonFor } from "./reasons.ts";
import { chooseRecipe, withRecipe } from "./recipe-ideas.ts";

export interface MealSuggestion<F extends CatalogueFood> {
  name: string;
  parts: MealPart<F>[];
  /** All parts combined into one food. */
  whole: CatalogueFood;
  healthScore: number;
  reason: string;
  alternatives: { name: string; mayContain: Allergen[] }[];
  mayContain: Allergen[];
  unknown: Allergen[];
}

/** Meals for this user now: suitable, sized to what is left of the day, varied, the highest score first; one may be a recipe. */
export function suggestMeals<F extends CatalogueFood>(
  meals: readonly BaseMeal<F>[],
  eater: Eater,
  moment: Moment,
  recipes: readonly BaseMeal<F>[] = [],
): MealSuggestion<F>[] {
  const rules = rulesOf(eater.conditions);
  const day = readDay(eater, moment);
  const candidates = narrowMeals(rankAll(meals, eater, moment, rules, day), day, rules);
  const recipe = chooseRecipe(rankAll(recipes, eater, moment, rules, day), candidates, moment, day, rules);
  const varied = withLiked(withRecipe(chooseVaried(candidates, moment), recipe), candidates, eater, moment);
  const chosen = withLeanMeat(varied, candidates, day, eater);
  return chosen
    .toSorted((one, other) => other.score - one.score || other.rank - one.rank)
    .map((candidate) => ({
      name: candidate.name,
      parts: candidate.parts,
      whole: candidate.whole,
      healthScore: candidate.score,
      reason: reasonFor(candidate.whole, candidate.listAdditions(), eater.basis === "you", moment.eaten.length > 0),
      alternatives: alternativesTo(candidate, candidates, chosen),
      mayContain: candidate.mayContain,
      unknown: candidate.unknown,
    }));
}
