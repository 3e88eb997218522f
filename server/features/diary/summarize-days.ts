import type * as z from "zod";
import type { DaySummary, DaysSummary } from "#core/contracts/diary.ts";
import { dayBounds, daysBetween } from "#core/domain/calendar-day.ts";
import { type Totals, totalsOf } from "#core/domain/day-totals.ts";
import { listEaten } from "#server/catalogue/eaten-foods.ts";
import type { Deps } from "#server/platform/deps.ts";
import { listGlasses } from "./queries.ts";

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
  return {
    days: days.map(({ day, start, end }): z.output<typeof DaySummary> => {
      const ofDay = eaten.filter(({ loggedAt }) => loggedAt >= start && loggedAt < end);
      return { day, entries: ofDay.length, totals: known(totalsOf(ofDay)), glasses: glasses.get(day) ?? 0 };
    }),
    variety: { foods: foods.size, categories: [...new Set([...foods.values()].map(({ category }) => category))] },
  };
}

/** A total that is absent stays absent: the type of a partial record allows undefined, the answer does not. */
const known = (totals: Totals): Record<string, number> => ({ ...totals }) as Record<string, number>;
