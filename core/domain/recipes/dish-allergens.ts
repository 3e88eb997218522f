import { ALLERGENS, type Allergen, isImplied } from "#core/domain/allergens/allergens.ts";
import { findAllergens, type NamedFood } from "#core/domain/allergens/find-allergens.ts";
import { type FoodAllergens, isRestChecked, type StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { animalPartsInFood } from "#core/domain/diets/animal-foods.ts";
import type { AnimalParts, DietPart } from "#core/domain/diets/diet-verdicts.ts";

/** Derived from the ingredients, never from the title: a dish contains what its ingredients contain. */
export const dishAllergens = (foods: readonly NamedFood[], alsoMay: readonly Allergen[] = []): FoodAllergens =>
  mergeAllergens(
    foods.map((food) => findAllergens(food)),
    alsoMay,
  );

/** A dish is known if all of its ingredients are. */
export function mergeAllergens(found: readonly StoredAllergens[], alsoMay: readonly Allergen[] = []): FoodAllergens {
  const contains = new Set(found.flatMap((one) => one.contains));
  const may = new Set([...alsoMay, ...found.flatMap((one) => one.mayContain)]);
  return {
    contains: ALLERGENS.filter((allergen) => contains.has(allergen) && !isImplied(allergen, contains)),
    mayContain: ALLERGENS.filter((allergen) => may.has(allergen) && !contains.has(allergen) && !isImplied(allergen, contains)),
    rest: found.length > 0 && found.every(isRestChecked) ? "none found" : "unknown",
    basis: "recipe",
    ...(contains.has("milk") && found.every((one) => !one.contains.includes("milk") || one.isLowInLactose) ? { isLowInLactose: true } : {}),
  };
}

export function dishAnimalParts(foods: readonly NamedFood[]): AnimalParts {
  const all = foods.map((food) => animalPartsInFood(food));
  const contains = new Set<DietPart>(all.flatMap((one) => [...one.contains]));
  const may = new Set<DietPart>(all.flatMap((one) => [...one.may]).filter((part) => !contains.has(part)));
  return { contains, may };
}
