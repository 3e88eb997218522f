import { type AnyNutrient, MAIN_NUTRIENTS, type MainNutrient } from "#core/domain/nutrients/nutrients.ts";
import { amountIn } from "#core/domain/nutrients/proportions.ts";

/** A food's figures per 100 g, as the API sends them. */
export interface NutrientsPer100G extends Record<MainNutrient, number | null> {
  vitamins: Record<string, number> | null;
  minerals: Record<string, number> | null;
  otherNutrients: Record<string, number> | null;
}

/** How much of a nutrient this many grams of a food contain, in the nutrient's own unit. */
export const nutrientIn = (food: NutrientsPer100G, nutrient: AnyNutrient, grams: number): number | null =>
  amountIn(amountPer100G(food, nutrient), grams);

export const amountPer100G = (food: NutrientsPer100G, nutrient: AnyNutrient): number | null | undefined =>
  isMain(nutrient) ? food[nutrient] : (food.vitamins?.[nutrient] ?? food.minerals?.[nutrient] ?? food.otherNutrients?.[nutrient]);

const isMain = (nutrient: AnyNutrient): nutrient is MainNutrient => Object.hasOwn(MAIN_NUTRIENTS, nutrient);
