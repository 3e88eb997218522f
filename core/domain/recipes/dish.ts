import type { FoodAllergens } from "#core/domain/allergens/allergens.ts";
import type { MadeOf } from "#core/domain/diets/diet-verdicts.ts";
import type { FoodPicture } from "#core/domain/food-pictures/food-picture-names.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";

/** What is known of a dish from its ingredients, and of other foods guessed from their name. */
export interface DishFacts {
  picture: FoodPicture;
  allergens: FoodAllergens;
  animalParts: MadeOf;
}

/** A dish that we have the recipe of, as a food of the catalogue. */
export interface Dish extends CatalogueFood, DishFacts {}

export type FoodOrDish = CatalogueFood & Partial<DishFacts>;
