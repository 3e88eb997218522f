import { and, eq } from "drizzle-orm";
import type { WaterChange } from "#core/contracts/water.ts";
import { waterIntake } from "#server/db/tables/water.ts";
import type { Db } from "#server/platform/database.ts";

const { date, morningGlasses, afternoonGlasses, eveningGlasses } = waterIntake;
const SHOWN = { date, morningGlasses, afternoonGlasses, eveningGlasses };
export type ShownWater = Pick<typeof waterIntake.$inferSelect, keyof typeof SHOWN>;

export async function findWater(db: Db, userId: string, day: string): Promise<ShownWater | undefined> {
  const [row] = await db
    .select(SHOWN)
    .from(waterIntake)
    .where(and(eq(waterIntake.userId, userId), eq(date, day)));
  return row;
}

export async function upsertWater(db: Db, userId: string, day: string, glasses: WaterChange): Promise<ShownWater> {
  const [row] = await db
    .insert(waterIntake)
    .values({ userId, date: day, ...glasses })
    .onConflictDoUpdate({ target: [waterIntake.userId, date], set: { ...glasses, updatedAt: new Date() } })
    .returning(SHOWN);
  if (!row) throw new Error("An upsert returned no row.");
  return row;
}
