import { significantWords, toSearchWords } from "./search-words.ts";

/** The fields by which a food is found. */
export interface Searchable {
  id: string;
  name: string;
  otherNames: readonly string[];
  popularity: number;
}

/** A food's words in normalized form. */
export interface FoodWords {
  id: string;
  popularity: number;
  /** The words of the whole name. The first `headLength` words say what it is: 'Lasagna' in 'Lasagna with meat, frozen'. */
  name: string[];
  headLength: number;
  /** Whether the name adds something else, such as 'with meat'. */
  hasTail: boolean;
  other: string[];
  /** Whole names, second names and brands, each as one key. */
  phrases: string[];
}

const AFTER_THE_HEAD = /,|\(| (?:with|without|made|in|on|from) /;
const TAIL = / (?:with|without|made|in|on|from) /;
/** Longer second names are unlikely to be typed in full. */
const MAX_PHRASE_WORDS = 5;

export function toFoodWords({ id, name, otherNames, popularity }: Searchable): FoodWords {
  const words = [...new Set(significantWords(name))];
  const end = name.search(AFTER_THE_HEAD);
  const head = new Set(end > 0 ? significantWords(name.slice(0, end)) : words);
  const phrases = new Set([toPhrase(words)]);
  const other = new Set<string>();
  for (const text of otherNames) {
    const telling = significantWords(text);
    if (telling.length <= MAX_PHRASE_WORDS) phrases.add(toPhrase(telling)).add(toSearchWords(text).join(""));
    for (const word of telling) other.add(word);
  }
  for (const word of words) other.delete(word);
  return { id, popularity, name: words, headLength: head.size, hasTail: TAIL.test(name), other: [...other], phrases: [...phrases] };
}

/** Returns the same key for the same words in any order. */
export const toPhrase = (words: readonly string[]): string => (words.length === 1 ? (words[0] ?? "") : words.toSorted().join(" "));
