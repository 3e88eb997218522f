export const FOOD_CATEGORIES = ["fruit", "vegetable", "protein", "grain", "dairy", "nuts", "user-entered", "other"] as const;
export type FoodCategory = (typeof FOOD_CATEGORIES)[number];

/** Where a figure comes from. */
export const FIGURE_SOURCES = ["USDA", "AI estimate"] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];
