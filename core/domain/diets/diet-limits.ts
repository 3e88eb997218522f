import { amountPerPortion, type FoodOnAPlate } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import type { AnyNutrient } from "#core/domain/nutrients/nutrients.ts";
import type { Diet } from "./parse-diets.ts";

/** FDA 'low sodium' for a main dish; the others are everyday limits for a serving. */
const LOW_SODIUM_MG_PER_100_G = 140;
const LIMITS: Partial<Record<Diet, { nutrient: AnyNutrient; most: number }>> = {
  "low sugar": { nutrient: "sugar", most: 8 },
  "low fat": { nutrient: "fat", most: 8 },
  "low carb": { nutrient: "carbs", most: 15 },
};

/** Undefined for a diet that depends on ingredients. An unknown figure counts as within the limit. */
export function isWithinDietLimit(diet: Diet, food: Partial<FoodOnAPlate>): boolean | undefined {
  if (diet === "low sodium") return (food.sodium ?? 0) <= LOW_SODIUM_MG_PER_100_G;
  const limit = LIMITS[diet];
  if (!limit) return undefined;
  return ((isOnAPlate(food) ? amountPerPortion(food, limit.nutrient) : undefined) ?? 0) <= limit.most;
}

const isOnAPlate = (food: Partial<FoodOnAPlate>): food is FoodOnAPlate => food.portions !== undefined && food.vitamins !== undefined;
