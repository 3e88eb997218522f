import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import type { NewFood } from "#core/contracts/foods.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { type FoodRow, foods, starredFoods } from "#server/db/tables/foods.ts";
import type { Db } from "#server/platform/database.ts";

const MOST_OWN_FOODS = 1000;
const MOST_STARRED = 500;
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

export async function listStarredIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ foodId: starredFoods.foodId })
    .from(starredFoods)
    .where(eq(starredFoods.userId, userId))
    .orderBy(asc(starredFoods.createdAt))
    .limit(MOST_STARRED);
  return rows.map(({ foodId }) => foodId);
}

export async function insertStar(db: Db, userId: string, foodId: string): Promise<void> {
  await db.insert(starredFoods).values({ userId, foodId }).onConflictDoNothing();
}

export async function deleteStar(db: Db, userId: string, foodId: string): Promise<void> {
  await db.delete(starredFoods).where(and(eq(starredFoods.userId, userId), eq(starredFoods.foodId, foodId)));
}
