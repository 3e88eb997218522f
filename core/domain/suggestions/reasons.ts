import { formatList, pick, sentences } from "#core/domain/food-texts/words.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { amountPerPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { ALL_NUTRIENTS } from "#core/domain/nutrients/nutrients.ts";
import type { AddedNutrient } from "./health-score.ts";

export interface Addition {
  nutrient: AddedNutrient;
  /** The share of the day's need. */
  share: number;
  /** The share of the need that the day still lacks, from 0 to 1. */
  gap: number;
}

const MAX_MENTIONED = 2;
const WORTH_TELLING_G = 2;
const WORTH_TELLING_SHARE = 0.09;
const STILL_OPEN = 0.4;

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

/** One or two plain sentences that are true of the usual serving: what it adds, and that it fits into the day. */
export function reasonFor(food: CatalogueFood, additions: readonly Addition[], isYours: boolean, hasEaten: boolean): string {
  const mentioned = additions.filter((addition) => isWorthTelling(food, addition)).slice(0, MAX_MENTIONED);
  const [first] = mentioned;
  if (!first) return PLAIN;
  const inGrams = mentioned.filter(({ nutrient }) => isInGrams(nutrient)).map(({ nutrient }) => formatGrams(food, nutrient));
  const shares = mentioned.filter(({ nutrient }) => !isInGrams(nutrient));
  const firstRough = shares.find(({ share }) => !isExact(share));
  const asShares = shares.map((addition) => {
    const about = addition === firstRough ? "about " : "";
    return `${about}${phraseFraction(addition.share)} ${isYours ? "your" : "a day's"} ${nutrientName(addition.nutrient)}`;
  });
  const parts = formatList([...inGrams, ...asShares]);
  const adds = `Adds ${parts}${isYours && shares.length > 0 ? " for the day" : ""}.`;
  const open = mentioned.find(({ gap }) => gap >= STILL_OPEN);
  return sentences(adds, hasEaten && open ? room(food, nutrientName(open.nutrient)) : undefined);
}

const PLAIN = "A simple everyday food that goes with this meal.";

const room = (food: CatalogueFood, nutrient: string): string =>
  pick(
    [`Today still has room for ${nutrient}.`, `Your day has space for more ${nutrient}.`, `It tops up today's ${nutrient}.`],
    food.name,
    "room",
  );

function isWorthTelling(food: CatalogueFood, { nutrient, share }: Addition): boolean {
  return isInGrams(nutrient) ? (amountPerPortion(food, nutrient) ?? 0) >= WORTH_TELLING_G : share >= WORTH_TELLING_SHARE;
}

const isInGrams = (nutrient: AddedNutrient): boolean => ALL_NUTRIENTS[nutrient].unit === "g";
const formatGrams = (food: CatalogueFood, nutrient: AddedNutrient): string =>
  `${Math.round(amountPerPortion(food, nutrient) ?? 0)} g of ${nutrientName(nutrient)}`;

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
  FRACTIONS.reduce((best, one) => (distance(share, one) < distance(share, best) ? one : best));

const distance = (share: number, [fraction]: readonly [number, string]): number => Math.abs(Math.log(share / fraction));
