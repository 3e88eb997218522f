import type { FoodCategory } from "./food-categories.ts";

/** The groups of a plate. A food that a user typed in, and everything else, belongs to none. */
export const FOOD_GROUPS = ["fruit", "vegetable", "protein", "grain", "dairy", "nuts"] as const satisfies readonly FoodCategory[];
export type FoodGroup = (typeof FOOD_GROUPS)[number];

/** The groups of these foods, each once, in the order above. */
export function toFoodGroups(categories: Iterable<FoodCategory>): FoodGroup[] {
  const eaten = new Set(categories);
  return FOOD_GROUPS.filter((group) => eaten.has(group));
}
