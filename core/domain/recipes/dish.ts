import type { FoodAllergens } from "#core/domain/allergens/food-allergens.ts";
import type { AnimalParts } from "#core/domain/diets/diet-verdicts.ts";
import type { FoodPicture } from "#core/domain/food-pictures/food-picture-names.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";

/** Known for a dish from its ingredients; for other foods guessed from their name. */
export interface DishFacts {
  picture: FoodPicture;
  allergens: FoodAllergens;
  animalParts: AnimalParts;
}

/** A dish with a known recipe, as a food of the catalogue. */
export interface Dish extends CatalogueFood, DishFacts {}

export type FoodOrDish = CatalogueFood & Partial<DishFacts>;
