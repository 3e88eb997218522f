import { MAX_KCAL_PER_100_G, MAX_MACRO_G_PER_100_G } from "#core/domain/foods/limits.ts";
import { KCAL_PER_G } from "#core/domain/nutrients/nutrients.ts";

/** Estimated figures per 100 g. */
export interface EstimatedNutrients {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

/** Rounding, fiber and sugar alcohols change energy a little. */
const TOLERATED_SHARE = 0.2;
const TOLERATED_KCAL = 15;
const TOLERATED_GRAMS = 2;

/** The figures with the energy that follows from them; undefined if no food can have them. */
export function reconcileNutrients<F extends EstimatedNutrients>(nutrients: F): F | undefined {
  const { calories, protein, carbs, fat } = nutrients;
  const grams = [protein, carbs, fat];
  if (![calories, ...grams].every((value) => Number.isFinite(value) && value >= 0)) return undefined;
  if (grams.reduce((sum, value) => sum + value, 0) > MAX_MACRO_G_PER_100_G + TOLERATED_GRAMS) return undefined;
  const reckoned = protein * KCAL_PER_G.protein + carbs * KCAL_PER_G.carbs + fat * KCAL_PER_G.fat;
  const isNear = Math.abs(calories - reckoned) <= Math.max(TOLERATED_KCAL, reckoned * TOLERATED_SHARE);
  const energy = isNear ? calories : Math.round(reckoned);
  return energy > MAX_KCAL_PER_100_G ? undefined : { ...nutrients, calories: energy };
}

/** Whether a food can have these figures, at least after its energy is recalculated. */
export const isPlausible = (nutrients: EstimatedNutrients): boolean => reconcileNutrients(nutrients) !== undefined;
