/** USDA's food groups per 100 g: cup and ounce equivalents as the dietary guidelines count them, and grams. */
export interface FoodPatterns {
  /** Never more than the food's total sugars. */
  addedSugarsG: number;
  wholeGrainsOz: number;
  refinedGrainsOz: number;
  /** Includes juice. */
  fruitCups: number;
  fruitJuiceCups: number;
  /** Without beans, peas and lentils. */
  vegetableCups: number;
  darkGreenCups: number;
  redOrangeCups: number;
  starchyVegetableCups: number;
  legumesCups: number;
  /** Includes fortified soy milk, so an amount above 0 does not prove milk. */
  dairyCups: number;
  milkCups: number;
  yogurtCups: number;
  cheeseCups: number;
  meatOz: number;
  curedMeatOz: number;
  poultryOz: number;
  seafoodHighOmega3Oz: number;
  seafoodLowOmega3Oz: number;
  eggsOz: number;
  soyOz: number;
  nutsSeedsOz: number;
  oilsG: number;
  solidFatsG: number;
}

/** One ingredient of a food's usual recipe, in USDA's words. */
export interface Ingredient {
  name: string;
  /** The share of the recipe's raw weight, from 0 to 1. */
  share: number;
}
