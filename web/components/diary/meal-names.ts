import type { MealType } from "#core/domain/choices.ts";

export const MEAL_NAMES: Record<MealType, string> = { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner", snack: "Snack" };
