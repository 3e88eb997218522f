import { expect, test } from "vitest";
import { BOWL_RADIUS_MM, GLASS_RADIUS_MM, portionSize, SPREAD_CORNER } from "./portion-drawing.ts";

const CUP_ML = 236.6;
const volumes = {
  pile: (a: number, h: number) => (Math.PI * h * (3 * a * a + h * h)) / 6,
  bowl: (_: number, h: number) => (Math.PI * h * h * (3 * BOWL_RADIUS_MM - h)) / 3,
  glass: (r: number, h: number) => Math.PI * r * r * h,
  // The four corners are rounded: each corner square contains a quarter of a circle.
  spread: (half: number, h: number) => {
    const corner = SPREAD_CORNER * 2 * half;
    return (4 * half * half - 4 * corner ** 2 + Math.PI * corner ** 2) * h;
  },
  slice: (half: number, h: number) => 4 * half * half * h,
};

test.each([
  { kind: "pile" as const },
  { kind: "bowl" as const },
  { kind: "glass" as const },
  { kind: "spread" as const, thicknessMm: 3 },
  { kind: "slice" as const, thicknessMm: 14 },
])("a $kind holds the volume that it is drawn for", (shape) => {
  for (const volumeMl of [10, 60, CUP_ML, 2 * CUP_ML]) {
    const { radiusMm, heightMm } = portionSize(shape, volumeMl);
    expect(volumes[shape.kind](radiusMm, heightMm)).toBeCloseTo(volumeMl * 1000, 0);
  }
});

test("twice as much in a glass stands twice as high, and as wide as the glass", () => {
  const [one, two] = [portionSize({ kind: "glass" }, 120), portionSize({ kind: "glass" }, 240)];
  expect(two.heightMm).toBeCloseTo(2 * one.heightMm);
  expect(two.radiusMm).toBe(GLASS_RADIUS_MM);
});
