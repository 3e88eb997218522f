import type { FoodOnAPlate } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { amountPerPortion, defaultPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import type { AnyNutrient } from "#core/domain/nutrients/nutrients.ts";

const MAX_PORTION_WORDS = 3;

/** The same food always gets the same wording, while similar foods get different ones. */
export function pick<Choice>(choices: readonly [Choice, ...Choice[]], name: string, topic: string): Choice {
  return choices[hash(`${topic}:${name}`) % choices.length] ?? choices[0];
}

/** 'iron', 'iron and zinc', 'iron, zinc and fiber' */
export function formatList(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export const sentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" ");

/** '12 g', '2.5 g', 'under 1 g' */
export function grams(amount: number): string {
  if (amount > 0 && amount < 1) return "under 1 g";
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)} g`;
}

/** 'a serving (1 cup)', 'a serving (150 g)' */
export function aServing(food: FoodOnAPlate): string {
  const { label, grams: weight } = defaultPortion(food);
  const isShort =
    /^[\d½⅓⅔¼¾]/.test(label) && !/serving/i.test(label) && !/[().,]/.test(label) && label.split(/[ -]/).length <= MAX_PORTION_WORDS;
  return `a serving (${isShort ? label : `${Math.round(weight)} g`})`;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For uses in which a missing figure may count as zero, because the text does not mention it. */
export const amountOrZero = (food: FoodOnAPlate, nutrient: AnyNutrient): number => amountPerPortion(food, nutrient) ?? 0;

/** FNV-1a with a final mix, because the low bits of plain FNV-1a repeat. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
