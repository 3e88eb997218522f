import { KCAL_PER_G, MACROS, type Macro } from "#core/domain/nutrients/nutrients.ts";

/** Grams in the same amount of food; null if the source does not state it. */
export interface Macros {
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

export interface RimSegment {
  macro: Macro;
  /** The start and length of the arc, in percent of the rim, clockwise from 12 o'clock. */
  start: number;
  length: number;
}

const GAP_PERCENT = 2;
const MIN_PERCENT = 1.5;

/**
 * How a food's energy splits into protein, carbs and fat, as arcs of the plate's rim. Undefined if a figure is missing or there is no
 * energy. Arcs too small to see are left out, and the others fill the space.
 */
export function rimSegments(macros: Macros | undefined): RimSegment[] | undefined {
  const grams = MACROS.map((macro) => ({ macro, amountG: macros?.[macro] ?? Number.NaN }));
  const parts = grams.map(({ macro, amountG }) => ({ macro, energyKcal: amountG * KCAL_PER_G[macro] }));
  const total = sumEnergy(parts);
  if (!(total > 0)) return undefined;

  const visible = parts.filter(({ energyKcal }) => (energyKcal / total) * 100 >= MIN_PERCENT);
  const gap = visible.length > 1 ? GAP_PERCENT : 0;
  const percentPerKcal = (100 - gap * visible.length) / sumEnergy(visible);
  let start = gap / 2;
  return visible.map(({ macro, energyKcal }) => {
    const segment = { macro, start, length: energyKcal * percentPerKcal };
    start += segment.length + gap;
    return segment;
  });
}

const sumEnergy = (parts: readonly { energyKcal: number }[]): number => parts.reduce((sum, { energyKcal }) => sum + energyKcal, 0);
