import type { Allergen } from "#core/domain/allergens/allergens.ts";

/** What a dish usually contains, in any kitchen or in some. */
export interface DishRecipe {
  contains: readonly Allergen[];
  may: readonly Allergen[];
}

export interface Dish {
  /** Lower-case words. A star stands for letters within a word, or alone for any word: 'khachapuri*', '* alla norma'. */
  name: string;
  /** Many dishes share one, to save memory. */
  recipe: DishRecipe;
}

export interface FoundDish extends DishRecipe {
  /** The dish's own name. */
  name: string;
  start: number;
  end: number;
}
