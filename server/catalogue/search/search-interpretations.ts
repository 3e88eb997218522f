import { SYNONYMS, SYNONYMS_ALONE } from "./search-synonyms.ts";
import { joinPairs, queryWords, significantWords, toSearchWords } from "./search-words.ts";

/** One way to interpret what was typed, and how likely it is. */
export interface Interpretation {
  words: readonly string[];
  weight: number;
}

const set = (words: string): ReadonlySet<string> => new Set(toSearchWords(words));
const NUMBERS = set("two three four five six seven eight nine ten dozen couple few half");
const UNITS = set(`
  slice piece glass cup bowl can bottle bag box handful plate serving scoop pack packet carton jar tub stick spoon spoonful bit bunch
  mug portion side order pint
`);
const MEASURES = set("tbsp tsp tablespoon teaspoon oz ounce gram g kg lb pound ml liter litre");
const SIZES = set("small medium large tall grande venti xl");
const DESCRIPTIONS = set(`
  slice piece fresh plain homemade steamed cooked raw grilled baked fried roasted boiled sliced chopped diced shredded organic regular
  original cold warm healthy real crunchy spicy creamy ripe toasted leftover natural classic yummy delicious tasty
`);

const AS_DESCRIBED = 0.7;
const JOINED_IN_NAMES = 1.15;
/** How likely an interpretation without the amount is. */
export const WITHOUT_AMOUNT = 0.97;

interface Phrase {
  typed: readonly string[];
  synonym: readonly string[];
  isAlone: boolean;
}

const PHRASES = new Map<string, Phrase[]>();
for (const [synonyms, isAlone] of [[SYNONYMS, false] as const, [SYNONYMS_ALONE, true] as const]) {
  for (const [typed, synonym] of synonyms) {
    const phrase = { typed: queryWords(typed), synonym: significantWords(synonym), isAlone };
    const first = phrase.typed[0] ?? "";
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), phrase]);
  }
}

/** 'glass of milk' becomes 'milk'. Returns undefined if no amount was typed. */
export function withoutAmount(text: string): string[] | undefined {
  const words = toSearchWords(text).filter((word) => word !== "a" && word !== "an");
  let at = 0;
  let isCounted = false;
  for (; at < words.length - 1; at++) {
    const word = words[at] ?? "";
    if (/^\d+(?:g|oz|ml|pc|x)?$/.test(word) || NUMBERS.has(word)) isCounted = true;
    else if (
      !(SIZES.has(word) || MEASURES.has(word) || (UNITS.has(word) && (isCounted || words[at + 1] === "of")) || (at > 0 && word === "of"))
    )
      break;
  }
  return at > 0 ? queryWords(words.slice(at).join(" ")) : undefined;
}

/** Every interpretation of what was typed: unchanged, with a phrase replaced by its meaning, and without descriptive words. */
export function listInterpretations(words: readonly string[]): Interpretation[] {
  const interpretations = withSynonyms(words);
  const bare = words.filter((word) => !DESCRIPTIONS.has(word));
  if (bare.length === 0 || bare.length === words.length) return interpretations;
  return [
    ...interpretations,
    ...withSynonyms(bare).map((interpretation) => ({ ...interpretation, weight: interpretation.weight * AS_DESCRIBED })),
  ];
}

export const hasMeaning = (words: readonly string[]): boolean =>
  (PHRASES.get(words[0] ?? "") ?? []).some(
    ({ typed }) => typed.length === words.length && typed.every((word, index) => word === words[index]),
  );

function withSynonyms(words: readonly string[]): Interpretation[] {
  const interpretations: Interpretation[] = [{ words, weight: 1 }];
  words.forEach((first, at) => {
    for (const { typed, synonym, isAlone } of PHRASES.get(first) ?? []) {
      if (isAlone && typed.length < words.length) continue;
      if (!typed.every((word, offset) => words[at + offset] === word)) continue;
      interpretations.push({ words: words.toSpliced(at, typed.length, ...synonym), weight: typed.length === words.length ? 1.05 : 0.98 });
    }
  });
  return interpretations;
}

/** 'pop corn' may mean popcorn, 'corndog' a corn dog. */
export function joinAndSplitWords(
  words: readonly string[],
  isInVocabulary: (word: string) => boolean,
  isInNames: (word: string) => boolean,
  isWhole: (word: string) => boolean,
): Interpretation[] {
  const joined = joinPairs(words).flatMap((word, index) =>
    isInVocabulary(word) ? [{ words: words.toSpliced(index, 2, word), weight: isInNames(word) ? JOINED_IN_NAMES : 1.02 }] : [],
  );
  const parted = words.flatMap((word, index) =>
    isWhole(word) ? [] : splitWord(word, isInNames).map((parts) => ({ words: words.toSpliced(index, 1, ...parts), weight: 0.98 })),
  );
  return [...joined, ...parted];
}

/** Splits 'corndog' into 'corn' and 'dog'. */
function splitWord(word: string, isInNames: (word: string) => boolean): string[][] {
  const found: string[][] = [];
  for (let at = 2; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    const [first = "", second = ""] = parts.map((part) => toSearchWords(part)[0]);
    if (word.length >= 6 && isInNames(first) && isInNames(second)) found.push([first, second]);
  }
  return found;
}
