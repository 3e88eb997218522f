/** Wheat always brings gluten; rye, barley and malt bring gluten without wheat. */
export const ALLERGENS = ["milk", "egg", "fish", "shellfish", "tree nuts", "peanut", "wheat", "gluten", "soy", "sesame"] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** All the tests it has must hold. Names arrive in lower case, without accents and apostrophes, traps replaced. */
export interface AllergenRule {
  group?: RegExp;
  name?: RegExp;
  /** Also looks at what the name says is left out: 'no cheese'. */
  unless?: RegExp;
  contains?: readonly Allergen[];
  may?: readonly Allergen[];
}

/** 'fig bar, pot ?pie': any of these phrases, singular or plural. */
export function anyOf(phrases: string): RegExp {
  const list = phrases.split(",").map((phrase) => phrase.trim().replace(/\s+/g, " "));
  return new RegExp(`\\b(?:${list.join("|")})(?:e?s)?\\b`);
}
