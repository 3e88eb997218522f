import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { FoodPatterns } from "#core/domain/foods/food-patterns.ts";

export interface MealPart<F extends CatalogueFood = CatalogueFood> {
  food: F;
  grams: number;
}

type Figures = Record<string, number | null | undefined>;

/** Combines several foods into one: figures per 100 g of the whole, and a single portion with all of it. */
export function combineFoods(parts: readonly MealPart[], name: string): CatalogueFood {
  const [first] = parts;
  if (!first) throw new Error("A meal has at least one part.");
  const grams = parts.reduce((sum, part) => sum + part.grams, 0);
  /** If one of the parts lacks a figure, the sum covers only the others, and the real amount is higher. */
  const mix = <T extends object>(read: (food: CatalogueFood) => T): T => {
    const sums: Record<string, number> = {};
    for (const { food, grams: weight } of parts) {
      for (const [key, value] of Object.entries(read(food) as Figures)) {
        if (typeof value === "number") sums[key] = (sums[key] ?? 0) + (value * weight) / grams;
      }
    }
    // Safe to cast: it has the keys of the object that was read, with numbers as values.
    return sums as T;
  };
  const { calories, protein, carbs, fat, saturatedFat, fiber, sugar, sodium } = mix((food) => ({
    calories: food.calories,
    protein: food.protein,
    carbs: food.carbs,
    fat: food.fat,
    saturatedFat: food.saturatedFat,
    fiber: food.fiber,
    sugar: food.sugar,
    sodium: food.sodium,
  }));
  const isCounted = parts.every(({ food }) => food.patterns !== null);
  return {
    ...first.food,
    name,
    otherNames: [],
    portions: [{ label: "1 serving", grams }],
    ingredients: [],
    patterns: isCounted ? mix((food) => food.patterns ?? ({} as FoodPatterns)) : null,
    popularity: parts.reduce((sum, { food }) => sum + food.popularity, 0) / parts.length,
    calories: calories ?? null,
    protein: protein ?? null,
    carbs: carbs ?? null,
    fat: fat ?? null,
    saturatedFat: saturatedFat ?? null,
    fiber: fiber ?? null,
    sugar: sugar ?? null,
    sodium: sodium ?? null,
    vitamins: mix((food) => food.vitamins),
    minerals: mix((food) => food.minerals),
    otherNutrients: mix((food) => food.otherNutrients),
  };
}
