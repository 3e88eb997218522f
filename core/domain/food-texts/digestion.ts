import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { isDrink } from "#core/domain/foods/drinks.ts";
import type { Claim } from "#core/domain/nutrients/claims.ts";
import { amountPerPortion, isLow } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { energyShares } from "./body-impact.ts";
import { amountOrZero, capitalized } from "./words.ts";

export const PACES = ["fast", "medium", "slow"] as const;
export type Pace = (typeof PACES)[number];

export interface DigestionSpeed {
  pace: Pace;
  text: string;
}

/** The amount of each nutrient that by itself slows a meal down for a few hours. */
const SLOWING_G = { fat: 15, protein: 25, fiber: 6 } as const;
type Slowing = keyof typeof SLOWING_G;
const SLOWING = Object.keys(SLOWING_G) as Slowing[];

const SLOW_FROM = 1.1;
const FAST_BELOW = 0.35;
/** A drink is digested faster, because it does not have to be broken up first. */
const FAST_DRINK_BELOW = 0.6;
/** A spoon of butter is a small amount, but it is not digested fast. */
const FAT_SHARE_NEVER_FAST = 0.5;
const AMOUNT_WORTH_TELLING_G = { fat: 2, protein: 3, fiber: 1.5 } as const;

export interface SlowingAmount {
  nutrient: Slowing;
  amountG: number;
}

type FastBecause = "drink" | "low-fat-and-fiber" | "little";

/** How fast a serving is digested, and why. */
export type DigestionFacts = {
  /** Chooses between wordings: the same food always gets the same one. */
  seed: string;
} & ({ pace: "fast"; because: FastBecause } | { pace: "medium" | "slow"; because: SlowingAmount[] });

export function findDigestion(food: CatalogueFood): { facts: DigestionFacts; claims: Claim[] } {
  const pace = ratePace(food);
  const seed = food.name;
  if (pace !== "fast") return { facts: { seed, pace, because: listSlowing(food) }, claims: [] };
  const { because, claims } = explainFast(food);
  return { facts: { seed, pace, because }, claims };
}

/** The text of the food's field. */
export const digestionText = ({ pace, text }: DigestionSpeed): string => `${capitalized(pace)}: ${text}`;

/**
 * Reads the pace back from that text, for the scale that shows it.
 * @internal
 */
export const paceFromText = (text: string): Pace | undefined => PACES.find((pace) => text.toLowerCase().startsWith(`${pace}:`));

function ratePace(food: CatalogueFood): Pace {
  if (SLOWING.every((nutrient) => amountPerPortion(food, nutrient) === undefined)) return "medium";
  const held = SLOWING.reduce((sum, nutrient) => sum + amountOrZero(food, nutrient) / SLOWING_G[nutrient], 0);
  if (held >= SLOW_FROM) return "slow";
  const shares = energyShares(food);
  const isMostlyFat = (shares?.fat ?? 0) > FAT_SHARE_NEVER_FAST && amountOrZero(food, "fat") >= 1;
  return held < (isDrink(food) ? FAST_DRINK_BELOW : FAST_BELOW) && !isMostlyFat ? "fast" : "medium";
}

function explainFast(food: CatalogueFood): { because: FastBecause; claims: Claim[] } {
  if (isDrink(food)) return { because: "drink", claims: [] };
  if (!isLow(food, "fat") || !isLow(food, "fiber")) return { because: "little", claims: [] };
  return {
    because: "low-fat-and-fiber",
    claims: [
      { nutrient: "fat", level: "low" },
      { nutrient: "fiber", level: "low" },
    ],
  };
}

/** What slows digestion, the strongest effect first. */
function listSlowing(food: CatalogueFood): SlowingAmount[] {
  return SLOWING.map((nutrient) => ({ nutrient, amountG: amountOrZero(food, nutrient) }))
    .filter(({ nutrient, amountG }) => amountG >= AMOUNT_WORTH_TELLING_G[nutrient])
    .sort((a, b) => b.amountG / SLOWING_G[b.nutrient] - a.amountG / SLOWING_G[a.nutrient])
    .slice(0, 2);
}
