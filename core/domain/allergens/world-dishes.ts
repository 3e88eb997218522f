import type { Allergen } from "./allergen-rule.ts";
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

interface Dish {
  /** Where it ends in a name in which it may begin here; undefined where it does not. */
  endIn: (name: string, start: number) => number | undefined;
  contains: readonly Allergen[];
  may: readonly Allergen[];
}

export interface FoundDish extends Pick<Dish, "contains" | "may"> {
  start: number;
  end: number;
}

/** Thousands of phrases: a name meets those that begin like one of its words, and the few that can begin like any. */
interface Dictionary {
  byStart: ReadonlyMap<string, readonly Dish[]>;
  anyStart: readonly Dish[];
}

const START_LENGTH = 3;
const PLAIN = /^[a-z0-9 -]+$/;
const PLAIN_START = /^[a-z0-9 -]{3}(?![?*+{|])/;

/** Made when first asked: only what a model or a person names by words alone needs it. */
let dictionary: Dictionary | undefined;

function readDictionary(): Dictionary {
  const byStart = new Map<string, Dish[]>();
  const anyStart: Dish[] = [];
  for (const [phrases, label] of DISHES) {
    const allergens = {
      contains: allergensIn([...label].filter((letter) => letter === letter.toUpperCase())),
      may: allergensIn([...label].filter((letter) => letter !== letter.toUpperCase())),
    };
    for (const phrase of phrases.split(",").map((part) => part.trim())) {
      const dish = { endIn: PLAIN.test(phrase) ? plainEnd(phrase) : patternEnd(phrase), ...allergens };
      if (!PLAIN_START.test(phrase)) anyStart.push(dish);
      else byStart.set(phrase.slice(0, START_LENGTH), [...(byStart.get(phrase.slice(0, START_LENGTH)) ?? []), dish]);
    }
  }
  return { byStart, anyStart };
}

const allergensIn = (letters: readonly string[]): Allergen[] => letters.flatMap((letter) => LETTERS[letter.toUpperCase()] ?? []);

/** Singular or plural. */
const PLURAL = /(?:e?s)?(?![a-z0-9])/y;

const plainEnd = (phrase: string) => (name: string, start: number) => {
  if (!name.startsWith(phrase, start)) return undefined;
  PLURAL.lastIndex = start + phrase.length;
  return PLURAL.test(name) ? PLURAL.lastIndex : undefined;
};

const patternEnd = (phrase: string) => {
  const pattern = new RegExp(`(?:${phrase})(?:e?s)?\\b`, "y");
  return (name: string, start: number) => {
    pattern.lastIndex = start;
    return pattern.test(name) ? pattern.lastIndex : undefined;
  };
};

/** The dishes that a name names, as `readName` has read it. */
export function dishesIn(name: string): FoundDish[] {
  dictionary ??= readDictionary();
  const { byStart, anyStart } = dictionary;
  return [...name.matchAll(/[a-z0-9]+/g)].flatMap(({ index: start }) =>
    [...(byStart.get(name.slice(start, start + START_LENGTH)) ?? []), ...anyStart].flatMap(({ endIn, contains, may }) => {
      const end = endIn(name, start);
      return end === undefined ? [] : [{ start, end, contains, may }];
    }),
  );
}

/** What is left of a name without the dishes in it. */
export function withoutDishes(name: string): string {
  const letters = [...name];
  for (const { start, end } of dishesIn(name)) letters.fill(" ", start, end);
  return letters.join("");
}
