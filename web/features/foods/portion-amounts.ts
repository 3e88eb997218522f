import type { Portion } from "#core/domain/catalogue-food.ts";
import { DEFAULT_QUANTITY_G, MAX_QUANTITY_G } from "#core/domain/constants.ts";

/** How much of a food is looked at: one of its portions, or grams of one's own. */
export interface ChosenAmount {
  grams: number;
  portion?: Portion | undefined;
}

export const LEAST_G = 1;
const STEP_G = 10;
const HUNDRED_G: Portion = { label: `${DEFAULT_QUANTITY_G} g`, grams: DEFAULT_QUANTITY_G };

/** The food's own portions first; 100 g, for comparing with another food, always. */
export function portionsOf(portions: readonly Portion[]): [Portion, ...Portion[]] {
  const [first, ...others] = portions;
  if (!first) return [HUNDRED_G];
  return portions.some(({ label }) => label === HUNDRED_G.label) ? [first, ...others] : [first, ...others, HUNDRED_G];
}

/** '1 cup (164 g)', '250 g' */
export function amountText({ grams, portion }: ChosenAmount): string {
  const weight = `${gramsText(grams)} g`;
  return portion && portion.label !== weight ? `${portion.label} (${weight})` : weight;
}

export const gramsText = (grams: number): string => String(Math.round(grams * 10) / 10);

/** '150', '1,000', '12,5': undefined for what is no amount of food. */
export function parseGrams(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/,(?=\d{3}$)/, "")
    .replace(",", ".");
  const grams = /^\d+\.?\d*$/.test(plain) ? Number(plain) : Number.NaN;
  return grams >= LEAST_G && grams <= MAX_QUANTITY_G ? grams : undefined;
}

/** To the next ten, or the next gram below ten; a big step goes straight there. */
export function stepGrams(grams: number, by: number): number {
  if (Math.abs(by) > 1) return clamp(grams + by);
  const step = by > 0 ? (grams < STEP_G ? 1 : STEP_G) : grams <= STEP_G ? 1 : STEP_G;
  return clamp(by > 0 ? Math.floor(grams / step) * step + step : Math.ceil(grams / step) * step - step);
}

const clamp = (grams: number): number => Math.min(Math.max(grams, LEAST_G), MAX_QUANTITY_G);
