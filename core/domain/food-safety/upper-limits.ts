import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { type NutrientsPer100G, nutrientIn } from "#core/domain/foods/portions.ts";
import { amountPerPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import type { AgeBand } from "./age-bands.ts";

/** The most that a day may hold for a long time (Dietary Reference Intakes, upper levels). For vitamin A only what comes from animals counts. */
export const UPPER_LIMITS = {
  vitaminAUg: { word: "vitamin A", unit: "µg", "9-13": 1700, "14-18": 2800, "19+": 3000 },
  seleniumUg: { word: "selenium", unit: "µg", "9-13": 280, "14-18": 400, "19+": 400 },
  zincMg: { word: "zinc", unit: "mg", "9-13": 23, "14-18": 34, "19+": 40 },
  copperMg: { word: "copper", unit: "mg", "9-13": 5, "14-18": 8, "19+": 10 },
} as const;
type LimitedNutrient = keyof typeof UPPER_LIMITS;
/** Safe to cast: the keys of a constant are exactly its keys. */
const LIMITED = Object.keys(UPPER_LIMITS) as LimitedNutrient[];

/** 12 µg of beta-carotene count as 1 µg of vitamin A, and a body takes no more of it than it needs. */
const CAROTENE_PER_VITAMIN_A = 12;

export interface OverLimit {
  nutrient: LimitedNutrient;
  /** In the usual serving. */
  amount: number;
}

/** The nutrients of which a usual serving holds more than a day's limit for the youngest readers, the farthest above it first. */
export function overLimits(food: CatalogueFood): OverLimit[] {
  return LIMITED.map((nutrient) => ({ nutrient, amount: countedAmount(food, nutrient) }))
    .filter(({ nutrient, amount }) => amount > UPPER_LIMITS[nutrient]["9-13"])
    .sort((a, b) => b.amount / UPPER_LIMITS[b.nutrient]["9-13"] - a.amount / UPPER_LIMITS[a.nutrient]["9-13"]);
}

function countedAmount(food: CatalogueFood, nutrient: LimitedNutrient): number {
  const amount = amountPerPortion(food, nutrient) ?? 0;
  if (nutrient !== "vitaminAUg") return amount;
  return amount - (amountPerPortion(food, "betaCaroteneUg") ?? 0) / CAROTENE_PER_VITAMIN_A;
}

/** The limit that this many grams of a food are over, for readers of this age; undefined if there is none, or they are within it. */
export function exceededLimit(food: NutrientsPer100G, grams: number, nutrient: string, age: AgeBand): number | undefined {
  if (!isLimited(nutrient)) return undefined;
  const carotene = nutrient === "vitaminAUg" ? (nutrientIn(food, "betaCaroteneUg", grams) ?? 0) / CAROTENE_PER_VITAMIN_A : 0;
  const { [age]: limit } = UPPER_LIMITS[nutrient];
  return (nutrientIn(food, nutrient, grams) ?? 0) - carotene > limit ? limit : undefined;
}

const isLimited = (nutrient: string): nutrient is LimitedNutrient => Object.hasOwn(UPPER_LIMITS, nutrient);
