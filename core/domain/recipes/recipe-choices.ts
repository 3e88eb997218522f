import { PRODUCT_NAME } from "#core/domain/constants.ts";

/** The source of the dishes of our own recipes; a dish's code there is the recipe's name in the address. */
export const RECIPE_SOURCE = `${PRODUCT_NAME} recipes`;

/** From what fits everybody to what fits few. */
export const RECIPE_DIETS = ["vegan", "vegetarian", "pescatarian", "meat"] as const;
export type RecipeDiet = (typeof RECIPE_DIETS)[number];

export const COST_BANDS = ["low", "middle", "high"] as const;
export type CostBand = (typeof COST_BANDS)[number];
