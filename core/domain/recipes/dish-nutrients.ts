import type { CatalogueFood, FoodNutrients } from "#core/domain/foods/catalogue-food.ts";
import type { FoodPatterns } from "#core/domain/foods/food-patterns.ts";
import { mapMainNutrients } from "#core/domain/nutrients/nutrients.ts";

/** An ingredient of a dish, weighed before cooking. */
export interface DishPart<F extends CatalogueFood = CatalogueFood> {
  food: F;
  grams: number;
  /** Weighed raw or dry and then heated, so some of its vitamins are lost. */
  isCookedFromRaw: boolean;
}

/** The share that remains after cooking from raw: USDA Table of Nutrient Retention Factors, release 6 (2007), averaged over its foods. */
const RETAINED: Readonly<Record<string, number>> = { vitaminCMg: 0.8, folateUg: 0.85, thiaminMg: 0.9 };

/** If foods with more than this share of the weight lack a figure, it is unknown for the dish, too. */
const MAX_UNKNOWN_SHARE = 0.05;

type NutrientSums = Readonly<Record<string, number | null | undefined>>;

/** Figures per 100 g of the finished dish. Cooking changes the water content; everything else remains the sum of the ingredients. */
export function dishNutrients(parts: readonly DishPart[], cookedGrams: number): FoodNutrients & { patterns: FoodPatterns | null } {
  const rawGrams = parts.reduce((sum, { grams }) => sum + grams, 0);
  const mix = (read: (food: CatalogueFood) => NutrientSums | null): Record<string, number> => {
    const sums: Record<string, number> = {};
    const listedGrams: Record<string, number> = {};
    for (const { food, grams, isCookedFromRaw } of parts) {
      for (const [key, value] of Object.entries(read(food) ?? {})) {
        if (typeof value !== "number") continue;
        const retained = isCookedFromRaw ? (RETAINED[key] ?? 1) : 1;
        sums[key] = (sums[key] ?? 0) + (value * retained * grams) / cookedGrams;
        listedGrams[key] = (listedGrams[key] ?? 0) + grams;
      }
    }
    return Object.fromEntries(Object.entries(sums).filter(([key]) => (listedGrams[key] ?? 0) >= rawGrams * (1 - MAX_UNKNOWN_SHARE)));
  };
  const main = mix((food) => mapMainNutrients((nutrient) => food[nutrient]));
  const patterns = mix((food) => food.patterns && { ...food.patterns });
  return {
    ...mapMainNutrients((nutrient) => main[nutrient] ?? null),
    vitamins: mix((food) => food.vitamins),
    minerals: mix((food) => food.minerals),
    otherNutrients: mix((food) => food.otherNutrients),
    // Safe to cast: a food with patterns has all of them, so the sums have all of them or none.
    patterns: Object.keys(patterns).length > 0 ? (patterns as unknown as FoodPatterns) : null,
  };
}
