import type { FoodOrDish } from "#core/domain/recipes/dish.ts";

/** A food of the catalogue as the rules use it. */
export type CatalogueEntry = FoodOrDish & { id: string };
