import type { CatalogueFood } from "#core/domain/catalogue-food.ts";
import { HEALTH_SCORE_MID_FROM } from "#core/domain/constants.ts";
import { amountPerPortion } from "#core/domain/knowledge/labels.ts";
import { isDrink } from "#core/domain/knowledge/liquids.ts";
import type { DailyNeeds, NeededNutrient } from "#core/domain/needs.ts";

/** What days are short of most often, and a food can add. */
export const ADDED_NUTRIENTS = [
  "protein",
  "fiber",
  "calciumMg",
  "ironMg",
  "magnesiumMg",
  "potassiumMg",
  "zincMg",
  "vitaminAUg",
  "vitaminCMg",
  "vitaminDUg",
  "folateUg",
  "vitaminB12Ug",
] as const satisfies readonly NeededNutrient[];
export type AddedNutrient = (typeof ADDED_NUTRIENTS)[number];

const HIGHEST = 10;
const START = 2.5;
/** About as much of the nutrients as of the energy, over all of them. */
const FULL_DENSITY = 1;
/** One nutrient alone does not make a score. */
const MOST_SHARE = 0.25;
const DAY_KCAL = 2000;
/** Cucumbers are mostly water: dividing by nothing tells nothing. */
const LEAST_ENERGY_SHARE = 0.02;

/** Counted down gently: from a tenth of the day's limit on, a point and a half at most each. */
const FREE_SHARE = 0.1;
const POINTS_PER_SHARE = 4;
const MOST_POINTS_DOWN = 1.5;
const SATURATED_FAT_LIMIT_G = 20;
const SODIUM_LIMIT_MG = 2300;
const ADDED_SUGAR_LIMIT_G = 50;
/** Milk brings its own sugar, as fruit and vegetables do. */
const MILK_SUGAR_G_PER_100_G = 5;

/**
 * 0 to 10 for the usual serving: how much protein, fiber, vitamins and minerals it adds toward the day's needs beside the
 * energy it brings, less a little for much saturated fat, sodium and sugar. Whole numbers, as the app shows them.
 */
export function healthScore(food: CatalogueFood, needs: DailyNeeds): number {
  const added = ADDED_NUTRIENTS.reduce((sum, nutrient) => sum + Math.min(MOST_SHARE, shareOfNeed(food, nutrient, needs)), 0);
  const energyShare = Math.max(LEAST_ENERGY_SHARE, (amountPerPortion(food, "calories") ?? 0) / DAY_KCAL);
  const density = added / ADDED_NUTRIENTS.length / energyShare;
  const up = (HIGHEST - START) * Math.min(1, density / FULL_DENSITY);
  const down =
    pointsDown((amountPerPortion(food, "saturatedFat") ?? 0) / SATURATED_FAT_LIMIT_G) +
    pointsDown((amountPerPortion(food, "sodium") ?? 0) / SODIUM_LIMIT_MG) +
    pointsDown(addedSugar(food) / ADDED_SUGAR_LIMIT_G);
  return Math.min(HIGHEST, Math.max(0, Math.round(START + up - down)));
}

export const isHealthyScore = (score: number): boolean => score >= HEALTH_SCORE_MID_FROM;

/** Of a day's need, from the usual serving; nothing where a figure is missing. */
export function shareOfNeed(food: CatalogueFood, nutrient: AddedNutrient, needs: DailyNeeds): number {
  const need = needs[nutrient]?.amount;
  return need === undefined ? 0 : (amountPerPortion(food, nutrient) ?? 0) / need;
}

/** Sources tell sugar as a whole; what a food has by nature is left out as far as its kind tells. Juice counts as sugared. */
function addedSugar(food: CatalogueFood): number {
  const sugar = amountPerPortion(food, "sugar") ?? 0;
  if ((food.category === "fruit" || food.category === "vegetable") && !isDrink(food)) return 0;
  const weight = food.portions[0]?.grams ?? 100;
  return food.category === "dairy" ? Math.max(0, sugar - (MILK_SUGAR_G_PER_100_G * weight) / 100) : sugar;
}

const pointsDown = (share: number): number => Math.min(MOST_POINTS_DOWN, Math.max(0, share - FREE_SHARE) * POINTS_PER_SHARE);
