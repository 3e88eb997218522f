/** How a member sees food: with energy and grams, or calmly: only food groups and words. */
export const FOOD_DISPLAYS = ["numbers", "calm"] as const;
export type FoodDisplay = (typeof FOOD_DISPLAYS)[number];
