import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import type { FoodOnAPlate } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { isWithinDietLimit } from "./diet-limits.ts";
import { type DietParts, isIngredientDiet, verdictOn } from "./diet-verdicts.ts";
import { allergensOfDiets, type Diet, parseDiets } from "./parse-diets.ts";

export interface CheckedFood extends FoodOnAPlate {
  name: string;
  allergens: StoredAllergens | null;
  dietParts: DietParts | null;
}

export interface DietMatch {
  /** The user's lines that the food violates: 'vegan', 'low sodium', 'mushrooms'. */
  broken: (Diet | string)[];
  /** The diets that the food meets only in some recipes. */
  open: Diet[];
  /** Diets that are checked like an allergy: gluten-free, nut-free. */
  allergies: string[];
  /** Lines that no rule recognizes. */
  unknown: string[];
}

/** How a food relates to what a user wrote about their diet. */
export function matchDiets(lines: readonly string[], food: CheckedFood): DietMatch {
  const { diets, without, unknown } = parseDiets(lines);
  const { allergens, dietParts } = food;
  const verdicts = diets.map((diet) => [diet, verdictFor(diet, food, allergens, dietParts)] as const);
  const name = food.name.toLowerCase();
  return {
    broken: [
      ...verdicts.flatMap(([diet, verdict]) => (verdict === "does not fit" ? [diet] : [])),
      ...without.filter((word) => name.includes(word.replace(/(?<=...)e?s$/, ""))),
    ],
    open: verdicts.flatMap(([diet, verdict]) => (verdict === "may not fit" ? [diet] : [])),
    allergies: allergensOfDiets(diets),
    unknown,
  };
}

function verdictFor(diet: Diet, food: CheckedFood, allergens: StoredAllergens | null, parts: DietParts | null) {
  const isWithin = isWithinDietLimit(diet, food);
  if (isWithin !== undefined) return isWithin ? "fits" : "does not fit";
  return isIngredientDiet(diet) && allergens && parts ? verdictOn(diet, allergens, parts) : "fits";
}
