import type { PortionShape } from "#core/content/learn/portion-foods.ts";

/** Inside; every drawing has the same dishes. */
export const GLASS_RADIUS_MM = 33;
export const BOWL_RADIUS_MM = 75;
/** A heap of grains lies about so high for its radius. */
const HEAP_HEIGHT_TO_RADIUS = 0.45;
const MM3_PER_ML = 1000;
/** Of a spread's side. */
export const SPREAD_CORNER = 0.3;

/** What to draw, in millimeters: the radius or half the side seen from above, and how high it stands. */
export interface PortionSize {
  radiusMm: number;
  heightMm: number;
}

/** Follows from volume alone, so that twice as much looks as much larger as it is. */
export function portionSize(shape: PortionShape, volumeMl: number): PortionSize {
  const volume = volumeMl * MM3_PER_ML;
  switch (shape.kind) {
    case "pile": {
      // A cap of a sphere: V = πh(3a² + h²)/6 with h = ka.
      const k = HEAP_HEIGHT_TO_RADIUS;
      const radiusMm = Math.cbrt((6 * volume) / (Math.PI * k * (3 + k * k)));
      return { radiusMm, heightMm: k * radiusMm };
    }
    case "bowl": {
      const heightMm = fillHeight(volume);
      return { radiusMm: Math.sqrt(heightMm * (2 * BOWL_RADIUS_MM - heightMm)), heightMm };
    }
    case "glass":
      return { radiusMm: GLASS_RADIUS_MM, heightMm: volume / (Math.PI * GLASS_RADIUS_MM ** 2) };
    case "spread":
      // A square with round corners: A = s² - (4 - π)r² with r = cs.
      return {
        radiusMm: Math.sqrt(volume / shape.thicknessMm / (1 - (4 - Math.PI) * SPREAD_CORNER ** 2)) / 2,
        heightMm: shape.thicknessMm,
      };
    case "slice":
      return { radiusMm: Math.sqrt(volume / shape.thicknessMm) / 2, heightMm: shape.thicknessMm };
  }
}

/** How high a half sphere is filled: V = πh²(3R - h)/3, by halving, as there is no handy formula. */
function fillHeight(volume: number): number {
  let [low, high] = [0, BOWL_RADIUS_MM];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if ((Math.PI * middle ** 2 * (3 * BOWL_RADIUS_MM - middle)) / 3 < volume) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
