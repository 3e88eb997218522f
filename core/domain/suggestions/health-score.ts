import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { groupsIn } from "#core/domain/foods/food-groups-eaten.ts";
import type { DailyNeeds, NeededNutrient } from "#core/domain/needs/needs.ts";
import { amountPerPortion, defaultPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";

export const HEALTH_SCORE_HIGH_FROM = 8;
export const HEALTH_SCORE_MID_FROM = 6;

/** The nutrients that diaries lack most often and a food can add. */
export const ADDED_MINERALS = ["calciumMg", "ironMg", "magnesiumMg", "potassiumMg", "zincMg"] as const;
export const ADDED_VITAMINS = ["vitaminAUg", "vitaminCMg", "vitaminDUg", "folateUg", "vitaminB12Ug"] as const;
export const ADDED_NUTRIENTS = ["protein", "fiber", ...ADDED_MINERALS, ...ADDED_VITAMINS] as const satisfies readonly NeededNutrient[];
export type AddedNutrient = (typeof ADDED_NUTRIENTS)[number];

const HIGHEST = 10;
const POINTS = { groups: 4, fiber: 2, wholeGrain: 1, addedSugar: 1.5, saturatedFat: 0.75, sodium: 0.75 };
/** The amount of each group that counts as having it. */
const ENOUGH = { fruitCups: 0.25, vegetableCups: 0.25, wholeGrainsOz: 0.5, dairyCups: 0.4, proteinOz: 1 };
const FIBER_G_PER_1000_KCAL = 14;
/** Shares of the energy: up to the first, nothing is deducted; from the second on, no points are left. */
const ADDED_SUGAR_SHARES = [0.05, 0.25] as const;
const SATURATED_FAT_SHARES = [0.1, 0.25] as const;
/** mg per kcal: 2,300 mg in 2,000 kcal, and three times that. */
const SODIUM_PER_KCAL = [1.15, 3.5] as const;
/** The energy is at least this, because dividing by the few calories of a cucumber would distort the ratio. */
const MIN_KCAL = 40;
const NO_GRAIN = 0.5;

/**
 * A score from 0 to 10 for a serving: points for its food groups, fiber and whole grain, and for little added sugar, saturated fat and
 * sodium relative to its energy. Vitamins added to a food do not count. `expectedGroups` is the number of groups that a meal should have.
 */
export function healthScore(food: CatalogueFood, expectedGroups = 1): number {
  const { grams } = defaultPortion(food);
  const groups = groupsIn(food, grams);
  const kcal = Math.max(MIN_KCAL, amountPerPortion(food, "calories") ?? 0);
  const had = (Object.keys(ENOUGH) as (keyof typeof ENOUGH)[]).filter((group) => groups[group] >= ENOUGH[group]).length;
  const grain = groups.wholeGrainsOz + groups.refinedGrainsOz;
  const up =
    POINTS.groups * Math.min(1, had / expectedGroups) +
    POINTS.fiber * Math.min(1, (amountPerPortion(food, "fiber") ?? 0) / ((kcal / 1000) * FIBER_G_PER_1000_KCAL)) +
    POINTS.wholeGrain * (grain > 0 ? groups.wholeGrainsOz / grain : NO_GRAIN);
  const limitPoints =
    POINTS.addedSugar * rateShare((groups.addedSugarsG * 4) / kcal, ADDED_SUGAR_SHARES) +
    POINTS.saturatedFat * rateShare(((amountPerPortion(food, "saturatedFat") ?? 0) * 9) / kcal, SATURATED_FAT_SHARES) +
    POINTS.sodium * rateShare((amountPerPortion(food, "sodium") ?? 0) / kcal, SODIUM_PER_KCAL);
  // Low amounts of what to limit earn full points only if the food has at least one food group.
  return Math.min(HIGHEST, Math.max(0, Math.round(up + limitPoints * (had > 0 ? 1 : 0.5))));
}

export const isHealthyScore = (score: number): boolean => score >= HEALTH_SCORE_MID_FROM;

/** The share of a day's need in the usual serving; zero if a figure is missing. */
export function shareOfNeed(food: CatalogueFood, nutrient: AddedNutrient, needs: DailyNeeds): number {
  const need = needs[nutrient]?.amount;
  return need === undefined ? 0 : (amountPerPortion(food, nutrient) ?? 0) / need;
}

const rateShare = (amount: number, [free, none]: readonly [number, number]): number =>
  Math.min(1, Math.max(0, (none - amount) / (none - free)));
