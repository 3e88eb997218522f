import type { Food } from "#core/contracts/foods.ts";
import { DEFAULT_QUANTITY_G, MAX_QUANTITY_G } from "#core/domain/diary/limits.ts";
import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import { parseNumber } from "#core/domain/numbers/parse-number.ts";
import { formatTenths } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";

/** The amount of a food: one of its portions, or a number of grams. */
export interface ChosenAmount {
  grams: number;
  portion?: Portion | undefined;
  /** The text in the grams field. If it is not a valid amount, `grams` keeps the last one. */
  typed?: string | undefined;
}

export const MIN_G = 1;
const STEP_G = 10;
const HUNDRED_G: Portion = { label: `${DEFAULT_QUANTITY_G} g`, grams: DEFAULT_QUANTITY_G };

/** The message for an invalid amount of grams. */
export const gramsRule = (): string => texts("food")("portion.gramsRule", { min: MIN_G, max: MAX_QUANTITY_G });

/** The food's own portions, and always 100 g for comparing foods. */
export function listPortions(portions: readonly Portion[]): [Portion, ...Portion[]] {
  const [first, ...others] = portions;
  if (!first) return [HUNDRED_G];
  return portions.some(({ label }) => label === HUNDRED_G.label) ? [first, ...others] : [first, ...others, HUNDRED_G];
}

/** The usual serving of the food. */
export function usualAmount({ portions }: Pick<Food, "portions">): ChosenAmount {
  const [usual] = listPortions(portions);
  return { grams: usual.grams, portion: usual };
}

/** Converts an amount from the diary's format. */
export const amountFrom = ({ quantity, portion }: { quantity: number; portion: string | null }): ChosenAmount => ({
  grams: quantity,
  portion: portion ? { label: portion, grams: quantity } : undefined,
});

/** The portion as the diary stores it: the label only if it says more than the grams. */
export const portionWords = ({ grams, portion }: ChosenAmount): string | null =>
  portion && portion.label !== `${gramsText(grams)} g` ? portion.label : null;

/** '1 cup (164 g)', '250 g' */
export function amountText(amount: ChosenAmount): string {
  const words = portionWords(amount);
  const weight = weightText(amount.grams);
  return words ? `${words} (${weight})` : weight;
}

/** As shown in a field: '1500', '12.5' */
export const gramsText = (grams: number): string => String(Math.round(grams * 10) / 10);

/** As shown in text: '1,500 g', '12.5 g' */
export const weightText = (grams: number): string => `${formatTenths(grams)} g`;

/** Accepts '150', '1,000', '12.5' and '12,5'; returns undefined for anything that is not an amount of food. */
export function parseGrams(text: string): number | undefined {
  const grams = parseNumber(text);
  return grams >= MIN_G && grams <= MAX_QUANTITY_G ? grams : undefined;
}

/** Whether the grams field contains something other than an amount. */
export const isWrong = ({ typed }: ChosenAmount): boolean => typed !== undefined && parseGrams(typed) === undefined;

/** Steps to the next multiple of ten, or by one gram below ten. A larger step is added as it is. */
export function stepGrams(grams: number, by: number): number {
  if (Math.abs(by) > 1) return clamp(grams + by);
  const step = by > 0 ? (grams < STEP_G ? 1 : STEP_G) : grams <= STEP_G ? 1 : STEP_G;
  return clamp(by > 0 ? Math.floor(grams / step) * step + step : Math.ceil(grams / step) * step - step);
}

const clamp = (grams: number): number => Math.min(Math.max(grams, MIN_G), MAX_QUANTITY_G);
