import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { FoodPatterns } from "#core/domain/foods/food-patterns.ts";
import { mapMainNutrients } from "#core/domain/nutrients/nutrients.ts";
import { ADDED_MINERALS, ADDED_VITAMINS } from "./health-score.ts";

export interface MealPart<F extends CatalogueFood = CatalogueFood> {
  food: F;
  grams: number;
}

/**
 * Combines several foods into one: figures per 100 g of the whole, and a single portion with all of it. Of the vitamins, minerals and other
 * nutrients it has only those that an idea is ranked by, because hundreds of meals are combined for one list of ideas.
 */
export function combineFoods(parts: readonly MealPart[], name: string): CatalogueFood {
  const [first] = parts;
  if (!first) throw new Error("A meal has at least one part.");
  const grams = parts.reduce((sum, part) => sum + part.grams, 0);
  /** If one of the parts lacks a figure, the sum covers only the others, and the real amount is higher. */
  const mixOne = (read: (food: CatalogueFood) => number | null | undefined): number | null => {
    let sum: number | null = null;
    for (const { food, grams: weight } of parts) {
      const amount = read(food);
      if (typeof amount === "number") sum = (sum ?? 0) + (amount * weight) / grams;
    }
    return sum;
  };
  const mix = <K extends string>(keys: readonly K[], read: (food: CatalogueFood) => Partial<Record<K, number>>) => {
    const mixed: Partial<Record<K, number>> = {};
    for (const key of keys) {
      const amount = mixOne((food) => read(food)[key]);
      if (amount !== null) mixed[key] = amount;
    }
    return mixed;
  };
  const isCounted = parts.every(({ food }) => food.patterns !== null);
  // Safe to cast: these are the keys of the patterns, which all have a number.
  const mixPatterns = () =>
    mix(Object.keys(first.food.patterns ?? {}) as (keyof FoodPatterns)[], ({ patterns }) => patterns ?? {}) as FoodPatterns;
  return {
    ...first.food,
    name,
    otherNames: [],
    portions: [{ label: "1 serving", grams }],
    ingredients: [],
    patterns: isCounted ? mixPatterns() : null,
    popularity: parts.reduce((sum, { food }) => sum + food.popularity, 0) / parts.length,
    ...mapMainNutrients((nutrient) => mixOne((food) => food[nutrient])),
    vitamins: mix(ADDED_VITAMINS, (food) => food.vitamins),
    minerals: mix(ADDED_MINERALS, (food) => food.minerals),
    otherNutrients: {},
  };
}
