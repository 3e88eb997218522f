import { RECIPE_FOODS, type RecipeFoodKey, recipeFood } from "#core/content/recipes/recipe-foods.ts";
import type { Allergen } from "#core/domain/allergens/allergens.ts";
import { findAllergens } from "#core/domain/allergens/find-allergens.ts";
import type { FoodAllergens, StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { animalPartsInFood } from "#core/domain/diets/animal-foods.ts";
import type { AnimalParts, DietPart, DietParts } from "#core/domain/diets/diet-verdicts.ts";
import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { Dish } from "./dish.ts";
import { mergeAllergens } from "./dish-allergens.ts";
import { dishNutrients } from "./dish-nutrients.ts";
import { OWN_RECIPE_SOURCE } from "./own-recipe.ts";

/** A recognized line, with what is already known about its food. */
interface OwnPart {
  food: CatalogueFood;
  grams: number;
  allergens: StoredAllergens | null;
  dietParts: DietParts | null;
}

export interface OwnDishParts {
  id: string;
  name: string;
  servings: number;
  /** Set if the user weighed the finished dish. */
  cookedGrams: number | null;
  isHeated: boolean;
  parts: readonly OwnPart[];
  /** The texts of lines that match no food. */
  unknown: readonly string[];
  /** The texts of lines that are listed but not counted, although some people will use them. */
  leftOut: readonly string[];
}

interface Cooking {
  isRaw?: true;
  cookedWeight?: number;
}

// Safe to cast: these are the keys of the record.
const KEYS = Object.keys(RECIPE_FOODS) as RecipeFoodKey[];
const BY_CODE = new Map<string, Cooking>(KEYS.map(recipeFood).map((food) => [food.code, food]));
const RAW = /\b(raw|dry|uncooked)\b/i;
/** The cooked weight of 1 g, for foods that our own recipes do not use. */
const COOKED_WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/\bground (beef|turkey|pork|chicken|lamb)\b/i, 0.73],
  [/\b(chicken|turkey|beef|pork|lamb|fish|salmon|cod|tilapia|shrimp)\b/i, 0.75],
  [/\brice noodles?\b/i, 3.5],
  [/\bcouscous\b/i, 3.2],
  [/\b(pasta|spaghetti|macaroni|noodles?|rice)\b/i, 2.8],
  [/\b(lentils?|beans?|chickpeas?)\b/i, 2.5],
];
/** A serving needs a weight even if nothing is known about the dish. */
const GRAMS_OF_NOTHING = 100;
const POPULARITY = 1;

function findCooking({ name, sourceCode }: CatalogueFood): Cooking {
  const cooking = BY_CODE.get(sourceCode);
  if (cooking) return cooking;
  if (!RAW.test(name)) return {};
  const cookedWeight = COOKED_WEIGHTS.find(([pattern]) => pattern.test(name))?.[1];
  return { isRaw: true, ...(cookedWeight === undefined ? {} : { cookedWeight }) };
}

/** The user's own dish as a food, by the same rules as our recipes. Unknown lines count in no figure, so the figures are minimums. */
export function ownDish(dish: OwnDishParts): Dish {
  const { id, name, servings, isHeated, parts } = dish;
  const rawGrams = parts.reduce((sum, { grams }) => sum + grams, 0);
  const weighed = parts.reduce((sum, { food, grams }) => sum + grams * ((isHeated && findCooking(food).cookedWeight) || 1), 0);
  const cookedGrams = dish.cookedGrams ?? (weighed > 0 ? weighed : GRAMS_OF_NOTHING * servings);
  const byWeight = parts.toSorted((a, b) => b.grams - a.grams);
  const cooked = parts.map(({ food, grams }) => ({ food, grams, isCookedFromRaw: isHeated && findCooking(food).isRaw === true }));
  return {
    name,
    otherNames: [],
    category: "other",
    group: "Recipes",
    portions: [{ label: "1 serving", grams: Math.max(0.1, Math.round((cookedGrams / servings) * 10) / 10) }],
    ingredients: byWeight.map(({ food, grams }) => ({ name: food.name, share: grams / rawGrams })),
    popularity: POPULARITY,
    source: OWN_RECIPE_SOURCE,
    sourceCode: id,
    picture: pictureFor({ name, category: "other", otherNames: byWeight.map(({ food }) => food.name) }),
    allergens: ownAllergens(dish),
    animalParts: ownAnimalParts(dish),
    ...dishNutrients(cooked, cookedGrams),
  };
}

const named = (name: string) => ({ name, otherNames: [], group: "" });

/** Includes allergens named in the text of unknown lines; those of left-out lines count only as 'may contain'. */
function ownAllergens({ parts, unknown, leftOut }: OwnDishParts): FoodAllergens {
  const allergenLists = parts.map(({ food, allergens }) => allergens ?? findAllergens(food));
  const said = unknown.map((words) => findAllergens(named(words)));
  const perhaps = leftOut
    .map((words) => findAllergens(named(words)))
    .flatMap(({ contains, mayContain }): Allergen[] => [...contains, ...mayContain]);
  return mergeAllergens([...allergenLists, ...said], perhaps);
}

function ownAnimalParts({ parts, unknown, leftOut }: OwnDishParts): AnimalParts {
  const dietFacts = parts.map(({ food, dietParts }): { contains: Iterable<DietPart>; may: Iterable<DietPart> } =>
    dietParts ? { contains: dietParts.contains, may: dietParts.mayContain } : animalPartsInFood(food),
  );
  const said = unknown.map((words) => animalPartsInFood(named(words)));
  const perhaps = leftOut.map((words) => animalPartsInFood(named(words)));
  const contains = new Set([...dietFacts, ...said].flatMap((one) => [...one.contains]));
  const may = new Set([
    ...[...dietFacts, ...said].flatMap((one) => [...one.may]),
    ...perhaps.flatMap((one) => [...one.contains, ...one.may]),
  ]);
  return { contains, may: new Set([...may].filter((part) => !contains.has(part))) };
}
