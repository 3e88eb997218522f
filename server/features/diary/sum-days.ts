import { amountPer100G } from "#core/domain/foods/portions.ts";
import { ALL_NUTRIENTS, type AnyNutrient } from "#core/domain/nutrients/nutrients.ts";
import type { EatenFood } from "#server/catalogue/eaten-foods.ts";
import type { FoodVersion } from "#server/db/tables/foods.ts";

/** Safe to cast: `ALL_NUTRIENTS` is a constant, so its keys are exactly the names of its type. */
const NUTRIENTS = Object.keys(ALL_NUTRIENTS) as AnyNutrient[];

/** A food's nutrients, by their index in the list, because adding by name takes many times as long. */
interface FoodAmounts {
  places: readonly number[];
  per100G: readonly number[];
}

/** Looked up once per food, because a quarter of a year has thousands of entries but only a few hundred foods. */
const cache = new WeakMap<FoodVersion, FoodAmounts>();

/** Like `sumNutrients`, but fast for many entries. */
export function sumNutrients(entries: readonly EatenFood[]): Partial<Record<AnyNutrient, number>> {
  const sums = new Float64Array(NUTRIENTS.length);
  const hasAmount = new Uint8Array(NUTRIENTS.length);
  for (const { food, quantity } of entries) {
    const { places, per100G } = toFoodAmounts(food);
    for (let index = 0; index < places.length; index += 1) {
      // Safe to cast: `places` and `per100G` have the same length, and every place is an index into `sums`.
      const place = places[index] as number;
      sums[place] = (sums[place] as number) + ((per100G[index] as number) * quantity) / 100;
      hasAmount[place] = 1;
    }
  }
  return Object.fromEntries(NUTRIENTS.flatMap((nutrient, place) => (hasAmount[place] ? [[nutrient, sums[place]]] : [])));
}

function toFoodAmounts(food: FoodVersion): FoodAmounts {
  const before = cache.get(food);
  if (before) return before;
  const places: number[] = [];
  const per100G: number[] = [];
  NUTRIENTS.forEach((nutrient, place) => {
    const amount = amountPer100G(food, nutrient);
    if (amount === null || amount === undefined) return;
    places.push(place);
    per100G.push(amount);
  });
  const amounts = { places, per100G };
  cache.set(food, amounts);
  return amounts;
}
