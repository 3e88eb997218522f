import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";

/** A food for tests of the rules; figures that are not given are unknown. */
export function testFood(overrides: Partial<CatalogueFood> & { name: string }): CatalogueFood {
  return {
    otherNames: [],
    category: "other",
    group: "Test foods",
    portions: [{ label: "1 cup", grams: 100 }],
    ingredients: [],
    patterns: null,
    popularity: 0,
    source: "test",
    sourceCode: "0",
    calories: null,
    protein: null,
    carbs: null,
    fat: null,
    saturatedFat: null,
    fiber: null,
    sugar: null,
    sodium: null,
    vitamins: {},
    minerals: {},
    otherNutrients: {},
    ...overrides,
  };
}
