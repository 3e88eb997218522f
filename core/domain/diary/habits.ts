import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { toFoodGroups } from "#core/domain/foods/food-groups.ts";
import type { MealType } from "./meals.ts";

/** What calm mode counts instead of a calorie goal. A day without any loses nothing. */
export const HABITS = ["fruit-at-breakfast", "three-colors", "water-at-school", "vegetables-at-dinner", "four-groups"] as const;
export type Habit = (typeof HABITS)[number];

export const MAX_HABITS = 3;

export const HABIT_TEXTS: Record<Habit, { name: string; how: string }> = {
  "fruit-at-breakfast": { name: "A fruit at breakfast", how: "Any fruit you log at breakfast." },
  "three-colors": { name: "Three colors a day", how: "Three different fruits or vegetables, at any meal." },
  "water-at-school": { name: "Water at school", how: "A glass in the morning or in the afternoon." },
  "vegetables-at-dinner": { name: "Vegetables at dinner", how: "Any vegetable you log at dinner." },
  "four-groups": { name: "Four food groups a day", how: "Foods of four of the six groups, in any amount." },
};

export interface HabitDay {
  eaten: readonly { foodId: string; mealType: MealType; category: FoodCategory }[];
  morningGlasses: number;
  afternoonGlasses: number;
}

/** Which habits a day has, whether chosen or not. */
export const findHabits = (day: HabitDay): Habit[] => HABITS.filter((habit) => IS_MET[habit](day));

const has = ({ eaten }: HabitDay, meal: MealType, group: FoodCategory): boolean =>
  eaten.some(({ mealType, category }) => mealType === meal && category === group);

const COLORS = 3;
const GROUPS = 4;

const IS_MET: Record<Habit, (day: HabitDay) => boolean> = {
  "fruit-at-breakfast": (day) => has(day, "breakfast", "fruit"),
  "three-colors": ({ eaten }) =>
    new Set(eaten.filter(({ category }) => category === "fruit" || category === "vegetable").map(({ foodId }) => foodId)).size >= COLORS,
  "water-at-school": ({ morningGlasses, afternoonGlasses }) => morningGlasses + afternoonGlasses > 0,
  "vegetables-at-dinner": (day) => has(day, "dinner", "vegetable"),
  "four-groups": ({ eaten }) => toFoodGroups(eaten.map(({ category }) => category)).length >= GROUPS,
};
