import type * as z from "zod";
import type { Suggestion } from "#core/contracts/suggestions.ts";
import { MEAL_TYPES, type MealType } from "#core/domain/choices.ts";
import { amountPerPortion, defaultPortion } from "#core/domain/knowledge/labels.ts";
import { isHealthyScore } from "#core/domain/suggestions/health-score.ts";
import { roleAt } from "#core/domain/suggestions/meal-foods.ts";
import { type FoodAtMeal, type FoodSuggestion, suggestFoods } from "#core/domain/suggestions/suggest-foods.ts";
import { type Catalogue, type CatalogueEntry, toFood } from "#server/catalogue/catalogue.ts";
import type { Situation } from "./read-situation.ts";

export type SuggestionAnswer = z.output<typeof Suggestion>;

/** With fewer the meal's own foods do not go far enough, and those of other meals help out. */
const ENOUGH = 3;

/** Needs no provider and no network: the app's own choice from the catalogue. */
export function suggestFromCatalogue(catalogue: Catalogue, { eater, moment }: Situation): SuggestionAnswer[] {
  const ofMeal = suggestFoods(foodsAt(catalogue, moment.meal), eater, moment);
  const all = () => suggestFoods(foodsAtAnyMeal(catalogue), eater, moment);
  return (ofMeal.length >= ENOUGH ? ofMeal : all()).map((suggestion) => toAnswer(catalogue, suggestion));
}

function toAnswer(
  catalogue: Catalogue,
  { food, healthScore, reason, alternatives, mayContain }: FoodSuggestion<CatalogueEntry>,
): SuggestionAnswer {
  return {
    name: food.name,
    healthScore,
    calories: Math.round(amountPerPortion(food, "calories") ?? 0),
    isHealthy: isHealthyScore(healthScore),
    reason,
    alternatives: alternatives.map(({ name }) => name),
    suggestedBy: "catalogue",
    source: "USDA",
    grams: defaultPortion(food).grams,
    food: toFood(catalogue.rowOf(food)),
    mayContain,
  };
}

type Entries = FoodAtMeal<CatalogueEntry>[];

/** The catalogue does not change while the process lives. */
const known = new WeakMap<Catalogue, Map<MealType, Entries>>();

function foodsAt(catalogue: Catalogue, meal: MealType): Entries {
  const meals = known.get(catalogue) ?? new Map<MealType, Entries>();
  known.set(catalogue, meals);
  const found = meals.get(meal) ?? findFoodsAt(catalogue, meal);
  meals.set(meal, found);
  return found;
}

function findFoodsAt(catalogue: Catalogue, meal: MealType): Entries {
  return catalogue.entries.flatMap((food) => {
    const role = food.calories === null ? undefined : roleAt(food, meal);
    return role ? [{ food, role }] : [];
  });
}

function foodsAtAnyMeal(catalogue: Catalogue): Entries {
  const all = MEAL_TYPES.flatMap((meal) => foodsAt(catalogue, meal));
  return [...new Map(all.map((one) => [one.food.id, one])).values()];
}
