/** What calm mode does not mention: energy in any unit, its shares, and grams of what it comes from. */
const ENERGY = /\b(?:kcal|kilocalories?|calories?|caloric|kj|kilojoules?)\b/i;
const MACRO = /\b(?:proteins?|carbs?|carbohydrates?|fats?|sugars?|starch|fiber|fibre)\b/i;
const GRAMS = /\d\s*(?:g|grams?)\b/i;
const ENERGY_SHARE = /\benergy\b.*\d\s*(?:%|percent)|\d\s*(?:%|percent)[^.]*\benergy\b/i;
/** The weight of a serving says nothing about its content. */
const SERVING_WEIGHT = /\bserving(?: of [^().]*)? \([^)]*\)/gi;

/** @internal Only tests use it from outside. */
export const mentionsEnergy = (text: string): boolean => {
  if (ENERGY.test(text) || ENERGY_SHARE.test(text)) return true;
  return MACRO.test(text) && GRAMS.test(text.replace(SERVING_WEIGHT, ""));
};

/** Splits after '.', '!' or '?' and a space, so that a figure such as '1.5' is not split. */
const SENTENCE_END = /(?<=[.!?])\s+/;

/** A text without the sentences that mention energy or grams of a macro; null if none is left. */
export function calmText(text: string | null | undefined): string | null {
  if (!text) return null;
  const sentences = text.split(SENTENCE_END).filter((sentence) => !mentionsEnergy(sentence));
  return sentences.length > 0 ? sentences.join(" ") : null;
}

/** The calm wording of a food's text. A food without it, such as one from an older version, loses the sentences with figures instead. */
export function findCalmText(food: object, name: string): string | null {
  // Safe to cast: both are optional, and checked.
  const { calmTexts, [name]: text } = food as { calmTexts?: Record<string, string> | null; [name: string]: unknown };
  const plain = typeof text === "string" ? text : null;
  return calmTexts ? (calmTexts[name] ?? plain) : calmText(plain);
}
