import { ANIMAL_ALLERGENS } from "#core/domain/allergens/allergens.ts";
import { isFromAnAnimal } from "#core/domain/allergens/find-allergens.ts";
import { animalPartsInFood } from "#core/domain/diets/animal-foods.ts";
import { FLESH } from "#core/domain/diets/diet-verdicts.ts";
import { fitsDiets } from "#core/domain/diets/diets.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";

/** Foods whose cholesterol proves an animal ingredient, but which the rules miss or call vegan. */
export function hiddenAnimals(foods: readonly CatalogueFood[]): string[] {
  return foods.filter((food) => isFromAnAnimal(food) && (fitsDiets(food, ["vegan"]) || !hasAnimal(food))).map(({ name }) => name);
}

function hasAnimal(food: CatalogueFood): boolean {
  const { contains, may } = animalPartsInFood(food);
  return [...FLESH, ...ANIMAL_ALLERGENS].some((part) => contains.has(part) || may.has(part));
}
