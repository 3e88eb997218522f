/** How a member sees food: with energy and grams, or calmly: food groups and words alone. */
export const FOOD_DISPLAYS = ["numbers", "calm"] as const;
export type FoodDisplay = (typeof FOOD_DISPLAYS)[number];
