import { type Allergen, type AllergenRule, anyOf } from "./allergen-rule.ts";
import { AMERICAN_DISHES } from "./world-dishes/americas.ts";
import { BAKERY } from "./world-dishes/bakery.ts";
import { CANDY_AND_SNACKS } from "./world-dishes/candy-and-snacks.ts";
import { EASTERN_EUROPEAN_DISHES } from "./world-dishes/caucasus-and-eastern-europe.ts";
import { CHAIN_AND_SCHOOL_DISHES } from "./world-dishes/chains-and-school-lunch.ts";
import { EAST_ASIAN_DISHES } from "./world-dishes/east-asia.ts";
import { EUROPEAN_DISHES } from "./world-dishes/europe.ts";
import { FOREIGN_WORDS } from "./world-dishes/foreign-words.ts";
import { MORE_EAST_ASIAN_DISHES } from "./world-dishes/japan-korea-china.ts";
import { LATIN_AMERICAN_DISHES } from "./world-dishes/latin-america.ts";
import { MIDDLE_EASTERN_AND_AFRICAN_DISHES } from "./world-dishes/middle-east-and-africa.ts";
import type { NamedDish } from "./world-dishes/named-dish.ts";
import { SAUCES } from "./world-dishes/sauces.ts";
import { SIMPLER_RECIPES } from "./world-dishes/simpler-recipes.ts";
import { SOUTH_ASIAN_DISHES } from "./world-dishes/south-asia.ts";
import { SOUTHEAST_ASIAN_DISHES } from "./world-dishes/southeast-asia.ts";
import { MORE_MIDDLE_EASTERN_AND_AFRICAN_DISHES } from "./world-dishes/turkey-iran-africa.ts";
import { TYPICAL_PARTS } from "./world-dishes/typical-parts.ts";
import { MORE_EUROPEAN_AND_INDIAN_DISHES } from "./world-dishes/western-europe-and-india.ts";

const DISHES: readonly NamedDish[] = [
  ...FOREIGN_WORDS,
  ...EAST_ASIAN_DISHES,
  ...SOUTH_ASIAN_DISHES,
  ...MIDDLE_EASTERN_AND_AFRICAN_DISHES,
  ...EUROPEAN_DISHES,
  ...AMERICAN_DISHES,
  ...BAKERY,
  ...CANDY_AND_SNACKS,
  ...EASTERN_EUROPEAN_DISHES,
  ...CHAIN_AND_SCHOOL_DISHES,
  ...MORE_EAST_ASIAN_DISHES,
  ...LATIN_AMERICAN_DISHES,
  ...SAUCES,
  ...SOUTHEAST_ASIAN_DISHES,
  ...MORE_MIDDLE_EASTERN_AND_AFRICAN_DISHES,
  ...MORE_EUROPEAN_AND_INDIAN_DISHES,
  ...SIMPLER_RECIPES,
  ...TYPICAL_PARTS,
];

const LETTERS: Readonly<Record<string, Allergen>> = {
  M: "milk",
  E: "egg",
  F: "fish",
  S: "shellfish",
  T: "tree nuts",
  P: "peanut",
  W: "wheat",
  G: "gluten",
  Y: "soy",
  Z: "sesame",
};

const allergensIn = (letters: readonly string[]): Allergen[] => letters.flatMap((letter) => LETTERS[letter.toUpperCase()] ?? []);

export const WORLD_DISH_RULES: readonly AllergenRule[] = DISHES.map(([phrases, label]) => ({
  name: anyOf(phrases),
  contains: allergensIn([...label].filter((letter) => letter === letter.toUpperCase())),
  may: allergensIn([...label].filter((letter) => letter !== letter.toUpperCase())),
}));
