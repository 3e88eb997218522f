import { type NutrientsPer100G, nutrientIn } from "#core/domain/foods/portions.ts";
import { ADDED_SUGARS, ALL_NUTRIENTS, type AnyNutrient, CHOLESTEROL_DAILY_VALUE_MG, type Unit } from "./nutrients.ts";
import { amountIn } from "./proportions.ts";

/** An amount as printed on a package in the USA. */
export interface LabelAmount {
  value: number;
  /** 'less than 1 g', 'less than 5 mg' */
  isLessThan: boolean;
}

export interface LabelLine {
  name: string;
  unit: Unit;
  /** Null if the source has no figure. */
  amount: LabelAmount | null;
  /** Percent of the Daily Value, rounded; undefined if the line has none, null if the amount is unknown. */
  percent: number | null | undefined;
  /** The amount that is 100%, in the same unit; undefined if the line has no percent. */
  dailyValue: number | undefined;
  /** The indentation of the line, which marks a part of the line above it. */
  depth: 0 | 1 | 2;
}

export interface LabelFacts {
  calories: number | null;
  lines: LabelLine[];
  vitamins: LabelLine[];
}

type Rounding = (amount: number) => LabelAmount;

const EXACTLY_NOTHING: LabelAmount = { value: 0, isLessThan: false };

/**
 * 21 CFR 101.9(c)(1): under 5 is 0, up to 50 in fives, above in tens.
 * @internal
 */
export function roundCalories(kcal: number): number {
  if (kcal < 5) return 0;
  return toStep(kcal, kcal <= 50 ? 5 : 10);
}

/**
 * 21 CFR 101.9(c)(2): under 0.5 g is 0, under 5 g in halves, from 5 g on in whole grams.
 * @internal
 */
export const roundFat: Rounding = (grams) => exactly(grams < 0.5 ? 0 : toStep(grams, grams < 5 ? 0.5 : 1));

/**
 * 21 CFR 101.9(c)(3)
 * @internal
 */
export const roundCholesterol: Rounding = (mg) => {
  if (mg < 2) return EXACTLY_NOTHING;
  return mg <= 5 ? { value: 5, isLessThan: true } : exactly(toStep(mg, 5));
};

/**
 * 21 CFR 101.9(c)(4)
 * @internal
 */
export const roundSodium: Rounding = (mg) => exactly(mg < 5 ? 0 : toStep(mg, mg <= 140 ? 5 : 10));

/**
 * 21 CFR 101.9(c)(6) and (7): carbohydrate, fiber, sugars and protein.
 * @internal
 */
export const roundGrams: Rounding = (grams) => {
  if (grams < 0.5) return EXACTLY_NOTHING;
  return grams < 1 ? { value: 1, isLessThan: true } : exactly(toStep(grams, 1));
};

/**
 * 21 CFR 101.9(c)(8)(iii): nothing under 2 %, then steps of 2, 5 and 10.
 * @internal
 */
export function roundVitaminPercent(percent: number): number {
  if (percent < 2) return 0;
  return toStep(percent, percent <= 10 ? 2 : percent <= 50 ? 5 : 10);
}

/**
 * The FDA's guidance of 2019: the larger the Daily Value, the larger the steps of the amount.
 * @internal
 */
export function roundVitamin(amount: number, dailyValue: number): LabelAmount {
  if ((amount / dailyValue) * 100 < 2) return EXACTLY_NOTHING;
  return exactly(toStep(amount, dailyValue < 25 ? 0.1 : dailyValue < 250 ? 1 : 10));
}

interface Line {
  nutrient: AnyNutrient;
  name: string;
  round: Rounding;
  depth?: 1;
}

const FAT_LINES: readonly Line[] = [
  { nutrient: "fat", name: "Total Fat", round: roundFat },
  { nutrient: "saturatedFat", name: "Saturated Fat", round: roundFat, depth: 1 },
];
const MIDDLE_LINES: readonly Line[] = [
  { nutrient: "cholesterolMg", name: "Cholesterol", round: roundCholesterol },
  { nutrient: "sodium", name: "Sodium", round: roundSodium },
  { nutrient: "carbs", name: "Total Carbohydrate", round: roundGrams },
  { nutrient: "fiber", name: "Dietary Fiber", round: roundGrams, depth: 1 },
  { nutrient: "sugar", name: "Total Sugars", round: roundGrams, depth: 1 },
];
const VITAMIN_LINES = [
  ["vitaminDUg", "Vitamin D"],
  ["calciumMg", "Calcium"],
  ["ironMg", "Iron"],
  ["potassiumMg", "Potassium"],
] as const satisfies readonly (readonly [AnyNutrient, string])[];

/** The label for this many grams, line by line. */
export function labelFacts(food: NutrientsPer100G, grams: number): LabelFacts {
  const calories = nutrientIn(food, "calories", grams);
  const lines = (selected: readonly Line[]): LabelLine[] => selected.map((line) => toLabelLine(food, grams, line));
  return {
    calories: calories === null ? null : roundCalories(calories),
    lines: [...lines(FAT_LINES), transFatLine(food, grams), ...lines(MIDDLE_LINES), addedSugarsLine(food, grams), proteinLine(food, grams)],
    vitamins: VITAMIN_LINES.map(([nutrient, name]) => vitaminLine(food, grams, nutrient, name)),
  };
}

/** Per 100 g; sources of different years can state more added than total sugar, which is impossible. */
export function addedSugarsPer100G(food: NutrientsPer100G): number | null {
  const added = food.otherNutrients?.[ADDED_SUGARS.nutrient];
  if (food.sugar === 0) return 0;
  if (added === undefined) return null;
  return food.sugar === null ? added : Math.min(added, food.sugar);
}

function toLabelLine(food: NutrientsPer100G, grams: number, { nutrient, name, round, depth }: Line): LabelLine {
  const { unit, dailyValue: listed } = ALL_NUTRIENTS[nutrient];
  const dailyValue = nutrient === "cholesterolMg" ? CHOLESTEROL_DAILY_VALUE_MG : listed;
  const amount = nutrientIn(food, nutrient, grams);
  return {
    name,
    unit,
    amount: amount === null ? null : round(amount),
    percent: percentFor(amount, dailyValue, round),
    dailyValue,
    depth: depth ?? 0,
  };
}

/** Our sources do not measure trans fat, but a food cannot have more of it than it has fat. */
function transFatLine(food: NutrientsPer100G, grams: number): LabelLine {
  const fat = nutrientIn(food, "fat", grams);
  const isNone = fat !== null && roundFat(fat).value === 0;
  return { name: "Trans Fat", unit: "g", amount: isNone ? EXACTLY_NOTHING : null, percent: undefined, dailyValue: undefined, depth: 1 };
}

function addedSugarsLine(food: NutrientsPer100G, grams: number): LabelLine {
  const amount = addedSugarsIn(food, grams);
  return {
    name: "Added Sugars",
    unit: ADDED_SUGARS.unit,
    amount: amount === null ? null : roundGrams(amount),
    percent: percentFor(amount, ADDED_SUGARS.dailyValue, roundGrams),
    dailyValue: ADDED_SUGARS.dailyValue,
    depth: 2,
  };
}

/** If the label shows no sugar at all, there is no added sugar either. */
function addedSugarsIn(food: NutrientsPer100G, grams: number): number | null {
  const total = nutrientIn(food, "sugar", grams);
  const added = amountIn(addedSugarsPer100G(food), grams);
  return added === null && total !== null && roundGrams(total).value === 0 ? 0 : added;
}

/** The percentage would require the protein's quality, which our sources do not have. Labels may omit it. */
function proteinLine(food: NutrientsPer100G, grams: number): LabelLine {
  return {
    ...toLabelLine(food, grams, { nutrient: "protein", name: "Protein", round: roundGrams }),
    percent: undefined,
    dailyValue: undefined,
  };
}

function vitaminLine(food: NutrientsPer100G, grams: number, nutrient: (typeof VITAMIN_LINES)[number][0], name: string): LabelLine {
  const { unit, dailyValue = 0 } = ALL_NUTRIENTS[nutrient];
  const amount = nutrientIn(food, nutrient, grams);
  return {
    name,
    unit,
    amount: amount === null ? null : roundVitamin(amount, dailyValue),
    percent: amount === null ? null : roundVitaminPercent((amount / dailyValue) * 100),
    dailyValue,
    depth: 0,
  };
}

/** Rounded to the nearest percent of the measured value; an amount printed as 0 is 0%. */
function percentFor(amount: number | null, dailyValue: number | undefined, round: Rounding): number | null | undefined {
  if (dailyValue === undefined) return undefined;
  if (amount === null) return null;
  return round(amount).value === 0 ? 0 : Math.round((amount / dailyValue) * 100);
}

const exactly = (value: number): LabelAmount => ({ value, isLessThan: false });

/** Rounds halves up, even if a binary fraction falls slightly short, and never prints 0.30000000000000004. */
function toStep(value: number, step: number): number {
  const steps = Math.round(Math.round((value / step) * 1e6) / 1e6);
  return step < 1 ? steps / Math.round(1 / step) : steps * step;
}
