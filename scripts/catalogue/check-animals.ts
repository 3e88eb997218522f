import type { CatalogueFood } from "#core/domain/catalogue-food.ts";
import { isFromAnAnimal } from "#core/domain/knowledge/allergens.ts";
import { animalPartsOf } from "#core/domain/knowledge/animal-foods.ts";
import { ANIMAL_ALLERGENS, FLESH } from "#core/domain/knowledge/diet-verdicts.ts";
import { fitsDiets } from "#core/domain/knowledge/diets.ts";

/** Foods whose cholesterol proves an animal ingredient, of which the rules say nothing or that they call vegan. */
export function hiddenAnimals(foods: readonly CatalogueFood[]): string[] {
  return foods.filter((food) => isFromAnAnimal(food) && (fitsDiets(food, ["vegan"]) || !hasAnimal(food))).map(({ name }) => name);
}

function hasAnimal(food: CatalogueFood): boolean {
  const { contains, may } = animalPartsOf(food);
  return [...FLESH, ...ANIMAL_ALLERGENS].some((part) => contains.has(part) || may.has(part));
}
