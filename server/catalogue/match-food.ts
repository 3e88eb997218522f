import { phraseOf, readFood } from "#server/catalogue/search/food-words.ts";
import { askedWords } from "#server/catalogue/search/search-words.ts";
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
    if (isOfThatKind && asked.every((word) => known.has(word))) return entry;
  }
  return undefined;
}
