import { MEAL_TYPES, type MealType } from "#core/domain/diary/meals.ts";

/** The text for a meal without entries. */
export const EMPTY_TEXTS: Record<MealType, { today: string; otherDay: string }> = {
  breakfast: {
    today: "The first bite of the day, big or small, goes here.",
    otherDay: "The first bite of that day, big or small, goes here.",
  },
  lunch: { today: "From the cafeteria or from home, it goes here.", otherDay: "From the cafeteria or from home, it goes here." },
  dinner: {
    today: "Whatever lands on your plate tonight, it goes here.",
    otherDay: "Whatever lands on the plate that day, it goes here.",
  },
  snack: { today: "Anything between meals goes here.", otherDay: "Anything between meals goes here." },
};

/** The next meal to log: the first empty one, starting at this time of day. */
export function nextEmptyMeal(isEmpty: (meal: MealType) => boolean, from: MealType): MealType | undefined {
  const start = MEAL_TYPES.indexOf(from);
  return [...MEAL_TYPES.slice(start), ...MEAL_TYPES.slice(0, start)].find(isEmpty);
}

/** The element that takes the focus when the focused element is removed. */
export const mealHeadingId = (meal: MealType): string => `meal-${meal}`;
