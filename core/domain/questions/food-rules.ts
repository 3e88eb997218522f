import { findAllergens } from "#core/domain/allergens/find-allergens.ts";
import { animalPartsInFood } from "#core/domain/diets/animal-foods.ts";
import { FLESH, MEATS } from "#core/domain/diets/diet-verdicts.ts";
import { fitsDiets } from "#core/domain/diets/diets.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { isGoodSource, isHigh } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { amountPerServing, defaultServing } from "./quiz-foods.ts";

export const FOOD_RULE_IDS = [
  "whole-grain",
  "mostly-unsaturated",
  "mostly-saturated",
  "animal-iron",
  "plant-iron",
  "has-b12",
  "rich-in-vitamin-a",
  "rich-in-vitamin-c",
  "group-fruit",
  "group-vegetable",
  "group-grain",
  "group-protein",
  "group-dairy",
  "contains-milk",
  "contains-gluten",
  "vegan",
  "halal",
] as const;
export type FoodRuleId = (typeof FOOD_RULE_IDS)[number];

/** A property that a food clearly has or clearly lacks; `undefined` if it is debatable. */
export interface FoodRule {
  test(food: CatalogueFood): boolean | undefined;
}

const FAT_WORTH_SORTING_G = 3;
const IRON_WORTH_SORTING_MG = 0.9;
const B12_CLEAR_UG = 0.24;

/** @internal */
export const FOOD_RULES: Record<FoodRuleId, FoodRule> = {
  "whole-grain": {
    test: ({ patterns, category }) => {
      if (patterns === null || category !== "grain" || patterns.wholeGrainsOz + patterns.refinedGrainsOz < 0.7) return undefined;
      const share = patterns.wholeGrainsOz / (patterns.wholeGrainsOz + patterns.refinedGrainsOz);
      return clearly(share, 0.9, 0.1);
    },
  },
  "mostly-unsaturated": { test: isMostlyUnsaturated },
  "mostly-saturated": {
    test: (food) => not(isMostlyUnsaturated(food)),
  },
  "animal-iron": { test: isAnimalIron },
  "plant-iron": { test: (food) => not(isAnimalIron(food)) },
  "has-b12": {
    test: (food) => {
      const amount = amountPerServing(food, "vitaminB12Ug");
      return amount === undefined ? undefined : amount >= B12_CLEAR_UG ? true : amount === 0 ? false : undefined;
    },
  },
  "rich-in-vitamin-a": {
    test: (food) => isRich(food, "vitaminAUg"),
  },
  "rich-in-vitamin-c": {
    test: (food) => isRich(food, "vitaminCMg"),
  },
  "group-fruit": groupRule("fruit"),
  "group-vegetable": groupRule("vegetable"),
  "group-grain": groupRule("grain"),
  "group-protein": groupRule("protein"),
  "group-dairy": groupRule("dairy"),
  "contains-milk": {
    test: (food) => containsAllergen(food, "milk"),
  },
  "contains-gluten": {
    test: (food) => containsAllergen(food, "wheat"),
  },
  vegan: {
    test: (food) => {
      if (fitsDiets(food, ["vegan"])) return true;
      return animalPartsInFood(food).contains.size > 0 ? false : undefined;
    },
  },
  halal: {
    test: (food) => {
      const { contains, may } = animalPartsInFood(food);
      if (contains.has("pork")) return false;
      return [...MEATS, "pork" as const].some((part) => may.has(part) || contains.has(part)) ? undefined : true;
    },
  },
};

const verdicts = new WeakMap<CatalogueFood, Map<FoodRuleId, boolean | undefined>>();

/** The rule's verdict, cached because reading a name for allergens is slow and the catalogue never changes while the process runs. */
export function verdictOn(ruleId: FoodRuleId, food: CatalogueFood): boolean | undefined {
  const cached = verdicts.get(food) ?? new Map<FoodRuleId, boolean | undefined>();
  if (cached.size === 0) verdicts.set(food, cached);
  if (!cached.has(ruleId)) cached.set(ruleId, FOOD_RULES[ruleId].test(food));
  return cached.get(ruleId);
}

function isMostlyUnsaturated(food: CatalogueFood): boolean | undefined {
  const saturated = amountPerServing(food, "saturatedFat");
  const fat = amountPerServing(food, "fat");
  if (saturated === undefined || fat === undefined || fat < FAT_WORTH_SORTING_G) return undefined;
  return clearly(1 - saturated / fat, 0.65, 0.45);
}

/** Mixed dishes have both kinds of iron, so they are never asked about. */
function isAnimalIron(food: CatalogueFood): boolean | undefined {
  if ((amountPerServing(food, "ironMg") ?? 0) < IRON_WORTH_SORTING_MG) return undefined;
  const { contains, may } = animalPartsInFood(food);
  const hasFlesh = FLESH.some((part) => contains.has(part));
  if (hasFlesh) return food.category === "protein" && food.ingredients.length <= 3 ? true : undefined;
  return contains.size === 0 && may.size === 0 ? false : undefined;
}

function isRich(food: CatalogueFood, nutrient: "vitaminAUg" | "vitaminCMg"): boolean | undefined {
  if (isHigh(food, nutrient)) return true;
  return isGoodSource(food, nutrient) || amountPerServing(food, nutrient) === undefined ? undefined : false;
}

function containsAllergen(food: CatalogueFood, allergen: "milk" | "wheat"): boolean | undefined {
  const { contains, mayContain } = findAllergens(food);
  if (contains.includes(allergen)) return true;
  return mayContain.includes(allergen) ? undefined : false;
}

/** Applies only to foods with at most two ingredients, because mixed dishes belong to several groups. */
function groupRule(category: CatalogueFood["category"]): FoodRule {
  return {
    test: (food) => {
      if (food.ingredients.length > 2 || food.category === "other" || food.category === "user-entered") return undefined;
      return food.category === category && defaultServing(food).grams > 0;
    },
  };
}

function clearly(share: number, yesFrom: number, noUpTo: number): boolean | undefined {
  if (share >= yesFrom) return true;
  return share <= noUpTo ? false : undefined;
}

const not = (verdict: boolean | undefined): boolean | undefined => (verdict === undefined ? undefined : !verdict);
