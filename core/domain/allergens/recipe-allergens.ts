import type { Ingredient } from "#core/domain/foods/food-patterns.ts";
import { DISH_RULES } from "./allergen-dishes.ts";
import { GROUP_RULES } from "./allergen-groups.ts";
import { INGREDIENT_RULES } from "./allergen-ingredients.ts";
import type { Allergen } from "./allergens.ts";
import { allergensRuledOutBy, applyRules, type ReadName, readName } from "./read-name.ts";
import { INGREDIENT_KINDS, INGREDIENT_TRAPS, USDA_INGREDIENT_MAYBES, USDA_INGREDIENT_RULES } from "./usda-ingredients.ts";

/** Below this share, an ingredient is a trace that not every kitchen uses. */
export const TRACE_SHARE = 0.01;
/** Below this share, an ingredient is a rounding error of USDA's blends. */
const ROUNDING_SHARE = 0.002;
/** A dish needs only a spoonful of these, so a small share counts. */
const CONDIMENT = /soy sauce|shoyu|worcestershire|oyster, ready|fish sauce|sauce, fish|anchov/i;

export interface InRecipe {
  contains: ReadonlySet<Allergen>;
  may: ReadonlySet<Allergen>;
}

/** Cached by name: USDA has about two thousand ingredients, and each is part of many foods. */
const cache = new Map<string, InRecipe>();

function readAllergens(ingredient: string): InRecipe {
  const found = cache.get(ingredient) ?? findIn(ingredient);
  cache.set(ingredient, found);
  return found;
}

/** An ingredient in the form that the name rules expect of a food. */
export function readIngredient(usdaName: string): ReadName & { group: string } {
  const plain = usdaName.toLowerCase().replace(/[’']/g, "");
  const group = INGREDIENT_KINDS.find(([words]) => words.test(plain))?.[1] ?? "";
  let name = plain;
  for (const [trap, instead] of INGREDIENT_TRAPS) name = name.replace(trap, instead);
  return { ...readName(name.trim()), group };
}

function findIn(usdaName: string): InRecipe {
  const contains = new Set<Allergen>();
  const may = new Set<Allergen>();
  const read = readIngredient(usdaName);
  const ignored = new Set<Allergen>();
  for (const rules of [INGREDIENT_RULES, DISH_RULES, GROUP_RULES, USDA_INGREDIENT_RULES]) applyRules(rules, read, contains, ignored);
  applyRules(USDA_INGREDIENT_MAYBES, read, may, may);
  for (const allergen of allergensRuledOutBy(usdaName)) {
    contains.delete(allergen);
    may.delete(allergen);
  }
  return { contains, may };
}

const FAT = /^(oil|butter|margarine|shortening|lard|animal fat)\b/i;
/** USDA's 'oil or table fat' is a blend of every fat that Americans cook with. */
const FATS_OF_A_BLEND = 4;
const LITTLE_FAT = 0.04;
const MOST_OF_THE_FAT = 0.9;
const PLANT_DRINK = /\b(almond|soy ?|rice|oat|coconut) ?milk/i;

/** What a recipe contains, and what it contains only in some kitchens. */
export function allergensInRecipe(ingredients: readonly Ingredient[], least = TRACE_SHARE): InRecipe {
  const contains = new Set<Allergen>();
  const may = new Set<Allergen>();
  const isOneOfMany = oneOfMany(ingredients);
  for (const ingredient of ingredients) {
    const found = readAllergens(ingredient.name);
    const isMany = isOneOfMany(ingredient);
    for (const allergen of found.contains) {
      if (isMany) may.add(allergen);
      else if (ingredient.share >= (CONDIMENT.test(ingredient.name) ? Math.min(least, ROUNDING_SHARE) : least)) contains.add(allergen);
      else if (ingredient.share >= ROUNDING_SHARE) may.add(allergen);
    }
    if (ingredient.share >= least) for (const allergen of found.may) may.add(allergen);
  }
  return { contains, may };
}

/** Butter in a blend of fats or almond milk in a blend of drinks: no kitchen uses all parts of such a blend. */
function oneOfMany(ingredients: readonly Ingredient[]): (ingredient: Ingredient) => boolean {
  const fats = ingredients.filter(({ name }) => FAT.test(name));
  const fat = fats.reduce((sum, { share }) => sum + share, 0);
  const isBlend = fats.length >= FATS_OF_A_BLEND;
  const drinks = ingredients.filter(({ name }) => PLANT_DRINK.test(name)).length;
  return ({ name, share }) =>
    FAT.test(name)
      ? isBlend && (share < fat / 2 || (share < LITTLE_FAT && share < fat * MOST_OF_THE_FAT))
      : drinks > 1 && PLANT_DRINK.test(name);
}
