export const FOOD_CATEGORIES = ["fruit", "vegetable", "protein", "grain", "dairy", "nuts", "user-entered", "other"] as const;
export type FoodCategory = (typeof FOOD_CATEGORIES)[number];

/** Where a figure comes from. */
export const NUTRIENT_SOURCES = ["USDA", "AI estimate"] as const;
export type NutrientSource = (typeof NUTRIENT_SOURCES)[number];
