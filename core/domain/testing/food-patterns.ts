import type { FoodPatterns } from "#core/domain/foods/food-patterns.ts";

/** For tests: a food that counts toward no group; each test sets what it needs. */
export const NO_FOOD_GROUPS: FoodPatterns = {
  addedSugarsG: 0,
  wholeGrainsOz: 0,
  refinedGrainsOz: 0,
  fruitCups: 0,
  fruitJuiceCups: 0,
  vegetableCups: 0,
  darkGreenCups: 0,
  redOrangeCups: 0,
  starchyVegetableCups: 0,
  legumesCups: 0,
  dairyCups: 0,
  milkCups: 0,
  yogurtCups: 0,
  cheeseCups: 0,
  meatOz: 0,
  curedMeatOz: 0,
  poultryOz: 0,
  seafoodHighOmega3Oz: 0,
  seafoodLowOmega3Oz: 0,
  eggsOz: 0,
  soyOz: 0,
  nutsSeedsOz: 0,
  oilsG: 0,
  solidFatsG: 0,
};
