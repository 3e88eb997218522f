import type { Suggestion } from "#core/contracts/suggestions.ts";
import { MEAL_TYPES, type MealType } from "#core/domain/diary/meals.ts";
import { isRecord } from "#core/domain/values/is-record.ts";
import { readStoredJson, store, storeWhole } from "#web/lib/storage.ts";
import { personalKey } from "#web/lib/storage-keys.ts";

/** The last suggestions of a user, with their meal and time. */
export interface Ideas {
  mealType: MealType;
  at: string;
  suggestions: Suggestion[];
}

const ideasKey = (userId: string) => personalKey(userId, "suggestions");
const mealKey = (userId: string) => personalKey(userId, "suggestion-meal");

export const storeIdeas = (userId: string, ideas: Ideas): void => storeWhole(ideasKey(userId), JSON.stringify(ideas));

export function readStoredIdeas(userId: string): Ideas | undefined {
  const stored = readStoredJson(ideasKey(userId));
  return isIdeas(stored) ? stored : undefined;
}

/** The chosen meal is stored for one day only. */
export const storeMeal = (userId: string, mealType: MealType, day: string): void =>
  store(mealKey(userId), JSON.stringify({ mealType, day }));

export function readStoredMeal(userId: string, today: string): MealType | undefined {
  const stored = readStoredJson(mealKey(userId));
  return isRecord(stored) && stored.day === today && isMeal(stored.mealType) ? stored.mealType : undefined;
}

/** Checked deeply enough for the page to render it safely. */
const isIdeas = (value: unknown): value is Ideas =>
  isRecord(value) &&
  isMeal(value.mealType) &&
  typeof value.at === "string" &&
  !Number.isNaN(Date.parse(value.at)) &&
  Array.isArray(value.suggestions) &&
  value.suggestions.every(isSuggestion);

const isSuggestion = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.name === "string" &&
  typeof value.reason === "string" &&
  typeof value.healthScore === "number" &&
  typeof value.calories === "number" &&
  Array.isArray(value.alternatives) &&
  Array.isArray(value.mayContain) &&
  (value.food === null || (isRecord(value.food) && typeof value.food.id === "string" && Array.isArray(value.food.portions)));

const isMeal = (value: unknown): value is MealType => MEAL_TYPES.some((meal) => meal === value);
