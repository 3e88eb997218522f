import { readName } from "#core/domain/allergens/read-name.ts";
import { WORLD_DISH_RULES } from "#core/domain/allergens/world-dishes.ts";
import type { Catalogue } from "./catalogue.ts";
import { matchFood } from "./match-food.ts";
import { askedWords } from "./search-words.ts";

export const UNKNOWN_DISH = "We don’t know this one, so check the label.";

/** Whether anything is known about a dish that a model names: a food of the catalogue, a dish of the dictionary, or all its words. */
export function knowsDish(catalogue: Catalogue, name: string): boolean {
  if (matchFood(catalogue, name)) return true;
  const { name: read } = readName(name);
  if (WORLD_DISH_RULES.some((rule) => rule.name?.test(read))) return true;
  const words = askedWords(name);
  return words.length > 0 && catalogue.index.read(words).every(({ rank }) => rank >= 0);
}
