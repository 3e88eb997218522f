import type * as z from "zod";
import type { Suggestion } from "#core/contracts/suggestions.ts";
import { MEAL_TYPES, type MealType } from "#core/domain/diary/meal-types.ts";
import { isHealthyScore } from "#core/domain/suggestions/health-score.ts";
import { type BaseMeal, listMeals } from "#core/domain/suggestions/list-meals.ts";
import { type MealSuggestion, suggestMeals } from "#core/domain/suggestions/suggest-meals.ts";
import { type Catalogue, type CatalogueEntry, toFood } from "#server/catalogue/catalogue.ts";
import type { Situation } from "./read-situation.ts";

export type SuggestionAnswer = z.output<typeof Suggestion>;

/** With fewer, the meal's own ideas are not enough, and those of other meals are added. */
const ENOUGH = 3;

/** Requires no provider and no network: the app's own meals from the catalogue. */
export function suggestFromCatalogue(catalogue: Catalogue, { eater, moment }: Pick<Situation, "eater" | "moment">): SuggestionAnswer[] {
  const ofMeal = suggestMeals(mealsAt(catalogue, moment.meal), eater, moment);
  const all = () =>
    suggestMeals(
      MEAL_TYPES.flatMap((meal) => mealsAt(catalogue, meal)),
      eater,
      moment,
    );
  return (ofMeal.length >= ENOUGH ? ofMeal : all()).map((suggestion) => toAnswer(catalogue, suggestion));
}

function toAnswer(catalogue: Catalogue, suggestion: MealSuggestion<CatalogueEntry>): SuggestionAnswer {
  const { name, parts, whole, healthScore, reason, alternatives, mayContain } = suggestion;
  const grams = parts.reduce((sum, part) => sum + part.grams, 0);
  const foods = parts.map((part) => ({ food: toFood(catalogue.rowOf(part.food)), grams: part.grams }));
  return {
    name,
    healthScore,
    calories: Math.round(((whole.calories ?? 0) * grams) / 100),
    isHealthy: isHealthyScore(healthScore),
    reason,
    alternatives: alternatives.map((other) => other.name),
    alternativesMayContain: alternatives.map((other) => other.mayContain),
    suggestedBy: "catalogue",
    source: "USDA",
    grams,
    food: foods.length === 1 ? (foods[0]?.food ?? null) : null,
    parts: foods,
    mayContain,
  };
}

/** The catalogue does not change while the process runs. */
const known = new WeakMap<Catalogue, Map<MealType, BaseMeal<CatalogueEntry>[]>>();

function mealsAt(catalogue: Catalogue, meal: MealType): BaseMeal<CatalogueEntry>[] {
  const meals = known.get(catalogue) ?? new Map<MealType, BaseMeal<CatalogueEntry>[]>();
  known.set(catalogue, meals);
  const found = meals.get(meal) ?? listMeals(catalogue.entries, meal);
  meals.set(meal, found);
  return found;
}
