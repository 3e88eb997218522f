import { and, count, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { NewFood } from "#core/contracts/foods.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { type FoodRow, foods } from "#server/db/tables/foods.ts";
import type { Db } from "#server/platform/database.ts";

const MOST_OWN_FOODS = 1000;
const HABIT_DAYS = 60;

export function listOwnFoods(db: Db, userId: string): Promise<FoodRow[]> {
  return db.select().from(foods).where(eq(foods.ownerId, userId)).limit(MOST_OWN_FOODS);
}

/** How often this person logged each food lately. */
export async function countLoggedFoods(db: Db, userId: string): Promise<Map<string, number>> {
  const since = sql`now() - ${`${HABIT_DAYS} days`}::interval`;
  const rows = await db
    .select({ foodId: diaryEntries.foodId, times: count() })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), gt(diaryEntries.loggedAt, since)))
    .groupBy(diaryEntries.foodId);
  return new Map(rows.map(({ foodId, times }) => [foodId, times]));
}

/** Of the catalogue or this person's own; anybody else's is not found. */
export async function findFood(db: Db, userId: string, id: string): Promise<FoodRow | undefined> {
  const [row] = await db
    .select()
    .from(foods)
    .where(and(eq(foods.id, id), or(isNull(foods.ownerId), eq(foods.ownerId, userId))));
  return row;
}

export async function insertOwnFood(
  db: Db,
  userId: string,
  food: Required<Omit<NewFood, "healthBenefits">> & Pick<NewFood, "healthBenefits">,
): Promise<FoodRow> {
  const [row] = await db
    .insert(foods)
    .values({ ...food, ownerId: userId })
    .returning();
  if (!row) throw new Error("An insert returned no row.");
  return row;
}
