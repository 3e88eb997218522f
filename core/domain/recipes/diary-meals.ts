import type { RecipeMeal } from "#core/content/recipes/recipe-choices.ts";
import type { MealType } from "#core/domain/diary/meal-types.ts";

/** In which meal of the diary a recipe is suggested and logged. */
export const DIARY_MEALS: Record<RecipeMeal, MealType> = {
  breakfast: "breakfast",
  lunchbox: "lunch",
  snack: "snack",
  dinner: "dinner",
  drink: "snack",
};
