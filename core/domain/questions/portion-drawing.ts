import type { PortionShape } from "#core/content/learn/portion-foods.ts";

/** Inner radius. Every drawing uses the same dishes. */
export const GLASS_RADIUS_MM = 33;
export const BOWL_RADIUS_MM = 75;
/** The typical ratio of height to radius of a heap of grains. */
const HEAP_HEIGHT_TO_RADIUS = 0.45;
const MM3_PER_ML = 1000;
/** The corner radius as a share of a spread's side. */
export const SPREAD_CORNER = 0.3;

/** The size to draw, in millimeters: the radius or half the side seen from above, and the height. */
export interface PortionSize {
  radiusMm: number;
  heightMm: number;
}

/** Depends on volume alone, so that the drawing of a double portion has exactly twice the volume. */
export function portionSize(shape: PortionShape, volumeMl: number): PortionSize {
  const volume = volumeMl * MM3_PER_ML;
  switch (shape.kind) {
    case "pile": {
      // A spherical cap: V = πh(3a² + h²)/6 with h = ka.
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
      // A square with rounded corners: A = s² - (4 - π)r² with r = cs.
      return {
        radiusMm: Math.sqrt(volume / shape.thicknessMm / (1 - (4 - Math.PI) * SPREAD_CORNER ** 2)) / 2,
        heightMm: shape.thicknessMm,
      };
    case "slice":
      return { radiusMm: Math.sqrt(volume / shape.thicknessMm) / 2, heightMm: shape.thicknessMm };
  }
}

/** The fill height of a half sphere. V = πh²(3R - h)/3 has no simple inverse, so it is solved by bisection. */
function fillHeight(volume: number): number {
  let [low, high] = [0, BOWL_RADIUS_MM];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if ((Math.PI * middle ** 2 * (3 * BOWL_RADIUS_MM - middle)) / 3 < volume) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
