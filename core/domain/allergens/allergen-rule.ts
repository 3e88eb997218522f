import type { Allergen } from "./allergens.ts";

/** A rule applies if all of its patterns match. Names are in lower case, without accents and apostrophes, and with TRAPS replaced. */
export interface AllergenRule {
  group?: RegExp;
  name?: RegExp;
  /** Also tested against the parts that the name excludes: 'no cheese'. */
  unless?: RegExp;
  contains?: readonly Allergen[];
  may?: readonly Allergen[];
}

/** Compiles a list such as 'fig bar, pot ?pie' into a pattern that matches any of the phrases, singular or plural. */
export function anyOf(phrases: string): RegExp {
  const list = phrases.split(",").map((phrase) => phrase.trim().replace(/\s+/g, " "));
  return new RegExp(`\\b(?:${list.join("|")})(?:e?s)?\\b`);
}
