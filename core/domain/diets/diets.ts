import type { NamedFood } from "#core/domain/allergens/find-allergens.ts";
import { isBranded } from "#core/domain/allergens/ingredient-knowledge.ts";
import type { FoodOnAPlate } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { animalPartsInFood } from "./animal-foods.ts";
import { isWithinDietLimit } from "./diet-limits.ts";
import { type DietPart, dietVerdict, isIngredientDiet, MEATS } from "./diet-verdicts.ts";
import type { Diet } from "./parse-diets.ts";

/** A food by name alone, as a model may return it, or with its recipe and figures. */
export type DietFood = NamedFood & Partial<FoodOnAPlate>;

/** Meat of unknown preparation. */
const CHAIN = /\b(mcdonalds|burger king|wendys|kfc|chick-fil-a|taco bell|subway|popeyes|arbys|sonic|dairy queen|pizza hut|dominos)\b/;
/** Plain bread may contain milk or egg but usually does not. */
const PLAIN_BREAD =
  /^((white|whole wheat|whole grain|rye|pita|french|italian|sourdough|pumpernickel|wheat) )?(bread|bagel|tortilla|corn tortilla|flour tortilla)$|^(pasta|spaghetti|saltine crackers)$/i;

export function fitsDiets(food: DietFood, diets: readonly Diet[]): boolean {
  return diets.length === 0 || diets.every((diet) => fitsDiet(food, diet));
}

function fitsDiet(food: DietFood, diet: Diet): boolean {
  const isWithin = isWithinDietLimit(diet, food);
  if (isWithin !== undefined) return isWithin;
  if (!isIngredientDiet(diet)) return true;
  // A maker's own recipe is not known, so it fits no diet for certain.
  if (isBranded(food)) return false;
  const { contains, may } = animalPartsInFood(food);
  const isGuess = PLAIN_BREAD.test(food.name);
  const verdict = dietVerdict(diet, { contains, may: isGuess ? withoutBakersChoice(may) : may });
  return verdict === "fits" && !(diet === "halal" || diet === "kosher" ? isFromAChain(food, contains) : false);
}

const withoutBakersChoice = (may: ReadonlySet<DietPart>): Set<DietPart> =>
  new Set([...may].filter((part) => part !== "milk" && part !== "egg" && part !== "honey"));

const isFromAChain = ({ name }: DietFood, contains: ReadonlySet<DietPart>): boolean =>
  MEATS.some((part) => contains.has(part)) && CHAIN.test(name.toLowerCase().replace(/[’']/g, ""));
