import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { WaterChange } from "#core/contracts/water.ts";
import { WATER_MAX_GLASSES_PER_PERIOD } from "#core/domain/diary/limits.ts";
import { WATER_COUNTS } from "#core/domain/diary/water-periods.ts";
import { waterIntake } from "#server/db/tables/water.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";

const { date, morningGlasses, afternoonGlasses, eveningGlasses } = waterIntake;
const waterColumns = { date, morningGlasses, afternoonGlasses, eveningGlasses };
type Glasses = Omit<WaterChange, "basedOn" | "isRepeat">;
export type WaterRecord = Pick<typeof waterIntake.$inferSelect, keyof typeof waterColumns>;

const prepared = statements((db) => ({
  find: db
    .select(waterColumns)
    .from(waterIntake)
    .where(and(eq(waterIntake.userId, sql.placeholder("userId")), eq(date, sql.placeholder("day"))))
    .prepare("water_find"),
}));

export async function findWater(db: Db, userId: string, day: string): Promise<WaterRecord | undefined> {
  const [row] = await prepared(db).find.execute({ userId, day });
  return row;
}

export async function upsertWater(db: Db, userId: string, day: string, glasses: Glasses): Promise<WaterRecord> {
  const [row] = await db
    .insert(waterIntake)
    .values({ userId, date: day, ...glasses })
    .onConflictDoUpdate({ target: [waterIntake.userId, date], set: { ...glasses, updatedAt: new Date() } })
    .returning(waterColumns);
  if (!row) throw new Error("An upsert returned no row.");
  return row;
}

/**
 * Adds the difference between two states of a day to the stored glasses. A repeated request may already have been applied: it succeeds if
 * the glasses are in the former or the requested state. Otherwise nothing changes.
 */
export async function mergeWater(db: Db, userId: string, day: string, { basedOn = {}, isRepeat, ...glasses }: WaterChange) {
  const first: Glasses = {};
  const merged: Partial<Record<keyof Glasses, SQL>> = {};
  const asExpected = [sql`true`];
  for (const period of WATER_COUNTS) {
    const to = glasses[period];
    const from = basedOn[period] ?? 0;
    if (to === undefined || to === from) continue;
    const column = waterIntake[period];
    first[period] = Math.max(0, to - from);
    merged[period] = isRepeat ? sql`${to}` : sql`least(${WATER_MAX_GLASSES_PER_PERIOD}::int, greatest(0, ${column} + ${to - from}::int))`;
    asExpected.push(inArray(column, [from, to]));
  }
  const [row] = await db
    .insert(waterIntake)
    .values({ userId, date: day, ...first })
    .onConflictDoUpdate({
      target: [waterIntake.userId, date],
      set: { ...merged, updatedAt: new Date() },
      ...(isRepeat && { setWhere: sql.join(asExpected, sql` and `) }),
    })
    .returning(waterColumns);
  return row;
}
