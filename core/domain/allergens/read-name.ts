import { FREE_FROM_RULES } from "./allergen-groups.ts";
import type { AllergenRule } from "./allergen-rule.ts";
import { NEGATIONS, TRAPS } from "./allergen-traps.ts";
import type { Allergen } from "./allergens.ts";

export interface ReadName {
  name: string;
  /** The name in lower case, before any word is replaced or left out. */
  spoken: string;
  /** The parts that the name excludes: 'no cheese; without sauce'. */
  leftOut: string;
}

/** Letters that Unicode does not decompose into a base letter and an accent. */
const NOT_DECOMPOSED = [
  ["ø", "o"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ß", "ss"],
  ["ı", "i"],
  ["ł", "l"],
  ["đ", "d"],
] as const;

/** Most names match no trap, so one combined test avoids trying each of them. */
const ANY_TRAP = new RegExp(TRAPS.map(([trap]) => trap.source).join("|"));
const ANY_NEGATION = new RegExp(NEGATIONS.map(({ source }) => source).join("|"));

/** Converts to lower case and replaces words that sound like an allergen but are not. */
export function readName(text: string): ReadName {
  let spoken = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’']/g, "").replace(/ & /g, " and ");
  for (const [letter, plain] of NOT_DECOMPOSED) spoken = spoken.replaceAll(letter, plain);
  let name = spoken;
  if (ANY_TRAP.test(name)) for (const [trap, instead] of TRAPS) name = name.replace(trap, instead);
  if (!ANY_NEGATION.test(name)) return { name, spoken, leftOut: "" };
  const leftOut = NEGATIONS.flatMap((negation) => name.match(negation) ?? []).join("; ");
  for (const negation of NEGATIONS) name = name.replace(negation, " ");
  return { name, spoken, leftOut };
}

export function applyRules(
  rules: readonly AllergenRule[],
  { name, leftOut, group }: ReadName & { group: string },
  contains: Set<Allergen>,
  may: Set<Allergen>,
): void {
  for (const rule of rules) {
    if (rule.group && !rule.group.test(group)) continue;
    if (rule.name && !rule.name.test(name)) continue;
    if (rule.unless?.test(name) || rule.unless?.test(leftOut)) continue;
    for (const allergen of rule.contains ?? []) contains.add(allergen);
    for (const allergen of rule.may ?? []) may.add(allergen);
  }
}

/** The allergens that the name rules out: 'gluten free', 'vegan'. */
export const allergensRuledOutBy = (name: string): Allergen[] =>
  FREE_FROM_RULES.flatMap((rule) => (rule.name.test(name) ? rule.frees : []));
