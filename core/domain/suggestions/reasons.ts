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

export type AddedAmount = { nutrient: AddedNutrient } & ({ grams: number } | { share: number });

/** What is true of the usual serving: what it adds, and that it fits into the day. */
export interface ReasonFacts {
  /** Chooses between wordings: the same food always gets the same one. */
  seed: string;
  adds: AddedAmount[];
  /** Whether the shares are of the reader's own need, not of a general day's. */
  isOwnNeed: boolean;
  /** What the day still lacks, if something was eaten. */
  roomFor?: AddedNutrient | undefined;
}

const MAX_MENTIONED = 2;
const WORTH_TELLING_G = 2;
const WORTH_TELLING_SHARE = 0.09;
const STILL_OPEN = 0.4;

export function findReason(food: CatalogueFood, additions: readonly Addition[], isOwnNeed: boolean, hasEaten: boolean): ReasonFacts {
  const mentioned = additions.filter((addition) => isWorthTelling(food, addition)).slice(0, MAX_MENTIONED);
  const open = mentioned.find(({ gap }) => gap >= STILL_OPEN);
  return {
    seed: food.name,
    adds: mentioned.map(({ nutrient, share }) =>
      isInGrams(nutrient) ? { nutrient, grams: amountPerPortion(food, nutrient) ?? 0 } : { nutrient, share },
    ),
    isOwnNeed,
    roomFor: hasEaten ? open?.nutrient : undefined,
  };
}

function isWorthTelling(food: CatalogueFood, { nutrient, share }: Addition): boolean {
  return isInGrams(nutrient) ? (amountPerPortion(food, nutrient) ?? 0) >= WORTH_TELLING_G : share >= WORTH_TELLING_SHARE;
}

const isInGrams = (nutrient: AddedNutrient): boolean => ALL_NUTRIENTS[nutrient].unit === "g";
