import { type FoodOnAPlate, type LabelLevel, labelLevel, percentOfDailyValue } from "./nutrient-claim-thresholds.ts";
import { NUTRIENT_ROLES, PRAISED_NUTRIENTS, type PraisedNutrient } from "./nutrient-roles.ts";
import type { AnyNutrient } from "./nutrients.ts";

/** A statement that a text makes about the default portion, so that a test can check it against the figures. */
export interface Claim {
  nutrient: AnyNutrient;
  level: LabelLevel;
}

/** A text together with every label claim it makes. */
export interface ClaimedText {
  text: string;
  claims: Claim[];
}

const MAX_HIGH = 3;
const MAX_GOOD = 2;
/** Beyond this, a higher percentage does not make a nutrient more worth mentioning. */
const PERCENT_CAP = 100;

const NOTHING: ReadonlySet<PraisedNutrient> = new Set();

export interface PraisedContent {
  high: PraisedNutrient[];
  good: PraisedNutrient[];
  /** The nutrients that the texts mention. */
  mentioned: PraisedNutrient[];
  /** The nutrient that is most worth mentioning. */
  main: PraisedNutrient | undefined;
}

export const NOTHING_PRAISED: PraisedContent = { high: [], good: [], mentioned: [], main: undefined };

/** The manufacturer added the nutrients in `added`: the figures are true, but no reason to praise the food. */
export function praisedContent(food: FoodOnAPlate, added: ReadonlySet<PraisedNutrient> = NOTHING): PraisedContent {
  const ranked = rankedNutrients(food).filter((nutrient) => !added.has(nutrient));
  const high = ranked.filter((nutrient) => labelLevel(food, nutrient) === "high").slice(0, MAX_HIGH);
  const good = ranked.filter((nutrient) => labelLevel(food, nutrient) === "good").slice(0, MAX_GOOD);
  const mentioned = [...high, ...good];
  return { high, good, mentioned, main: ranked.find((nutrient) => mentioned.includes(nutrient)) };
}

/** The nutrient closest to a claim, for foods without one. */
export function nearestNutrient(
  food: FoodOnAPlate,
  added: ReadonlySet<PraisedNutrient> = NOTHING,
): { nutrient: PraisedNutrient; percent: number } | undefined {
  const nutrient = rankedNutrients(food).find((ranked) => !added.has(ranked));
  return nutrient && { nutrient, percent: percentOfDailyValue(food, nutrient) ?? 0 };
}

function rankedNutrients(food: FoodOnAPlate): PraisedNutrient[] {
  const rank = (nutrient: PraisedNutrient): number =>
    Math.min(percentOfDailyValue(food, nutrient) ?? 0, PERCENT_CAP) * NUTRIENT_ROLES[nutrient].weight;
  return PRAISED_NUTRIENTS.map((nutrient) => ({ nutrient, rank: rank(nutrient) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ nutrient }) => nutrient);
}
