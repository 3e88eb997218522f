import type { SourceFood } from "./read/read-tsv.ts";

/** USDA's notes to its coders, which are useless for search. */
const NOTE =
  /\bNS\b|\bNFS\b|^(all|any|with|without|no|from|made|other|regular|plain|NS|on|in|and|or|diet|different|homemade|pre-sliced)\b|as to|reported|all flavors|excluded?\b|includes?\b/i;

const SELLS_WEIGHT_LOSS = /weight watchers|jenny's cuisine|slim[- ]?fast|skinny|atkins|sinless/i;

/** More names under which search finds a food: USDA's own name first, then brands and other words, then the manufacturer. */
export function listOtherNames(food: SourceFood, name: string): string[] {
  const words = [
    food.name,
    ...food.alternates.filter((alternate) => !NOTE.test(alternate) || /[A-Z][a-z]+ [A-Z]/.test(alternate)),
    food.manufacturer,
  ];
  const seen = new Set([name.toLowerCase()]);
  return words
    .map((word) => word.replace(/, (NFS|NS as to .*)$/g, "").trim())
    .filter((word) => {
      if (word === "" || SELLS_WEIGHT_LOSS.test(word) || seen.has(word.toLowerCase())) return false;
      seen.add(word.toLowerCase());
      return true;
    });
}
