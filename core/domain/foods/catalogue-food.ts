import type { MainNutrient, Mineral, OtherNutrient, Vitamin } from "#core/domain/nutrients/nutrients.ts";
import type { FoodCategory } from "./food-categories.ts";
import type { FoodPatterns, Ingredient } from "./food-patterns.ts";

export interface Portion {
  /** '1 cup', '1 medium' */
  label: string;
  grams: number;
}

/** Per 100 g. A figure missing at the source is null or absent, never 0. */
export interface FoodNutrients extends Record<MainNutrient, number | null> {
  vitamins: Partial<Record<Vitamin, number>>;
  minerals: Partial<Record<Mineral, number>>;
  otherNutrients: Partial<Record<OtherNutrient, number>>;
}

/** A food of the shared catalogue, before the rules add their texts. */
export interface CatalogueFood extends FoodNutrients {
  /** Its everyday name; unique in the catalogue. */
  name: string;
  /** Other names and brands, for search. */
  otherNames: string[];
  category: FoodCategory;
  /** The source's own kind of food: 'Milk, reduced fat', 'Cookies and brownies'. */
  group: string;
  /** The first is the usual serving. */
  portions: Portion[];
  /** The ingredients of its usual recipe, the largest first; empty if USDA has none. */
  ingredients: Ingredient[];
  /** Null if USDA has no count. */
  patterns: FoodPatterns | null;
  /** Used for cooking and not eaten on its own: it occurs in recipes and never ranks above foods that people eat. */
  isIngredient?: boolean;
  /** From 0 to 1. The higher one ranks first if a search matches several foods. */
  popularity: number;
  /** 'USDA FNDDS 2021-2023', and the food's code there. */
  source: string;
  sourceCode: string;
}
