import { PRODUCT_NAME } from "#core/domain/site/brand.ts";

/** The source name for the dishes of our own recipes; the dish's source code is the recipe's slug. */
export const RECIPE_SOURCE = `${PRODUCT_NAME} recipes`;

/** From the diet that suits the most people to the one that suits the fewest. */
export const RECIPE_DIETS = ["vegan", "vegetarian", "pescatarian", "meat"] as const;
export type RecipeDiet = (typeof RECIPE_DIETS)[number];

/** From the cheapest to the most expensive. */
export const COST_BANDS = ["low", "middle", "high"] as const;
export type CostBand = (typeof COST_BANDS)[number];
