import { amountPer100G, type NutrientsPer100G } from "#core/domain/foods/portions.ts";
import { ALL_NUTRIENTS, type AnyNutrient } from "#core/domain/nutrients/nutrients.ts";

interface Eaten {
  quantity: number;
  food: NutrientsPer100G;
}

export type Totals = Partial<Record<AnyNutrient, number>>;

/** Safe to cast: the keys of a constant are exactly its keys. */
const NUTRIENTS = Object.keys(ALL_NUTRIENTS) as AnyNutrient[];

/** The sum over the entries, unrounded. A figure that none of the foods has is absent. */
export function sumNutrients(entries: readonly Eaten[]): Totals {
  const totals: Totals = {};
  for (const nutrient of NUTRIENTS) {
    const total = sumNutrient(entries, nutrient);
    if (total !== undefined) totals[nutrient] = total;
  }
  return totals;
}

/** The sum of one figure over the entries, unrounded; undefined if none of the foods has it. */
export function sumNutrient(entries: readonly Eaten[], nutrient: AnyNutrient): number | undefined {
  let total: number | undefined;
  for (const { food, quantity } of entries) {
    const per100G = amountPer100G(food, nutrient);
    if (per100G !== null && per100G !== undefined) total = (total ?? 0) + (per100G * quantity) / 100;
  }
  return total;
}

/** The share of a goal that is reached, from 0 to 100: above the goal the bar stays full. */
export const percentOfGoal = (amount: number, goal: number): number => (goal > 0 ? Math.min(100, (amount / goal) * 100) : 0);
