import type { Allergen } from "./allergen-rule.ts";
import { AMERICAN_NAMES } from "./dish-names/americas.ts";
import { CHEESE_AND_DAIRY_NAMES } from "./dish-names/cheese-and-dairy.ts";
import { COOKING_WORDS } from "./dish-names/cooking-words.ts";
import { EAST_ASIAN_NAMES } from "./dish-names/east-asia.ts";
import { MIDDLE_EASTERN_AND_AFRICAN_NAMES } from "./dish-names/middle-east-and-africa.ts";
import { NORTHERN_AND_EASTERN_EUROPEAN_NAMES } from "./dish-names/northern-and-eastern-europe.ts";
import { PASTA_AND_DOUGH_NAMES } from "./dish-names/pasta-and-dough.ts";
import { SEAFOOD_NAMES } from "./dish-names/seafood.ts";
import { SOUTH_AND_CENTRAL_ASIAN_NAMES } from "./dish-names/south-and-central-asia.ts";
import { SOUTHEAST_ASIAN_NAMES } from "./dish-names/southeast-asia.ts";
import { SOUTHERN_EUROPEAN_NAMES } from "./dish-names/southern-europe.ts";
import { isPlainEnglish, normalizeSpelling } from "./normalize-spelling.ts";
import { AMERICAN_DISHES } from "./world-dishes/americas.ts";
import { BAKERY } from "./world-dishes/bakery.ts";
import { CANDY_AND_SNACKS } from "./world-dishes/candy-and-snacks.ts";
import { EASTERN_EUROPEAN_DISHES } from "./world-dishes/caucasus-and-eastern-europe.ts";
import { CHAIN_AND_SCHOOL_DISHES } from "./world-dishes/chains-and-school-lunch.ts";
import { EAST_ASIAN_DISHES } from "./world-dishes/east-asia.ts";
import { EUROPEAN_DISHES } from "./world-dishes/europe.ts";
import { FOREIGN_WORDS } from "./world-dishes/foreign-words.ts";
import { INGREDIENT_WORDS } from "./world-dishes/ingredient-words.ts";
import { MORE_EAST_ASIAN_DISHES } from "./world-dishes/japan-korea-china.ts";
import { LATIN_AMERICAN_DISHES } from "./world-dishes/latin-america.ts";
import { MIDDLE_EASTERN_AND_AFRICAN_DISHES } from "./world-dishes/middle-east-and-africa.ts";
import type { NamedDish } from "./world-dishes/named-dish.ts";
import { PLANTS_AND_SPICES } from "./world-dishes/plants-and-spices.ts";
import { SAUCES } from "./world-dishes/sauces.ts";
import { SIMPLER_RECIPES } from "./world-dishes/simpler-recipes.ts";
import { SOUTH_ASIAN_DISHES } from "./world-dishes/south-asia.ts";
import { SOUTHEAST_ASIAN_DISHES } from "./world-dishes/southeast-asia.ts";
import { MORE_MIDDLE_EASTERN_AND_AFRICAN_DISHES } from "./world-dishes/turkey-iran-africa.ts";
import { TYPICAL_PARTS } from "./world-dishes/typical-parts.ts";
import { MORE_EUROPEAN_AND_INDIAN_DISHES } from "./world-dishes/western-europe-and-india.ts";

export const NAMED_DISHES: readonly NamedDish[] = [
  ...FOREIGN_WORDS,
  ...INGREDIENT_WORDS,
  ...PLANTS_AND_SPICES,
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
  ...SEAFOOD_NAMES,
  ...PASTA_AND_DOUGH_NAMES,
  ...CHEESE_AND_DAIRY_NAMES,
  ...COOKING_WORDS,
  ...SOUTHEAST_ASIAN_NAMES,
  ...EAST_ASIAN_NAMES,
  ...SOUTH_AND_CENTRAL_ASIAN_NAMES,
  ...MIDDLE_EASTERN_AND_AFRICAN_NAMES,
  ...SOUTHERN_EUROPEAN_NAMES,
  ...NORTHERN_AND_EASTERN_EUROPEAN_NAMES,
  ...AMERICAN_NAMES,
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

interface Recipe {
  contains: readonly Allergen[];
  may: readonly Allergen[];
}

export interface FoundDish extends Recipe {
  start: number;
  end: number;
}

/** A phrase of plain words, as opposed to one that needs a pattern. */
interface Phrase {
  /** Stored unsplit, because the split words of all phrases would use more memory than everything else here. */
  text: string;
  recipe: Recipe;
}
interface Pattern {
  pattern: RegExp;
  recipe: Recipe;
}

/** An index over thousands of phrases: a name is compared only with phrases and patterns that can start at one of its words. */
interface Dictionary {
  byFirstWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Every word of the phrases, exact and by its common spelling key. */
  words: ReadonlySet<string>;
  byAlikeSpelling: ReadonlyMap<string, readonly string[]>;
  byStart: ReadonlyMap<string, readonly Pattern[]>;
  anyStart: readonly Pattern[];
}

const START_LENGTH = 3;
const PLAIN = /^[a-z0-9 -]+$/;
const PLAIN_START = /^[a-z0-9 -]{3}(?![?*+{|])/;

/** Built on first use, because it is only needed for foods that are known by name alone. */
let dictionary: Dictionary | undefined;

function readDictionary(): Dictionary {
  const byFirstWord = new Map<string, Phrase[]>();
  const words = new Set<string>();
  const byStart = new Map<string, Pattern[]>();
  const anyStart: Pattern[] = [];
  for (const [phrases, label] of NAMED_DISHES) {
    const recipe = {
      contains: allergensIn([...label].filter((letter) => letter === letter.toUpperCase())),
      may: allergensIn([...label].filter((letter) => letter !== letter.toUpperCase())),
    };
    for (const phrase of phrases.split(",").map((part) => part.trim())) {
      if (PLAIN.test(phrase)) {
        const text = phrase.replace(/[ -]+/g, " ");
        const phraseWords = wordsOf(text);
        for (const word of phraseWords) words.add(word);
        addTo(byFirstWord, phraseWords[0] ?? "", { text, recipe });
      } else {
        const pattern = { pattern: new RegExp(`(?:${phrase})(?:e?s)?\\b`, "y"), recipe };
        if (PLAIN_START.test(phrase)) addTo(byStart, phrase.slice(0, START_LENGTH), pattern);
        else anyStart.push(pattern);
      }
    }
  }
  const byAlikeSpelling = new Map<string, string[]>();
  for (const word of words) addTo(byAlikeSpelling, normalizeSpelling(word), word);
  return { byFirstWord, words, byAlikeSpelling, byStart, anyStart };
}

const wordsOf = (phrase: string): string[] => phrase.split(" ");

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

const allergensIn = (letters: readonly string[]): Allergen[] => letters.flatMap((letter) => LETTERS[letter.toUpperCase()] ?? []);

interface NameWord {
  start: number;
  end: number;
  /** The dictionary's spellings of this word. */
  spellings: readonly string[];
  /** The dictionary's spellings of its singular. */
  singulars: readonly string[];
  /** Every dictionary word with the same spelling key: even an exact match may mean a different word within a longer phrase. */
  alike: readonly string[];
}

/** An exact dictionary word is taken as it is; any other word may be a different spelling of one. */
function readWords(name: string, { words, byAlikeSpelling }: Dictionary): NameWord[] {
  const alikeTo = (word: string) => byAlikeSpelling.get(normalizeSpelling(word)) ?? [];
  const spellingsOf = (word: string) => (words.has(word) ? [word] : alikeTo(word));
  // Not every word that ends like a plural is one: 'Popeyes' is not several popiah.
  const singularOf = (word: string, singular: string) =>
    words.has(singular) ? [singular] : words.has(word) || isPlainEnglish(word) ? [] : alikeTo(singular);
  return [...name.matchAll(/[a-z0-9]+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    spellings: spellingsOf(word),
    singulars: [/e?s$/, /s$/].flatMap((plural) => (plural.test(word) ? singularOf(word, word.replace(plural, "")) : [])),
    alike: alikeTo(word),
  }));
}

const MIN_SPLIT_LENGTH = 7;
const BETWEEN_WORDS = /^[ -]+$/;

/** Where the phrase ends if it starts at this word of the name; undefined if it does not match. */
function phraseEnd({ text }: Phrase, name: string, words: readonly NameWord[], first: number): number | undefined {
  const phrase = wordsOf(text);
  for (const [at, wanted] of phrase.entries()) {
    const word = words[first + at];
    if (!word) return undefined;
    const before = words[first + at - 1];
    if (at > 0 && before && !BETWEEN_WORDS.test(name.slice(before.end, word.start))) return undefined;
    const isLast = at === phrase.length - 1;
    const isWanted = word.spellings.includes(wanted) || (isLast && word.singulars.includes(wanted));
    if (!isWanted && !(phrase.length > 1 && word.alike.includes(wanted))) return undefined;
  }
  return words[first + phrase.length - 1]?.end;
}

function patternEnd({ pattern }: Pattern, name: string, start: number): number | undefined {
  pattern.lastIndex = start;
  return pattern.test(name) ? pattern.lastIndex : undefined;
}

/** The dishes in a name that `readName` has normalized. */
export function dishesIn(name: string): FoundDish[] {
  dictionary ??= readDictionary();
  const { byFirstWord, byStart, anyStart } = dictionary;
  const words = readWords(name, dictionary);
  const found = words.flatMap(({ start, spellings, singulars, alike }, first) => {
    const phrases = [...new Set([...spellings, ...singulars, ...alike])].flatMap((word) => byFirstWord.get(word) ?? []);
    const patterns = [...(byStart.get(name.slice(start, start + START_LENGTH)) ?? []), ...anyStart];
    const dishes: FoundDish[] = [];
    const add = ({ contains, may }: Recipe, end: number | undefined) => {
      if (end !== undefined) dishes.push({ contains, may, start, end });
    };
    for (const phrase of phrases) add(phrase.recipe, phraseEnd(phrase, name, words, first));
    for (const pattern of patterns) add(pattern.recipe, patternEnd(pattern, name, start));
    return dishes;
  });
  return [...found, ...dishesSplitInTwo(name, words, dictionary)];
}

/** 'Ssam jang' is ssamjang: some people write the foreign word as two. */
function dishesSplitInTwo(name: string, words: readonly NameWord[], { byFirstWord }: Dictionary): FoundDish[] {
  return words.slice(1).flatMap(({ start: middle, end }, before) => {
    const start = words[before]?.start ?? middle;
    const joined = name.slice(start, end).replace(/[ -]+/, "");
    if (!/^[a-z]+$/.test(joined) || joined.length < MIN_SPLIT_LENGTH) return [];
    const dishes = (byFirstWord.get(joined) ?? []).filter(({ text }) => text === joined);
    return dishes.map(({ recipe }) => ({ ...recipe, start, end }));
  });
}

/** The rest of a name without the dishes in it. */
export function withoutDishes(name: string): string {
  const letters = [...name];
  for (const { start, end } of dishesIn(name)) letters.fill(" ", start, end);
  return letters.join("");
}
