import type { AnyNutrient } from "#core/domain/knowledge/labels.ts";
import { MAIN_NUTRIENTS, type MainNutrient, MINERALS, type Nutrient, OTHER_NUTRIENTS, VITAMINS } from "#core/domain/nutrients.ts";

export const ALL_NUTRIENTS: Record<AnyNutrient, Nutrient> = { ...MAIN_NUTRIENTS, ...VITAMINS, ...MINERALS, ...OTHER_NUTRIENTS };

/** A food's figures per 100 g, as the API sends them. */
export interface FiguresPer100G extends Record<MainNutrient, number | null> {
  vitamins: Record<string, number> | null;
  minerals: Record<string, number> | null;
  otherNutrients: Record<string, number> | null;
}

/** How much of a nutrient so many grams of a food hold, in the nutrient's own unit. */
export const nutrientIn = (food: FiguresPer100G, nutrient: AnyNutrient, grams: number): number | null =>
  amountIn(per100GOf(food, nutrient), grams);

export const per100GOf = (food: FiguresPer100G, nutrient: AnyNutrient): number | null | undefined =>
  isMain(nutrient) ? food[nutrient] : (food.vitamins?.[nutrient] ?? food.minerals?.[nutrient] ?? food.otherNutrients?.[nutrient]);

/** What is missing at the source stays missing. */
export function amountIn(per100G: number | null | undefined, grams: number): number | null {
  return per100G === null || per100G === undefined ? null : steady((per100G * grams) / 100);
}

/** Of a day's need. Undefined where either is unknown. */
export function percentOf(amount: number | null, need: number | undefined): number | undefined {
  return amount === null || need === undefined ? undefined : steady((amount / need) * 100);
}

/** Takes off what binary fractions add, so that a figure exactly on a threshold is on it. */
const steady = (value: number): number => Math.round(value * 1e6) / 1e6;

const isMain = (nutrient: AnyNutrient): nutrient is MainNutrient => Object.hasOwn(MAIN_NUTRIENTS, nutrient);
