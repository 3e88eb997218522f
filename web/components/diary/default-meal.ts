import type { MealType } from "#core/domain/diary/meal-types.ts";

const UNTIL: readonly { time: string; meal: MealType }[] = [
  { time: "03:59", meal: "snack" },
  { time: "10:59", meal: "breakfast" },
  { time: "14:59", meal: "lunch" },
  { time: "16:59", meal: "snack" },
  { time: "21:29", meal: "dinner" },
  { time: "23:59", meal: "snack" },
];

const DEFAULT_MEAL: MealType = "breakfast";

/** The meal that most people have at this time, 'HH:MM'. */
export const defaultMeal = (time: string): MealType => UNTIL.find((part) => time <= part.time)?.meal ?? DEFAULT_MEAL;
