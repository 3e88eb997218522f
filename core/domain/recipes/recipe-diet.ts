import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { DIET_PARTS, toDietParts, verdictOn } from "#core/domain/diets/diet-verdicts.ts";
import type { DishFacts } from "./dish.ts";
import { RECIPE_DIETS, type RecipeDiet } from "./recipe-choices.ts";

/** Based on what the ingredients certainly contain. What a brand may add, such as milk in bread, is shown next to the badge. */
export function recipeDiet({ allergens, animalParts }: Pick<DishFacts, "allergens" | "animalParts">): RecipeDiet {
  const parts = toDietParts(animalParts);
  const stored: StoredAllergens = { contains: allergens.contains, mayContain: [], rest: "none found" };
  const isFit = (diet: "vegan" | "vegetarian" | "pescatarian") =>
    verdictOn(diet, stored, { contains: parts.contains, mayContain: [] }) === "fits";
  return RECIPE_DIETS.find((diet) => diet === "meat" || isFit(diet)) ?? "meat";
}

/** What some brands may add to a vegan or vegetarian dish, so that the user can check the label. */
export function listUncertainIngredients(
  diet: RecipeDiet,
  { allergens, animalParts }: Pick<DishFacts, "allergens" | "animalParts">,
): string[] {
  const may = new Set<string>([...allergens.mayContain, ...animalParts.may]);
  const unwanted = diet === "vegan" ? ["milk", "egg", "honey", "gelatin"] : diet === "vegetarian" ? ["gelatin"] : [];
  return DIET_PARTS.filter((part) => unwanted.includes(part) && may.has(part));
}
