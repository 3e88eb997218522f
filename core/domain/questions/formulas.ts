import type { Formula } from "./calculation.ts";
import { EVERYDAY_FORMULAS } from "./everyday-formulas.ts";
import { FOOD_FORMULAS } from "./food-formulas.ts";
import { isVisibleInCalmMode, type QuestionNutrient } from "./quiz-foods.ts";

export const FORMULA_IDS = [
  "energy-from-macros",
  "protein-need",
  "fat-share",
  "glasses-left",
  "share-of-need",
  "servings",
  "percent-daily-value",
  "quarter-less",
  "plate-share",
  "cups-of-vegetables",
  "sugar-teaspoons",
  "caffeine-sum",
  "cans-to-limit",
  "juice-left",
  "sleep-hours",
  "sum-of-carbs",
  "fahrenheit-to-celsius",
  "unit-price",
  "footprint-swap",
  "relative-risk",
] as const;
export type FormulaId = (typeof FORMULA_IDS)[number];

export const FORMULAS: Record<FormulaId, Formula> = { ...FOOD_FORMULAS, ...EVERYDAY_FORMULAS };

const SHOWS_ENERGY: ReadonlySet<FormulaId> = new Set([
  "energy-from-macros",
  "protein-need",
  "fat-share",
  "sugar-teaspoons",
  "sum-of-carbs",
]);

/** Calm mode asks nothing about energy or grams of a macronutrient. */
export const isCalmFormula = (formula: FormulaId, nutrient: QuestionNutrient | undefined): boolean =>
  !SHOWS_ENERGY.has(formula) && (nutrient === undefined || isVisibleInCalmMode(nutrient));
