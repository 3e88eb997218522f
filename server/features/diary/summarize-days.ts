import type * as z from "zod";
import type { DaySummary, DaysSummary } from "#core/contracts/diary.ts";
import { dayBounds, daysBetween } from "#core/domain/calendar-day.ts";
import { type EatenFood, listEaten } from "#server/catalogue/eaten-foods.ts";
import type { Deps } from "#server/platform/deps.ts";
import { listGlasses } from "./queries.ts";
import { sumOf } from "./sum-days.ts";

/** What each day brought, and how varied all of them were. */
export async function summarizeDays(
  deps: Deps,
  userId: string,
  { from, to, tz }: { from: string; to: string; tz: string },
): Promise<z.output<typeof DaysSummary>> {
  const days = daysBetween(from, to).map((day) => ({ day, ...dayBounds(day, tz) }));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { days: [], variety: { foods: 0, categories: [] } };
  const [{ eaten, foods }, glasses] = await Promise.all([
    listEaten(deps, userId, first.start, last.end),
    listGlasses(deps.db, userId, from, to),
  ]);
  let next = 0;
  /** They come in order, and so do the days: each is looked at once. */
  const eatenBefore = (end: Date): EatenFood[] => {
    const from = next;
    while (next < eaten.length && (eaten[next]?.loggedAt.getTime() ?? 0) < end.getTime()) next += 1;
    return eaten.slice(from, next);
  };
  return {
    days: days.map(({ day, end }): z.output<typeof DaySummary> => {
      const ofDay = eatenBefore(end);
      return { day, entries: ofDay.length, totals: sumOf(ofDay), glasses: glasses.get(day) ?? 0 };
    }),
    variety: { foods: foods.size, categories: [...new Set([...foods.values()].map(({ category }) => category))] },
  };
}
