import { type Allergen, type AllergenRule, anyOf } from "./allergen-rule.ts";
import { AMERICAN_DISHES } from "./world-dishes/americas.ts";
import { EAST_ASIAN_DISHES } from "./world-dishes/east-asia.ts";
import { EUROPEAN_DISHES } from "./world-dishes/europe.ts";
import { FOREIGN_WORDS } from "./world-dishes/foreign-words.ts";
import { MIDDLE_EASTERN_AND_AFRICAN_DISHES } from "./world-dishes/middle-east-and-africa.ts";
import type { NamedDish } from "./world-dishes/named-dish.ts";
import { SOUTH_ASIAN_DISHES } from "./world-dishes/south-asia.ts";

const DISHES: readonly NamedDish[] = [
  ...FOREIGN_WORDS,
  ...EAST_ASIAN_DISHES,
  ...SOUTH_ASIAN_DISHES,
  ...MIDDLE_EASTERN_AND_AFRICAN_DISHES,
  ...EUROPEAN_DISHES,
  ...AMERICAN_DISHES,
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
