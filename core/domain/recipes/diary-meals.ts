import type { RecipeMeal } from "#core/content/recipes/recipe-choices.ts";
import type { MealType } from "#core/domain/diary/meals.ts";

/** The diary meal in which a recipe is suggested and logged. */
export const DIARY_MEALS: Record<RecipeMeal, MealType> = {
  breakfast: "breakfast",
  lunchbox: "lunch",
  snack: "snack",
  dinner: "dinner",
  drink: "snack",
};
