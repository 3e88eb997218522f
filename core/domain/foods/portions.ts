import type { AnyNutrient } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { MAIN_NUTRIENTS, type MainNutrient, MINERALS, type Nutrient, OTHER_NUTRIENTS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import { amountIn } from "#core/domain/nutrients/proportions.ts";

export const ALL_NUTRIENTS: Record<AnyNutrient, Nutrient> = { ...MAIN_NUTRIENTS, ...VITAMINS, ...MINERALS, ...OTHER_NUTRIENTS };

/** A food's figures per 100 g, as the API sends them. */
export interface FiguresPer100G extends Record<MainNutrient, number | null> {
  vitamins: Record<string, number> | null;
  minerals: Record<string, number> | null;
  otherNutrients: Record<string, number> | null;
}

/** How much of a nutrient this many grams of a food contain, in the nutrient's own unit. */
export const nutrientIn = (food: FiguresPer100G, nutrient: AnyNutrient, grams: number): number | null =>
  amountIn(per100GOf(food, nutrient), grams);

export const per100GOf = (food: FiguresPer100G, nutrient: AnyNutrient): number | null | undefined =>
  isMain(nutrient) ? food[nutrient] : (food.vitamins?.[nutrient] ?? food.minerals?.[nutrient] ?? food.otherNutrients?.[nutrient]);

const isMain = (nutrient: AnyNutrient): nutrient is MainNutrient => Object.hasOwn(MAIN_NUTRIENTS, nutrient);
