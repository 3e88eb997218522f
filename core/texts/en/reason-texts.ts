import { formatList, pick, sentences } from "#core/domain/food-texts/words.ts";
import { ALL_NUTRIENTS } from "#core/domain/nutrients/nutrients.ts";
import type { AddedNutrient } from "#core/domain/suggestions/health-score.ts";
import type { AddedAmount, ReasonFacts } from "#core/domain/suggestions/reasons.ts";
import type { ReasonTexts } from "#core/texts/domain-texts.ts";

const PLAIN = "A simple everyday food that goes with this meal.";

const FRACTIONS: readonly (readonly [share: number, words: string])[] = [
  [1 / 10, "a tenth of"],
  [1 / 8, "an eighth of"],
  [1 / 6, "a sixth of"],
  [1 / 5, "a fifth of"],
  [1 / 4, "a quarter of"],
  [1 / 3, "a third of"],
  [2 / 5, "two fifths of"],
  [1 / 2, "half of"],
  [3 / 5, "three fifths of"],
  [3 / 4, "three quarters of"],
];
const MOST_FROM = 0.85;
const ALL_FROM = 1;
const EXACT_WITHIN = 0.02;

export const reasonTexts: ReasonTexts = {
  explain: (facts) => {
    if (facts.adds.length === 0) return PLAIN;
    return sentences(listAdded(facts), facts.roomFor && sayRoom(nutrientName(facts.roomFor), facts.seed));
  },
};

/** Amounts come before shares, and 'about' stands only before the first share that is not exact. */
function listAdded({ adds, isOwnNeed }: ReasonFacts): string {
  const inGrams = adds.flatMap((added) => ("grams" in added ? `${Math.round(added.grams)} g of ${nutrientName(added.nutrient)}` : []));
  const shares = adds.filter((added): added is AddedAmount & { share: number } => "share" in added);
  const firstRough = shares.find(({ share }) => !isExact(share));
  const asShares = shares.map((added) => {
    const about = added === firstRough ? "about " : "";
    return `${about}${phraseFraction(added.share)} ${isOwnNeed ? "your" : "a day's"} ${nutrientName(added.nutrient)}`;
  });
  return `Adds ${formatList([...inGrams, ...asShares])}${isOwnNeed && shares.length > 0 ? " for the day" : ""}.`;
}

const sayRoom = (nutrient: string, seed: string): string =>
  pick(
    [`Today still has room for ${nutrient}.`, `Your day has space for more ${nutrient}.`, `It tops up today's ${nutrient}.`],
    seed,
    "room",
  );

/** 'calcium', 'vitamin C' */
function nutrientName(nutrient: AddedNutrient): string {
  const { label } = ALL_NUTRIENTS[nutrient];
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/**
 * 'a fifth of', 'all of': the nearest fraction that has a name.
 * @internal
 */
export function phraseFraction(share: number): string {
  if (share >= ALL_FROM) return "all of";
  return share >= MOST_FROM ? "most of" : nearest(share)[1];
}

const isExact = (share: number): boolean => share >= MOST_FROM || distance(share, nearest(share)) <= EXACT_WITHIN;

const nearest = (share: number): readonly [number, string] =>
  FRACTIONS.reduce((best, next) => (distance(share, next) < distance(share, best) ? next : best));

const distance = (share: number, [fraction]: readonly [number, string]): number => Math.abs(Math.log(share / fraction));
