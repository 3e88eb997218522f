import { phraseOf, readFood } from "#server/catalogue/search/food-words.ts";
import { askedWords, tellingWords } from "#server/catalogue/search/search-words.ts";
import type { Catalogue, CatalogueEntry } from "./catalogue.ts";

const CONSIDERED = 5;
/** A name may omit one word of what a food is: 'fries' are French fries. */
const WORDS_LEFT_OUT = 1;

/**
 * The catalogue food that a name refers to, if it is certain. Searching is generous, this is not:
 * every word must belong to the food, and the food must be of that kind and not merely contain it.
 */
export function matchFood(catalogue: Catalogue, name: string): CatalogueEntry | undefined {
  const asked = askedWords(name);
  const phrase = phraseOf(asked);
  for (const { id } of catalogue.index.search(name).slice(0, CONSIDERED)) {
    const entry = catalogue.find(id);
    if (!entry) continue;
    const { name: words, headLength, other, phrases } = readFood(entry);
    if (phrases.includes(phrase)) return entry;
    const known = new Set([...words, ...other]);
    const head = words.slice(0, headLength);
    const unsaid = head.filter((word) => !asked.includes(word));
    const isOfThatKind = unsaid.length < head.length && unsaid.length <= WORDS_LEFT_OUT;
    // 'Butter chicken' is no butter cracker, although one is sold as 'Chicken in a Biskit': a word for the one left out is a whole name.
    const meant = asked.includes(head.at(-1) ?? "") ? known : new Set([...words, ...wholeNamesIn(entry, asked)]);
    if (isOfThatKind && asked.every((word) => meant.has(word))) return entry;
  }
  return undefined;
}

/** The words of those second names that were asked for in full. */
const wholeNamesIn = ({ otherNames }: CatalogueEntry, asked: readonly string[]): string[] =>
  otherNames.map(tellingWords).flatMap((words) => (words.every((word) => asked.includes(word)) ? words : []));
