import type * as z from "zod";
import type { DaySummary, DaysSummary } from "#core/contracts/diary.ts";
import { dayBounds, daysBetween } from "#core/domain/calendar-day.ts";
import { type Totals, totalsOf } from "#core/domain/day-totals.ts";
import { findFoods } from "#server/catalogue/find-foods.ts";
import { figuresOf, listVersions, versionKey, versionOf } from "#server/catalogue/food-versions.ts";
import type { Deps } from "#server/platform/deps.ts";
import { listBetween, listGlasses, type ShownEntry } from "./queries.ts";

/** What each day brought, and how varied all of them were. */
export async function summarizeDays(
  deps: Deps,
  userId: string,
  { from, to, tz }: { from: string; to: string; tz: string },
): Promise<z.output<typeof DaysSummary>> {
  const days = daysBetween(from, to).map((day) => ({ day, ...dayBounds(day, tz) }));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { days: [], variety: { foods: 0, categories: [] } };
  const [rows, glasses] = await Promise.all([listBetween(deps.db, userId, first.start, last.end), listGlasses(deps.db, userId, from, to)]);
  const foods = await findFoods(
    deps,
    userId,
    rows.map(({ foodId }) => foodId),
  );
  const eaten = await withFigures(deps, rows, foods);
  return {
    days: days.map(({ day, start, end }): z.output<typeof DaySummary> => {
      const ofDay = eaten.filter(({ loggedAt }) => loggedAt >= start && loggedAt < end);
      return { day, entries: ofDay.length, totals: known(totalsOf(ofDay)), glasses: glasses.get(day) ?? 0 };
    }),
    variety: { foods: foods.size, categories: [...new Set([...foods.values()].map(({ category }) => category))] },
  };
}

async function withFigures({ db }: Deps, rows: readonly ShownEntry[], foods: Awaited<ReturnType<typeof findFoods>>) {
  const current = new Map(
    [...foods.values()].map((food) => [versionKey({ foodId: food.id, foodVersion: versionOf(food) }), figuresOf(food)]),
  );
  const earlier = await listVersions(
    db,
    rows.filter((row) => !current.has(versionKey(row))),
  );
  return rows.flatMap(({ loggedAt, quantity, ...row }) => {
    const food = current.get(versionKey(row)) ?? earlier.get(versionKey(row));
    return food ? [{ loggedAt, quantity, food }] : [];
  });
}

/** A total that is absent stays absent: the type of a partial record allows undefined, the answer does not. */
const known = (totals: Totals): Record<string, number> => ({ ...totals }) as Record<string, number>;
