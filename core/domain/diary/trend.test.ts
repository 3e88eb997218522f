import { expect, it } from "vitest";
import { averagePoints, type LoggedDay, niceTicks, nutrientTrend, waterTrend } from "./trend.ts";

const logged = (day: string, totals: Record<string, number>, glasses = 0): LoggedDay => ({ day, entries: 1, totals, glasses });
const DAYS: LoggedDay[] = [
  logged("2025-11-10", { calories: 1800, vitaminCMg: 40 }, 3),
  { day: "2025-11-11", entries: 0, totals: {}, glasses: 5 },
  logged("2025-11-13", { calories: 2200.5 }),
];

it("shows every day of the range, days without entries as gaps", () => {
  expect(nutrientTrend(DAYS, "2025-11-09", "2025-11-13", "calories")).toEqual([
    { day: "2025-11-09", value: undefined },
    { day: "2025-11-10", value: 1800 },
    { day: "2025-11-11", value: undefined },
    { day: "2025-11-12", value: undefined },
    { day: "2025-11-13", value: 2200.5 },
  ]);
});

it("leaves a gap if no food of the day has the figure", () => {
  expect(nutrientTrend(DAYS, "2025-11-13", "2025-11-13", "vitaminCMg")).toEqual([{ day: "2025-11-13", value: undefined }]);
});

it("keeps a true zero", () => {
  const days = [logged("2025-11-13", { vitaminDUg: 0 })];
  expect(nutrientTrend(days, "2025-11-13", "2025-11-13", "vitaminDUg")).toEqual([{ day: "2025-11-13", value: 0 }]);
});

it("counts water also on days without food, and treats no glass as a gap", () => {
  expect(waterTrend(DAYS, "2025-11-10", "2025-11-13").map(({ value }) => value)).toEqual([3, 5, undefined, undefined]);
});

it("crosses a month and February 29", () => {
  expect(waterTrend([], "2024-02-28", "2024-03-01").map(({ day }) => day)).toEqual(["2024-02-28", "2024-02-29", "2024-03-01"]);
});

it("averages over logged days only", () => {
  expect(averagePoints(nutrientTrend(DAYS, "2025-10-15", "2025-11-13", "calories"))).toEqual({ average: 2000.25, days: 2 });
});

it("has no average if nothing was logged", () => {
  expect(averagePoints(nutrientTrend([], "2025-11-07", "2025-11-13", "calories"))).toBeUndefined();
});

it.each([
  [2250, [0, 1000, 2000, 3000]],
  [8, [0, 5, 10]],
  [65, [0, 50, 100]],
  [0.9, [0, 0.5, 1]],
  [3, [0, 1, 2, 3]],
  [0, [0, 1]],
])("gives grid lines for a maximum of %d that are easy to read", (highest, ticks) => {
  expect(niceTicks(highest)).toEqual(ticks);
});
