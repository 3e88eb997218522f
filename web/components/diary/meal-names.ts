import type { MealType } from "#core/domain/diary/meal-types.ts";

export const MEAL_NAMES: Record<MealType, string> = { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner", snack: "Snack" };
