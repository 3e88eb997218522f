import type { FoodDisplay } from "#core/domain/calm/food-displays.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { isDrink } from "#core/domain/foods/drinks.ts";
import type { Claim } from "#core/domain/nutrients/claims.ts";
import { amountPerPortion, isLow } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { energyShares } from "./body-impact.ts";
import { amountOrZero, capitalized, formatList, grams, pick } from "./words.ts";

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

export function digestion(food: CatalogueFood, view: FoodDisplay): { speed: DigestionSpeed; claims: Claim[] } {
  const pace = ratePace(food);
  if (pace === "fast") return fast(food);
  return { speed: { pace, text: pace === "slow" ? slowText(food, view) : mediumText(food, view) }, claims: [] };
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

function fast(food: CatalogueFood): { speed: DigestionSpeed; claims: Claim[] } {
  if (isDrink(food)) return { speed: { pace: "fast", text: pick(DRINK_TEXTS, food.name, "digestion") }, claims: [] };
  if (isLow(food, "fat") && isLow(food, "fiber")) {
    return {
      speed: { pace: "fast", text: pick(LOW_TEXTS, food.name, "digestion") },
      claims: [
        { nutrient: "fat", level: "low" },
        { nutrient: "fiber", level: "low" },
      ],
    };
  }
  return { speed: { pace: "fast", text: pick(FAST_TEXTS, food.name, "digestion") }, claims: [] };
}

const DRINK_TEXTS = [
  "drinks need no chewing, so this one usually leaves the stomach within an hour.",
  "as a drink it moves on from the stomach quickly, often in 20 to 60 minutes.",
  "liquids pass through the stomach sooner than solid food, usually in under an hour.",
  "your stomach lets liquids through early, so what is in it arrives soon.",
] as const;

const LOW_TEXTS = [
  "it is low in fat and fiber, so little holds it back in the stomach.",
  "a serving is low in fat and fiber and usually leaves the stomach within an hour or two.",
  "being low in fat and fiber, it breaks down soon after you eat it.",
  "it is low in fiber and fat, the two that keep food in the stomach longest.",
] as const;

const FAST_TEXTS = [
  "there is little in a serving that holds it back, so it usually moves on within two hours.",
  "a serving breaks down soon and usually leaves the stomach within an hour or two.",
  "your stomach is usually done with a serving in an hour or two.",
] as const;

function mediumText(food: CatalogueFood, view: FoodDisplay): string {
  const reasons = listReasons(food, view);
  if (reasons.length === 0) return pick(MEDIUM_TEXTS, food.name, "digestion");
  const isOne = reasons.length === 1;
  return pick(
    [
      `${formatList(reasons)} ${isOne ? "slows" : "slow"} it a little, so its energy arrives over about two to three hours.`,
      `with ${formatList(reasons)}, it usually takes the stomach two to three hours.`,
      `${formatList(reasons)} ${isOne ? "holds" : "hold"} it in the stomach for a while, usually two to three hours.`,
    ],
    food.name,
    "digestion",
  );
}

const MEDIUM_TEXTS = [
  "like most foods it usually takes the stomach two to three hours.",
  "expect the middle road, about two to three hours in the stomach.",
  "usually two to three hours in the stomach, depending on what you eat with it.",
] as const;

function slowText(food: CatalogueFood, view: FoodDisplay): string {
  const reasons = listReasons(food, view);
  const isOne = reasons.length === 1;
  return pick(
    [
      `${formatList(reasons)} ${isOne ? "keeps" : "keep"} it in the stomach longer, so its energy arrives over several hours.`,
      `${formatList(reasons)} ${isOne ? "takes" : "take"} time to break down, usually three to five hours.`,
      `with ${formatList(reasons)}, the stomach works on it for three hours or more.`,
      `${formatList(reasons)} ${isOne ? "slows" : "slow"} the stomach down, so the energy lasts well past one class.`,
    ],
    food.name,
    "digestion",
  );
}

/** What slows digestion, the strongest effect first. */
function listReasons(food: CatalogueFood, view: FoodDisplay): string[] {
  return SLOWING.map((nutrient) => ({ nutrient, amount: amountOrZero(food, nutrient) }))
    .filter(({ nutrient, amount }) => amount >= AMOUNT_WORTH_TELLING_G[nutrient])
    .sort((a, b) => b.amount / SLOWING_G[b.nutrient] - a.amount / SLOWING_G[a.nutrient])
    .slice(0, 2)
    .map(({ nutrient, amount }, place) =>
      view === "numbers" ? `${grams(amount)} of ${nutrient}` : place === 0 ? `its ${nutrient}` : nutrient,
    );
}
