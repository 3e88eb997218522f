import { and, asc, between, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { MealType } from "#core/domain/choices.ts";
import { diaryEntries, type EntryRow } from "#server/db/tables/diary.ts";
import { waterIntake } from "#server/db/tables/water.ts";
import type { Db } from "#server/platform/database.ts";
import { statements } from "#server/platform/statements.ts";

const { id, foodId, foodVersion, quantity, portion, mealType, customTime, loggedAt, createdAt, idempotencyKey } = diaryEntries;
const SHOWN = { id, foodId, foodVersion, quantity, portion, mealType, customTime, loggedAt, createdAt };
export type ShownEntry = Pick<EntryRow, keyof typeof SHOWN>;
export type EntryInsert = Omit<EntryRow, "createdAt">;

const USUAL_DAYS = 90;

const prepared = statements((db) => {
  const own = eq(diaryEntries.userId, sql.placeholder("userId"));
  const inTime = and(own, gte(loggedAt, sql.placeholder("start")), lt(loggedAt, sql.placeholder("end")));
  return {
    between: db.select(SHOWN).from(diaryEntries).where(inTime).orderBy(asc(loggedAt), asc(createdAt)).prepare("diary_between"),
    newest: db
      .select(SHOWN)
      .from(diaryEntries)
      .where(own)
      .orderBy(desc(loggedAt), desc(createdAt))
      .limit(sql.placeholder("limit"))
      .prepare("diary_newest"),
    insert: db
      .insert(diaryEntries)
      .values({
        id: sql.placeholder("id"),
        userId: sql.placeholder("userId"),
        foodId: sql.placeholder("foodId"),
        foodVersion: sql.placeholder("foodVersion"),
        quantity: sql.placeholder("quantity"),
        portion: sql.placeholder("portion"),
        mealType: sql.placeholder("mealType"),
        customTime: sql.placeholder("customTime"),
        idempotencyKey: sql.placeholder("idempotencyKey"),
        loggedAt: sql.placeholder("loggedAt"),
      })
      .onConflictDoUpdate(ONCE)
      .returning(SHOWN)
      .prepare("diary_insert"),
  };
});

/** The second of two equal requests finds the first one's row. */
const ONCE = {
  target: [diaryEntries.userId, idempotencyKey],
  set: { idempotencyKey: sql`excluded.idempotency_key` },
};

/** In the order they were eaten. */
export function listBetween(db: Db, userId: string, start: Date, end: Date): Promise<ShownEntry[]> {
  return prepared(db).between.execute({ userId, start: start.toISOString(), end: end.toISOString() });
}

export function listNewest(db: Db, userId: string, limit: number): Promise<ShownEntry[]> {
  return prepared(db).newest.execute({ userId, limit });
}

/** All or none; the answer has the order of what came in. */
export async function insertEntries(db: Db, rows: readonly EntryInsert[]): Promise<ShownEntry[]> {
  const [only] = rows;
  if (only && rows.length === 1) return prepared(db).insert.execute({ ...only });
  const inserted = await db
    .insert(diaryEntries)
    .values([...rows])
    .onConflictDoUpdate(ONCE)
    .returning({ ...SHOWN, idempotencyKey });
  const stored = new Map(
    inserted.flatMap((row) => [[row.id, row] as const, ...(row.idempotencyKey ? [[row.idempotencyKey, row] as const] : [])]),
  );
  return rows.flatMap((row) => stored.get(row.idempotencyKey ?? row.id) ?? []);
}

type EntryUpdate = Partial<Pick<EntryRow, "quantity" | "portion" | "mealType" | "customTime" | "loggedAt">>;

export async function updateEntry(db: Db, userId: string, entryId: string, change: EntryUpdate): Promise<ShownEntry | undefined> {
  const mine = and(eq(diaryEntries.userId, userId), eq(id, entryId));
  const [row] =
    Object.keys(change).length === 0
      ? await db.select(SHOWN).from(diaryEntries).where(mine)
      : await db.update(diaryEntries).set(change).where(mine).returning(SHOWN);
  return row;
}

export async function deleteEntry(db: Db, userId: string, entryId: string): Promise<boolean> {
  const deleted = await db
    .delete(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), eq(id, entryId)))
    .returning({ id });
  return deleted.length > 0;
}

export interface Habit extends Pick<EntryRow, "foodId" | "quantity" | "portion"> {
  times: number;
  lastLoggedAt: Date;
}

/** Each food of the last months with the amount taken last. */
export async function listHabits(db: Db, userId: string, meal: MealType | undefined): Promise<Habit[]> {
  const latest = db
    .selectDistinctOn([foodId], {
      foodId,
      quantity,
      portion,
      times: sql<number>`cast(count(*) over (partition by ${foodId}) as int)`.as("times"),
      lastLoggedAt: sql<Date>`${loggedAt}`.mapWith(loggedAt).as("last_logged_at"),
    })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), gte(loggedAt, sql`now() - ${`${USUAL_DAYS} days`}::interval`), meal && eq(mealType, meal)))
    .orderBy(foodId, desc(loggedAt));
  return latest;
}

export async function listGlasses(db: Db, userId: string, from: string, to: string): Promise<Map<string, number>> {
  const { date, morningGlasses, afternoonGlasses, eveningGlasses } = waterIntake;
  const rows = await db
    .select({ date, glasses: sql<number>`${morningGlasses} + ${afternoonGlasses} + ${eveningGlasses}` })
    .from(waterIntake)
    .where(and(eq(waterIntake.userId, userId), between(date, from, to)));
  return new Map(rows.map((row) => [row.date, row.glasses]));
}
