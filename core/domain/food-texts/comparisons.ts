import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { dailyNeeds } from "#core/domain/needs/needs.ts";
import { findNearest } from "#core/domain/numbers/fractions.ts";
import { amountPerPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { NUTRIENT_ROLES, type PraisedNutrient } from "#core/domain/nutrients/nutrient-roles.ts";

/**
 * One serving of something everyone knows; a test checks the amounts against the catalogue.
 * @internal
 */
export interface FamiliarServing {
  one: string;
  many?: string;
  /** Its name in the catalogue. */
  food: string;
  amount: number;
}

/** @internal Only tests use it from outside. */
export const FAMILIAR_SERVINGS: Partial<Record<PraisedNutrient, FamiliarServing>> = {
  protein: { one: "an egg", many: "eggs", food: "Egg", amount: 5.92 },
  fiber: { one: "an apple", many: "apples", food: "Apple", amount: 4.2 },
  calciumMg: { one: "a glass of milk", many: "glasses of milk", food: "Milk", amount: 305 },
  potassiumMg: { one: "a banana", many: "bananas", food: "Banana", amount: 410.8 },
  vitaminCMg: { one: "an orange", many: "oranges", food: "Orange", amount: 86.5 },
  magnesiumMg: { one: "a handful of almonds", many: "handfuls of almonds", food: "Almonds", amount: 79.1 },
  vitaminDUg: { one: "a glass of milk", many: "glasses of milk", food: "Milk", amount: 2.68 },
};

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0.1, "a tenth"],
  [1 / 6, "a sixth"],
  [0.2, "a fifth"],
  [0.25, "a quarter"],
  [1 / 3, "a third"],
  [0.4, "two fifths"],
  [0.5, "half"],
  [0.6, "three fifths"],
  [2 / 3, "two thirds"],
  [0.75, "three quarters"],
  [0.9, "nine tenths"],
  [1, "all"],
];
const FRACTION_FITS = 0.1;
const TEEN_AGE = 15;
const SUGAR_G_PER_TEASPOON = 4.2;
const SODIUM_MG_PER_TEASPOON_OF_SALT = 2300;

const BOY = dailyNeeds({ age: TEEN_AGE, gender: "male" });
const GIRL = dailyNeeds({ age: TEEN_AGE, gender: "female" });

/** 'about as much protein as 3 eggs' */
export function familiarComparison(food: CatalogueFood, nutrient: PraisedNutrient): string | undefined {
  const familiar = FAMILIAR_SERVINGS[nutrient];
  const amount = amountPerPortion(food, nutrient);
  if (!familiar || !amount || sharesAWord(food.name, familiar.one)) return undefined;
  const ratio = amount / familiar.amount;
  const { word } = NUTRIENT_ROLES[nutrient];
  if (ratio >= 0.85 && ratio <= 1.15) return `about as much ${word} as ${familiar.one} has`;
  if (ratio >= 0.43 && ratio <= 0.57) return `about half the ${word} of ${familiar.one}`;
  const whole = Math.round(ratio);
  if (whole < 2 || whole > 8 || Math.abs(ratio / whole - 1) > FRACTION_FITS || !familiar.many) return undefined;
  return `about as much ${word} as ${whole} ${familiar.many} have`;
}

/** 'about a third of the iron a girl of 15 needs in a day' */
export function shareOfTeenNeed(food: CatalogueFood, nutrient: PraisedNutrient): string | undefined {
  const amount = amountPerPortion(food, nutrient);
  const [boy, girl] = [BOY?.[nutrient]?.amount, GIRL?.[nutrient]?.amount];
  if (!amount || boy === undefined || girl === undefined) return undefined;
  const { word } = NUTRIENT_ROLES[nutrient];
  const need = Math.max(boy, girl);
  const who = boy === girl ? "a 15-year-old" : boy > girl ? "a boy of 15" : "a girl of 15";
  if (amount >= need * 1.05) return `more than all of the ${word} ${who} needs in a day`;
  const share = nearestFraction(amount / need);
  if (share === "all") return `about as much ${word} as ${who} needs in a day`;
  return share && `about ${share} of the ${word} ${who} needs in a day`;
}

function nearestFraction(share: number): string | undefined {
  const nearest = findNearest(FRACTIONS, share, ([fraction]) => fraction);
  return nearest && Math.abs(share / nearest[0] - 1) <= FRACTION_FITS ? nearest[1] : undefined;
}

/** 'about 9 teaspoons' */
export function teaspoonsOfSugar(sugarG: number): string {
  const spoons = sugarG / SUGAR_G_PER_TEASPOON;
  const rounded = spoons < 2 ? Math.round(spoons * 2) / 2 : Math.round(spoons);
  return `about ${String(rounded).replace(".5", "½").replace(/^0½/, "½")} teaspoon${rounded > 1 ? "s" : ""}`;
}

/** 'about a third of a teaspoon of salt' */
export function teaspoonsOfSalt(sodiumMg: number): string | undefined {
  const spoons = sodiumMg / SODIUM_MG_PER_TEASPOON_OF_SALT;
  if (spoons >= 0.95 && spoons <= 1.08) return "about a teaspoon of salt";
  if (spoons > 1) return "more than a teaspoon of salt";
  const share = nearestFraction(spoons);
  return share && share !== "all" ? `about ${share === "half" ? "half" : `${share} of`} a teaspoon of salt` : undefined;
}

const sharesAWord = (name: string, words: string): boolean =>
  words.split(" ").some((word) => word.length > 2 && name.toLowerCase().includes(word.replace(/s$/, "")));
