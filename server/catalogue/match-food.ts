import { toFoodWords, toPhrase } from "#server/catalogue/search/food-words.ts";
import { queryWords, significantWords } from "#server/catalogue/search/search-words.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";

const CONSIDERED = 5;
/** A name may omit one of the words that say what a food is: 'fries' matches French fries. */
const WORDS_LEFT_OUT = 1;

/**
 * Finds the catalogue food that a name certainly refers to. Unlike search, it is strict: every word must belong to the food, and the food
 * must be of that kind, not merely contain it.
 */
export function matchFood(catalogue: Catalogue, name: string): CatalogueEntry | undefined {
  const typed = queryWords(name);
  const phrase = toPhrase(typed);
  for (const { id } of catalogue.index.search(name).slice(0, CONSIDERED)) {
    const entry = catalogue.find(id);
    if (!entry) continue;
    const { name: words, headLength, other, phrases } = toFoodWords(entry);
    if (phrases.includes(phrase)) return entry;
    const allWords = new Set([...words, ...other]);
    const head = words.slice(0, headLength);
    const unsaid = head.filter((word) => !typed.includes(word));
    const isOfThatKind = unsaid.length < head.length && unsaid.length <= WORDS_LEFT_OUT;
    // 'Butter chicken' must not match a butter cracker that is also sold as 'Chicken in a Biskit'. If the name omits the food's last head
    // word, words of second names count only if the whole second name was typed.
    const accepted = typed.includes(head.at(-1) ?? "") ? allWords : new Set([...words, ...wholeNamesIn(entry, typed)]);
    if (isOfThatKind && typed.every((word) => accepted.has(word))) return entry;
  }
  return undefined;
}

/** The words of the second names that were typed in full. */
const wholeNamesIn = ({ otherNames }: CatalogueEntry, typed: readonly string[]): string[] =>
  otherNames.map(significantWords).flatMap((words) => (words.every((word) => typed.includes(word)) ? words : []));
