import { withoutDishes } from "#core/domain/allergens/dishes/find-dishes.ts";
import { readName } from "#core/domain/allergens/read-name.ts";
import { queryWords } from "#server/catalogue/search/search-words.ts";
import type { Catalogue } from "./catalogue.ts";
import { matchFood } from "./match-food.ts";

export const DISH_NOT_FOUND = "We don’t know this one, so check the label.";

/**
 * Whether anything is known about a dish that a model names: it is a catalogue food or in the dictionary of dishes, or all its words are
 * known.
 */
export function knowsDish(catalogue: Catalogue, name: string): boolean {
  if (matchFood(catalogue, name)) return true;
  const { name: read } = readName(name);
  const unexplained = withoutDishes(read);
  // A dish of the dictionary combined with unknown words counts as unknown: 'brokk with hot sauce'.
  const words = queryWords(unexplained);
  if (words.length === 0) return unexplained !== read;
  return catalogue.index.lookUpWords(words).every(({ rank }) => rank >= 0);
}
