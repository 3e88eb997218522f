import { MAX_QUANTITY_G } from "#core/domain/diary/limits.ts";
import { MAX_KCAL_PER_100_G, MAX_MACRO_G_PER_100_G, MAX_NUTRIENT_AMOUNT } from "#core/domain/foods/limits.ts";
import { MAIN_NUTRIENTS, MINERALS, OTHER_NUTRIENTS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import type { FoodVersion } from "#server/db/tables/foods.ts";
import type { EatenNutrients, ImportedRow } from "./read/imported-row.ts";

/** Labels are rounded, so the figures of pure fat may slightly exceed what is possible. */
const ROUNDING = 1.05;
const NOMINAL_G = 100;
/** Less than this is not an amount of food; the number means something else. */
const MIN_GRAMS = 0.1;
const MIN_UNITS = 0.1;

type Nutrients = Omit<FoodVersion, "name">;

export interface Placed {
  quantity: number;
  figures: Nutrients;
  /** The weight of one of the file's portions, or null if the file states grams. */
  portionGrams: number | null;
}

/** Calculates the amount and the figures per 100 g with which an entry has exactly the figures of the file. */
export function placeRow({ grams, units, figures: nutrients }: Pick<ImportedRow, "grams" | "units" | "figures">): Placed {
  if (grams !== null && grams >= MIN_GRAMS && grams <= MAX_QUANTITY_G && isPlausible(nutrients, grams)) {
    return { quantity: round(grams), figures: per100G(nutrients, grams), portionGrams: null };
  }
  // The weight is unknown, so one portion counts as 100 g, or as the minimum weight that its figures require.
  const many = units >= MIN_UNITS && units <= MAX_QUANTITY_G / NOMINAL_G ? units : 1;
  const portionGrams = Math.min(MAX_QUANTITY_G, NOMINAL_G * Math.max(1, Math.ceil(minGrams(nutrients) / many / NOMINAL_G)));
  const quantity = Math.min(MAX_QUANTITY_G, round(portionGrams * many));
  return { quantity, figures: per100G(nutrients, quantity), portionGrams };
}

const sumMacros = ({ protein = 0, carbs = 0, fat = 0 }: EatenNutrients) => protein + carbs + fat;

const minGrams = (nutrients: EatenNutrients): number =>
  Math.max(
    (100 * (nutrients.calories ?? 0)) / MAX_KCAL_PER_100_G,
    (100 * sumMacros(nutrients)) / MAX_MACRO_G_PER_100_G,
    ...Object.values(nutrients).map((amount) => (100 * amount) / MAX_NUTRIENT_AMOUNT),
  );

const isPlausible = (nutrients: EatenNutrients, grams: number): boolean => minGrams(nutrients) <= grams * ROUNDING;

function per100G(eaten: EatenNutrients, grams: number): Nutrients {
  const share = (nutrient: string): number | null => {
    const amount = eaten[nutrient];
    return amount === undefined ? null : round((amount / grams) * 100);
  };
  const group = (nutrients: object) => {
    const amounts = Object.keys(nutrients).flatMap((nutrient) => {
      const amount = share(nutrient);
      return amount === null ? [] : [[nutrient, amount] as const];
    });
    return amounts.length === 0 ? null : Object.fromEntries(amounts);
  };
  // Safe to cast: the entries are made from exactly the keys of `MAIN_NUTRIENTS`.
  const main = Object.fromEntries(Object.keys(MAIN_NUTRIENTS).map((nutrient) => [nutrient, share(nutrient)])) as Record<
    keyof typeof MAIN_NUTRIENTS,
    number | null
  >;
  return { ...main, vitamins: group(VITAMINS), minerals: group(MINERALS), otherNutrients: group(OTHER_NUTRIENTS) };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
