/** The largest number that the stepper of a recipe offers. */
export const MAX_RECIPE_SERVINGS = 12;
export const MAX_PLANNED_RECIPES_PER_DAY = 10;
export const PLANNED_DAYS = 7;
export const MAX_OWN_RECIPES = 200;
