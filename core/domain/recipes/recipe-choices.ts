/** From what fits everybody to what fits few. */
export const RECIPE_DIETS = ["vegan", "vegetarian", "pescatarian", "meat"] as const;
export type RecipeDiet = (typeof RECIPE_DIETS)[number];

export const COST_BANDS = ["low", "middle", "high"] as const;
export type CostBand = (typeof COST_BANDS)[number];
