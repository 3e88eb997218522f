import { describe, expect, it } from "vitest";
import { rimSegments } from "./plate-rim.ts";

const rounded = (segments: ReturnType<typeof rimSegments>) =>
  segments?.map(({ macro, start, length }) => [macro, Math.round(start * 10) / 10, Math.round(length * 10) / 10]);

describe("the rim of a plate", () => {
  it("splits by energy, 4, 4 and 9 kcal per gram, not by weight", () => {
    expect(rounded(rimSegments({ protein: 9, carbs: 9, fat: 4 }))).toEqual([
      ["protein", 1, 31.3],
      ["carbs", 34.3, 31.3],
      ["fat", 67.7, 31.3],
    ]);
  });

  it("leaves a gap of 2 % between segments, half of it at 12 o'clock, and fills the rest", () => {
    const segments = rimSegments({ protein: 2, carbs: 8.5, fat: 14.7 }) ?? [];
    expect(segments.map(({ macro }) => macro)).toEqual(["protein", "carbs", "fat"]);
    expect(segments[0]?.start).toBe(1);
    for (const [index, segment] of segments.entries()) {
      const next = segments[index + 1]?.start ?? 101;
      expect(next - (segment.start + segment.length)).toBeCloseTo(2);
    }
  });

  it("omits a segment under 1.5 % of the energy", () => {
    expect(rounded(rimSegments({ protein: 12.6, carbs: 0.4, fat: 9.5 }))).toEqual([
      ["protein", 1, 35.6],
      ["fat", 38.6, 60.4],
    ]);
    expect(rimSegments({ protein: 1.5, carbs: 98.5, fat: 0 })?.map(({ macro }) => macro)).toEqual(["protein", "carbs"]);
    expect(rimSegments({ protein: 1.4, carbs: 98.6, fat: 0 })?.map(({ macro }) => macro)).toEqual(["carbs"]);
  });

  it("closes the ring if one nutrient gives all the energy", () => {
    expect(rimSegments({ protein: 0, carbs: 100, fat: 0 })).toEqual([{ macro: "carbs", start: 0, length: 100 }]);
  });

  it("has no segments if a figure is missing or there is no energy", () => {
    expect(rimSegments(undefined)).toBeUndefined();
    expect(rimSegments({ protein: 3, carbs: null, fat: 1 })).toBeUndefined();
    expect(rimSegments({ protein: 0, carbs: 0, fat: 0 })).toBeUndefined();
  });
});
