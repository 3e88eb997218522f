import type { MainNutrient, Mineral, OtherNutrient, Vitamin } from "#core/domain/nutrients/nutrients.ts";
import type { FoodCategory } from "./food-categories.ts";
import type { FoodPatterns, Ingredient } from "./food-patterns.ts";

export interface Portion {
  /** '1 cup', '1 medium' */
  label: string;
  grams: number;
}

/** Per 100 g. A figure missing at the source is null or absent, never 0. */
export interface FoodFigures extends Record<MainNutrient, number | null> {
  vitamins: Partial<Record<Vitamin, number>>;
  minerals: Partial<Record<Mineral, number>>;
  otherNutrients: Partial<Record<OtherNutrient, number>>;
}

/** A food of the shared catalogue, before the rules add their texts. */
export interface CatalogueFood extends FoodFigures {
  /** Its everyday name; unique in the catalogue. */
  name: string;
  /** For search: other names and brands. */
  otherNames: string[];
  category: FoodCategory;
  /** The source's own kind of food: 'Milk, reduced fat', 'Cookies and brownies'. */
  group: string;
  /** The first is the usual serving. */
  portions: Portion[];
  /** Of its usual recipe, the largest first; empty if USDA has none. */
  ingredients: Ingredient[];
  /** Null if USDA has not counted it. */
  patterns: FoodPatterns | null;
  /** Used for cooking and not eaten on its own: it occurs in recipes, and never ranks above what people eat. */
  isIngredient?: boolean;
  /** Ranks higher where a search matches several foods; 0 to 1. */
  popularity: number;
  /** 'USDA FNDDS 2021-2023', and the food's code there. */
  source: string;
  sourceCode: string;
}
