/** A figure that the source lacks remains null. */
export function amountIn(per100G: number | null | undefined, grams: number): number | null {
  return per100G === null || per100G === undefined ? null : steady((per100G * grams) / 100);
}

/** The percentage of a day's need; undefined if either is unknown. */
export function toPercent(amount: number | null, need: number | undefined): number | undefined {
  return amount === null || need === undefined ? undefined : steady((amount / need) * 100);
}

/** Removes binary rounding errors, so that a figure exactly on a threshold counts as reaching it. */
const steady = (value: number): number => Math.round(value * 1e6) / 1e6;
