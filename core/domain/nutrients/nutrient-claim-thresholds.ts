import type { FoodNutrients, Portion } from "#core/domain/foods/catalogue-food.ts";
import {
  ALL_NUTRIENTS,
  type AnyNutrient,
  MAIN_NUTRIENTS,
  type MainNutrient,
  MINERALS,
  type Mineral,
  type OtherNutrient,
  VITAMINS,
  type Vitamin,
} from "./nutrients.ts";

/** FDA thresholds for what a label may claim about a portion. */
export const LOW_UP_TO_PERCENT = 5;
export const GOOD_SOURCE_FROM_PERCENT = 10;
export const HIGH_FROM_PERCENT = 20;

const DEFAULT_PORTION: Portion = { label: "100 g", grams: 100 };

export type LabelLevel = "low" | "good" | "high";

/** The input of the rules: a food's figures and its portions. */
export type FoodOnAPlate = FoodNutrients & { portions: readonly Portion[] };

export const defaultPortion = (food: FoodOnAPlate): Portion => food.portions[0] ?? DEFAULT_PORTION;

/** In the nutrient's own unit; undefined if the source has no figure. */
export function amountPerPortion(food: FoodOnAPlate, nutrient: AnyNutrient, portion: Portion = defaultPortion(food)): number | undefined {
  const per100G = nutrientAmount(food, nutrient);
  return per100G === undefined || per100G === null ? undefined : steady((per100G * portion.grams) / 100);
}

export function percentOfDailyValue(
  food: FoodOnAPlate,
  nutrient: AnyNutrient,
  portion: Portion = defaultPortion(food),
): number | undefined {
  const amount = amountPerPortion(food, nutrient, portion);
  const { dailyValue } = ALL_NUTRIENTS[nutrient];
  return amount === undefined || dailyValue === undefined ? undefined : steady((amount / dailyValue) * 100);
}

/** Between 5% and 10% a label makes no claim. */
export function labelLevel(food: FoodOnAPlate, nutrient: AnyNutrient, portion?: Portion): LabelLevel | undefined {
  const percent = percentOfDailyValue(food, nutrient, portion);
  if (percent === undefined) return undefined;
  if (percent >= HIGH_FROM_PERCENT) return "high";
  if (percent >= GOOD_SOURCE_FROM_PERCENT) return "good";
  return percent <= LOW_UP_TO_PERCENT ? "low" : undefined;
}

export const isHigh = (food: FoodOnAPlate, nutrient: AnyNutrient, portion?: Portion): boolean =>
  labelLevel(food, nutrient, portion) === "high";
export const isGoodSource = (food: FoodOnAPlate, nutrient: AnyNutrient, portion?: Portion): boolean =>
  labelLevel(food, nutrient, portion) === "good";
export const isLow = (food: FoodOnAPlate, nutrient: AnyNutrient, portion?: Portion): boolean =>
  labelLevel(food, nutrient, portion) === "low";

/** Each cast is safe, because the check in the same line proves the nutrient's type. */
function nutrientAmount(food: FoodNutrients, nutrient: AnyNutrient): number | null | undefined {
  if (nutrient in MAIN_NUTRIENTS) return food[nutrient as MainNutrient];
  if (nutrient in VITAMINS) return food.vitamins[nutrient as Vitamin];
  if (nutrient in MINERALS) return food.minerals[nutrient as Mineral];
  return food.otherNutrients[nutrient as OtherNutrient];
}

/** Removes binary rounding errors, so that a figure exactly on a threshold counts as reaching it. */
const steady = (value: number): number => Math.round(value * 1e6) / 1e6;
