import { and, asc, between, count, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { dayBounds } from "#core/domain/calendar/calendar-day.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import type { NO_GLASSES } from "#core/domain/diary/water-periods.ts";
import { diaryEntries, type EntryRow } from "#server/db/tables/diary.ts";
import { users } from "#server/db/tables/users.ts";
import { waterIntake } from "#server/db/tables/water.ts";
import { type Db, isRefusedWith } from "#server/platform/storage/database.ts";
import { isoText } from "#server/platform/storage/iso-text.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";

const { id, foodId, foodVersion, quantity, portion, mealType, customTime, loggedAt, createdAt } = diaryEntries;
export const entryColumns = {
  id,
  foodId,
  foodVersion,
  quantity,
  portion,
  mealType,
  customTime,
  loggedAt: isoText(loggedAt),
  createdAt: isoText(createdAt),
};
/** An entry as responses contain it, with its moments as ISO text. */
export type EntryRecord = Omit<EntryRow, "userId" | "idempotencyKey" | "loggedAt" | "createdAt"> & { loggedAt: string; createdAt: string };
/** One of the user's calendar days, from its first moment to that of the next day. */
export type Day = ReturnType<typeof dayBounds>;

type Glasses = typeof NO_GLASSES;

const USUAL_DAYS = 90;

const { date, morningGlasses, afternoonGlasses, eveningGlasses } = waterIntake;
const GLASSES = { date, morningGlasses, afternoonGlasses, eveningGlasses };

const prepared = statements((db) => {
  const own = eq(diaryEntries.userId, sql.placeholder("userId"));
  const inTime = and(own, gte(loggedAt, sql.placeholder("start")), lt(loggedAt, sql.placeholder("end")));
  return {
    between: db
      .select(entryColumns)
      .from(diaryEntries)
      .where(inTime)
      .orderBy(asc(loggedAt), asc(createdAt), asc(id))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare("diary_between"),
    newest: db
      .select(entryColumns)
      .from(diaryEntries)
      .where(own)
      .orderBy(desc(loggedAt), desc(createdAt), desc(id))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare("diary_newest"),
    glasses: db
      .select(GLASSES)
      .from(waterIntake)
      .where(
        and(eq(waterIntake.userId, sql.placeholder("userId")), between(waterIntake.date, sql.placeholder("from"), sql.placeholder("to"))),
      )
      .prepare("diary_glasses"),
  };
});

/** The database function's error code if a day has no room left. */
const NO_ROOM = "BB001";
export const isDayFull = (error: unknown): boolean => isRefusedWith(NO_ROOM, error);

interface Page {
  limit: number;
  offset: number;
}

/** In the order they were eaten. */
export function listBetween(db: Db, userId: string, { start, end }: Day, page: Page): Promise<EntryRecord[]> {
  return prepared(db).between.execute({ userId, start: start.toISOString(), end: end.toISOString(), ...page });
}

export async function countBetween(db: Db, userId: string, { start, end }: Day): Promise<number> {
  const [row] = await db
    .select({ entries: count() })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), gte(loggedAt, start), lt(loggedAt, end)));
  return row?.entries ?? 0;
}

export function listNewest(db: Db, userId: string, page: Page): Promise<EntryRecord[]> {
  return prepared(db).newest.execute({ userId, ...page });
}

type EntryUpdate = Partial<Pick<EntryRow, "quantity" | "portion" | "mealType" | "customTime" | "loggedAt">>;

/** If the entry gets a new time, the day of that time must have room. */
export async function updateEntry(
  db: Db,
  userId: string,
  entryId: string,
  change: EntryUpdate,
  day?: Day,
): Promise<EntryRecord | undefined> {
  const mine = and(eq(diaryEntries.userId, userId), eq(id, entryId));
  const [at, start, end] = [change.loggedAt, day?.start, day?.end].map((instant) => instant?.toISOString());
  const hasRoom = day && sql`claim_diary_room(${userId}::uuid, ${entryId}::uuid, ${at}, ${start}, ${end}, ${MAX_ENTRIES_A_DAY}::int)`;
  const [row] =
    Object.keys(change).length === 0
      ? await db.select(entryColumns).from(diaryEntries).where(mine)
      : await db.update(diaryEntries).set(change).where(and(mine, hasRoom)).returning(entryColumns);
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

/** Each food of the last months with its most recent amount. */
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

export async function listGlasses(db: Db, userId: string, from: string, to: string): Promise<Map<string, Glasses>> {
  const rows = await prepared(db).glasses.execute({ userId, from, to });
  return new Map(rows.map(({ date, ...glasses }) => [date, glasses]));
}

/** Logging again ends a break. */
export async function endPause(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ pausedSince: null }).where(eq(users.id, userId));
}
