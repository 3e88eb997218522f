import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { amountPerServing, type QuestionNutrient, rounded } from "./quiz-foods.ts";
import type { Random } from "./random.ts";

/** A calculation task: the given amounts and the answer that follows from exactly these amounts. */
interface Calculation {
  ask: string;
  foods: CatalogueFood[];
  given: { label: string; value: string }[];
  unit: string;
  answer: number;
  /** The deviation that still counts as right, to allow for intermediate rounding. */
  tolerance: number;
}

export interface FormulaInput {
  foods: Iterable<CatalogueFood>;
  random: Random;
  nutrient?: QuestionNutrient | undefined;
}

export type Formula = (input: FormulaInput) => Calculation | undefined;

export const row = (label: string, amount: number, unit: string): { label: string; value: string } => ({
  label,
  value: unit === "$" ? `$${amount.toFixed(2)}` : `${amount.toLocaleString("en-US")} ${unit}`,
});

/** The first food that has all of these nutrients, each rounded as it is shown. */
export function findNumbers<N extends QuestionNutrient>(
  foods: Iterable<CatalogueFood>,
  nutrients: readonly N[],
  fits: (roundedAmounts: Record<N, number>) => boolean = () => true,
): { food: CatalogueFood; amounts: Record<N, number> } | undefined {
  for (const food of foods) {
    const amounts = nutrients.map((nutrient) => [nutrient, amountPerServing(food, nutrient)] as const);
    if (amounts.some(([, amount]) => amount === undefined)) continue;
    /** Safe to cast: every nutrient was just found to have a figure. */
    const roundedAmounts = Object.fromEntries(amounts.map(([nutrient, amount]) => [nutrient, rounded(amount ?? 0)])) as Record<N, number>;
    if (fits(roundedAmounts)) return { food, amounts: roundedAmounts };
  }
  return undefined;
}

/** The first `count` foods with at least `least` of a nutrient, each amount rounded as it is shown. */
export function firstWith(foods: Iterable<CatalogueFood>, nutrient: QuestionNutrient, least: number, count: number) {
  const found: { food: CatalogueFood; amount: number }[] = [];
  for (const food of foods) {
    const amount = amountPerServing(food, nutrient);
    if (amount !== undefined && amount >= least) found.push({ food, amount: rounded(amount) });
    if (found.length === count) return found;
  }
  return undefined;
}
