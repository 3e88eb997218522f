import { MEAL_TYPES, type MealType } from "#core/domain/diary/meals.ts";

/** The next meal to log: the first empty one, starting at this time of day. */
export function nextEmptyMeal(isEmpty: (meal: MealType) => boolean, from: MealType): MealType | undefined {
  const start = MEAL_TYPES.indexOf(from);
  return [...MEAL_TYPES.slice(start), ...MEAL_TYPES.slice(0, start)].find(isEmpty);
}

/** The element that takes the focus when the focused element is removed. */
export const mealHeadingId = (meal: MealType): string => `meal-${meal}`;
