import { daysBetween } from "#core/domain/calendar/calendar-day.ts";

/** A day's data, as the API sends it. */
export interface LoggedDay {
  day: string;
  entries: number;
  totals: Record<string, number>;
  glasses: number;
}

/** A day of a trend. Without a value it is a gap: nothing was logged, or the figure is unknown. */
export interface TrendPoint {
  day: string;
  value: number | undefined;
}

/** Every day of the range, with the logged amount of a nutrient. */
export const nutrientTrend = (days: readonly LoggedDay[], from: string, to: string, nutrient: string): TrendPoint[] =>
  makeTrend(days, from, to, ({ entries, totals }) => (entries > 0 ? totals[nutrient] : undefined));

/** Glasses of water. Zero is a gap, because the user may have drunk water without logging it. */
export const waterTrend = (days: readonly LoggedDay[], from: string, to: string): TrendPoint[] =>
  makeTrend(days, from, to, ({ glasses }) => (glasses > 0 ? glasses : undefined));

/** The average over the days that have a value; undefined if none has. */
export function averagePoints(points: readonly TrendPoint[]): { average: number; days: number } | undefined {
  const values = points.flatMap(({ value }) => (value === undefined ? [] : [value]));
  if (values.length === 0) return undefined;
  return { average: values.reduce((sum, value) => sum + value, 0) / values.length, days: values.length };
}

/** The top of a chart and its grid lines, in steps of 1, 2 or 5 that are easy to read. */
export function niceTicks(highest: number): number[] {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / 3;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? 10 * magnitude;
  const steps = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

function makeTrend(days: readonly LoggedDay[], from: string, to: string, pick: (logged: LoggedDay) => number | undefined): TrendPoint[] {
  const byDay = new Map(days.map((logged) => [logged.day, logged]));
  return daysBetween(from, to).map((day) => {
    const logged = byDay.get(day);
    return { day, value: logged && pick(logged) };
  });
}
