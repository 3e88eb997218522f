import { ALL_NUTRIENTS, per100GOf } from "#core/domain/foods/portions.ts";
import type { AnyNutrient } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import type { EatenFood } from "#server/catalogue/eaten-foods.ts";
import type { FoodVersion } from "#server/db/tables/foods.ts";

/** Safe to cast: the keys of a constant are exactly its keys. */
const NUTRIENTS = Object.keys(ALL_NUTRIENTS) as AnyNutrient[];

/** Looked up once a food: a quarter of a year has thousands of entries, of a few hundred foods. */
const known = new WeakMap<FoodVersion, [AnyNutrient, number][]>();

/** As `totalsOf`, for very many entries. */
export function sumOf(entries: readonly EatenFood[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { food, quantity } of entries) {
    for (const [nutrient, per100G] of knownFigures(food)) totals[nutrient] = (totals[nutrient] ?? 0) + (per100G * quantity) / 100;
  }
  return totals;
}

function knownFigures(food: FoodVersion): [AnyNutrient, number][] {
  const before = known.get(food);
  if (before) return before;
  const figures = NUTRIENTS.flatMap((nutrient): [AnyNutrient, number][] => {
    const per100G = per100GOf(food, nutrient);
    return per100G === null || per100G === undefined ? [] : [[nutrient, per100G]];
  });
  known.set(food, figures);
  return figures;
}
