import type { CatalogueFood, Portion } from "#core/domain/foods/catalogue-food.ts";
import { amountPerPortion, defaultPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import {
  ADDED_SUGARS,
  ALL_NUTRIENTS,
  type AnyNutrient,
  MAIN_NUTRIENT_NAMES,
  MAIN_NUTRIENTS,
  type Nutrient,
  type Unit,
} from "#core/domain/nutrients/nutrients.ts";

/** The nutrients that a question can ask about. */
export type QuestionNutrient = AnyNutrient | "addedSugarsG";

const NO_QUIZ_GROUP = /^(protein and nutritional powders|nutritional beverages|nutrition bars|sugar substitutes|not included)/i;
const COMMON_FROM = 0.85;

/** Powders and supplements are never asked about, even if the diary has them. */
export const isQuizFood = ({ group }: CatalogueFood): boolean => !NO_QUIZ_GROUP.test(group);
/** Widely known foods, to ask about if the diary is empty. */
export const commonFoods = (catalogue: readonly CatalogueFood[]): CatalogueFood[] =>
  catalogue.filter((food) => isQuizFood(food) && food.popularity >= COMMON_FROM);

export const defaultServing = (food: CatalogueFood): Portion => defaultPortion(food);

/** The amount in the usual serving, in the nutrient's unit; undefined if USDA has no figure. */
export function amountPerServing(food: CatalogueFood, nutrient: QuestionNutrient): number | undefined {
  if (nutrient !== "addedSugarsG") return amountPerPortion(food, nutrient);
  return food.patterns === null ? undefined : (food.patterns.addedSugarsG * defaultServing(food).grams) / 100;
}

const described = (nutrient: QuestionNutrient): Nutrient => (nutrient === "addedSugarsG" ? ADDED_SUGARS : ALL_NUTRIENTS[nutrient]);

export const nutrientUnit = (nutrient: QuestionNutrient): Unit => described(nutrient).unit;
export const findDailyValue = (nutrient: QuestionNutrient): number | undefined => described(nutrient).dailyValue;

const KEEPS_CAPITALS = /^(Vitamin|Omega)/;
/** The nutrient's name inside a sentence: 'iron', 'vitamin C', 'added sugar'. */
export function nutrientWord(nutrient: QuestionNutrient): string {
  if (nutrient === "addedSugarsG") return "added sugar";
  const { label } = described(nutrient);
  return KEEPS_CAPITALS.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label.toLowerCase();
}

/** Calm mode hides energy and the grams of the nutrients that provide it. */
const ENERGY_NUTRIENTS: ReadonlySet<QuestionNutrient> = new Set([
  ...MAIN_NUTRIENT_NAMES.filter((name) => MAIN_NUTRIENTS[name].isHiddenInCalmMode),
  "fiber",
  "addedSugarsG",
  "monounsaturatedFatG",
  "polyunsaturatedFatG",
]);
export const isVisibleInCalmMode = (nutrient: QuestionNutrient): boolean => !ENERGY_NUTRIENTS.has(nutrient);

/** The smallest amount worth asking about, because comparing traces teaches nothing. */
export function minQuizAmount(nutrient: QuestionNutrient): number {
  const dailyValue = findDailyValue(nutrient);
  if (dailyValue !== undefined) return dailyValue * 0.04;
  return nutrient === "calories" ? 40 : nutrient === "waterG" ? 20 : nutrient === "caffeineMg" ? 5 : 1;
}

/** Rounded as it is shown and as every answer is checked: one decimal below 10, whole numbers from 10 on. */
export function rounded(amount: number): number {
  if (amount >= 10) return Math.round(amount);
  return Math.round(amount * 10) / 10;
}
