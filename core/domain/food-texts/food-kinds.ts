import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { oneOf } from "#core/domain/foods/one-of.ts";
import { PRAISED_NUTRIENTS, type PraisedNutrient } from "#core/domain/nutrients/nutrient-roles.ts";
import { ingredientWord } from "./ingredient-words.ts";

/** Foods made for sweetness, so that their vitamins are not praised. */
const TREAT_GROUP =
  /^(candy|soft drinks|diet soft drinks|fruit drinks|other diet drinks|sport and energy|diet sport|enhanced|sugars and honey|sugar substitutes|jams, syrups|gelatins|flavored or carbonated)/i;
const NO_TREAT = /^coconut water, unsweetened/i;

/** Baked or frozen with sugar: the vitamins come from enriched flour and fortified cereal. */
export const SWEET_GROUP =
  /^(cakes|cookies|doughnuts|ice cream|pudding|candy|milk shakes|cereal bars|ready-to-eat cereal|pancakes|flavored milk)/i;

const BAKED_SWEETS = /^(cakes|cookies|doughnuts|cereal bars|pancakes)/i;

const ENERGY_DRINK =
  /\benerg(y|ize)\b.*\bdrink|\b(red bull|monster|rockstar|full throttle|nos\b|amp energy|vault|xs gold|rush!)|energy (shot|drink)|^ocean spray cran-energy/i;
const SPORTS_DRINK = /\b(gatorade|powerade|sports? drink|g2|all sport)\b/i;

/** Vitamins and minerals are added, so their amounts depend on the manufacturer and not on the food. */
const FORTIFIED_GROUP =
  /^(ready-to-eat cereal|cereal bars|nutrition bars|nutritional beverages|protein and nutritional powders|grits and other cooked|meal replacement)/i;
const PLANT_DRINK_GROUP = /^(plant-based milk|milk substitutes|plant-based yogurt)/i;
const FORTIFIED_INGREDIENT =
  /(?<!not )\bfortified|with added (nutrients|vitamins|calcium|ascorbic)|instant breakfast|cereals ready-to-eat|rice krispies/i;
/** US mills add iron and B vitamins back to white flour. */
const ENRICHED_GROUP = new RegExp(
  `^${oneOf(`yeast breads|rolls and buns|bagels|tortillas|biscuits|pancakes|crackers|saltine|cookies|
  cakes|doughnuts|turnovers|pizza|pretzels|pasta, noodles|rice$|macaroni|pasta mixed|burgers|.*sandwich|cheese sandwiches|egg rolls|
  fried rice|rice mixed|burritos|chicken patties`)}`,
  "i",
);
const ENRICHED_WORDS = new Set(
  "wheat flour|bread|pasta|white rice|flour tortilla|breadcrumbs|pastry|baking mix|crackers|cookies|pretzels|cornmeal|cereal|wheat|a cone".split(
    "|",
  ),
);
const IRON_WORDS = new Set(
  "beef|ground beef|lamb|game meat|organ meat|beans|refried beans|lentils|chickpeas|tofu|soybeans|shellfish|small oily fish".split("|"),
);
const NIACIN_WORDS = new Set([
  ...IRON_WORDS,
  ..."chicken|breaded chicken|turkey|ground turkey|pork|ham|tuna|salmon|fish|peanut butter|peanuts|mushrooms".split("|"),
]);
/** The amount from which the European Union has a warning on the label. */
const ENERGY_DRINK_FROM_MG_PER_100_G = 15;
const FORTIFIED_FROM_SHARE = 0.3;
const ENRICHED_FROM_SHARE = 0.12;
const OWN_FROM_SHARE = 0.2;

const FORTIFIED: readonly PraisedNutrient[] = [
  "vitaminAUg",
  "vitaminCMg",
  "vitaminDUg",
  "vitaminEMg",
  "vitaminKUg",
  "thiaminMg",
  "riboflavinMg",
  "niacinMg",
  "vitaminB6Mg",
  "folateUg",
  "vitaminB12Ug",
  "calciumMg",
  "ironMg",
  "zincMg",
];
const ADDED_TO_PLANT_DRINKS: readonly PraisedNutrient[] = ["vitaminAUg", "vitaminB12Ug", "vitaminEMg", "riboflavinMg"];

/** USDA's foods 'not further specified' average several kinds, although a real dish uses only one of them. */
const BLENDS: readonly (readonly [string, readonly string[]])[] = [
  ["fish", ["fish", "tuna", "salmon", "small oily fish"]],
  ["bread", ["bread", "whole-wheat bread", "whole-grain bread"]],
  ["plant drink", ["almond drink", "soy drink", "oat drink", "rice drink", "coconut milk"]],
  ["oil", ["vegetable oil", "olive oil", "margarine", "butter", "shortening"]],
];

/** Shares of the recipe by kitchen word, the largest first. */
export type Recipe = readonly { word: string; share: number }[];

const MILKY: ReadonlySet<PraisedNutrient> = new Set(["calciumMg", "protein"]);

export interface FoodKind {
  recipe: Recipe;
  isTreat: boolean;
  isEnergyDrink: boolean;
  isSportsDrink: boolean;
  isFortified: boolean;
  isPlantDrink: boolean;
  isEnriched: boolean;
  /** Nutrients that a manufacturer or a mill has added, for which no text may praise the food. */
  added: ReadonlySet<PraisedNutrient>;
}

function readRecipe(food: Pick<CatalogueFood, "ingredients">): Recipe {
  const shares = new Map<string, number>();
  for (const { name, share } of food.ingredients) {
    const word = ingredientWord(name);
    if (word !== null) shares.set(word, (shares.get(word) ?? 0) + share);
  }
  for (const [whole, parts] of BLENDS) {
    const found = parts.filter((part) => shares.has(part));
    if (found.length < 2) continue;
    const sum = found.reduce((total, part) => total + (shares.get(part) ?? 0), 0);
    for (const part of found) shares.delete(part);
    shares.set(whole, sum);
  }
  return [...shares].map(([word, share]) => ({ word, share })).sort((a, b) => b.share - a.share);
}

export function foodKind(food: CatalogueFood): FoodKind {
  const isEnergyDrink = isAnEnergyDrink(food);
  const isPlantDrink = PLANT_DRINK_GROUP.test(food.group);
  const isFortified =
    FORTIFIED_GROUP.test(food.group) ||
    food.ingredients.reduce((sum, { name, share }) => sum + (FORTIFIED_INGREDIENT.test(name) ? share : 0), 0) >= FORTIFIED_FROM_SHARE;
  const recipe = readRecipe(food);
  const shareOfWords = (words: ReadonlySet<string>) => recipe.reduce((sum, { word, share }) => sum + (words.has(word) ? share : 0), 0);
  const isEnriched =
    !/whole.?(wheat|grain)|brown rice/i.test(food.name) &&
    (recipe.length > 0 ? shareOfWords(ENRICHED_WORDS) >= ENRICHED_FROM_SHARE : ENRICHED_GROUP.test(food.group));
  const added = new Set<PraisedNutrient>(isFortified && !isPlantDrink ? FORTIFIED : isPlantDrink ? ADDED_TO_PLANT_DRINKS : []);
  if (isEnriched) {
    for (const nutrient of ["thiaminMg", "riboflavinMg", "folateUg"] as const) added.add(nutrient);
    if (shareOfWords(NIACIN_WORDS) < OWN_FROM_SHARE) added.add("niacinMg");
    if (shareOfWords(IRON_WORDS) < OWN_FROM_SHARE) added.add("ironMg");
  }
  // A drink with caffeine is not praised for the traces of vitamins in it.
  if (/^(coffee|tea)$/i.test(food.group)) for (const nutrient of PRAISED_NUTRIENTS) if (!MILKY.has(nutrient)) added.add(nutrient);
  if (/^margarine/i.test(food.group)) added.add("vitaminAUg");
  if (/\b(with|added) (calcium|vitamin)/i.test(food.name)) for (const nutrient of FORTIFIED) added.add(nutrient);
  if (BAKED_SWEETS.test(food.group)) for (const nutrient of FORTIFIED) if (nutrient !== "calciumMg") added.add(nutrient);
  return {
    recipe,
    isTreat: TREAT_GROUP.test(food.group) && !NO_TREAT.test(food.name),
    isEnergyDrink,
    isSportsDrink: SPORTS_DRINK.test(food.name) && /sport|drinks/i.test(food.group),
    isFortified,
    isPlantDrink,
    isEnriched,
    added,
  };
}

/** By its name, or by its caffeine if it is sold beside sports drinks. */
export function isAnEnergyDrink({ name, group, otherNutrients }: Pick<CatalogueFood, "name" | "group" | "otherNutrients">): boolean {
  if (SPORTS_DRINK.test(name)) return false;
  if (ENERGY_DRINK.test(name)) return isDrinkGroup(group);
  return /sport and energy/i.test(group) && (otherNutrients.caffeineMg ?? 0) >= ENERGY_DRINK_FROM_MG_PER_100_G;
}

const isDrinkGroup = (group: string): boolean => /drinks|water|beverages/i.test(group);
