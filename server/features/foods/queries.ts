import { and, asc, count, eq, gt, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import type { NewFood } from "#core/contracts/foods.ts";
import { pictureFor } from "#core/domain/food-pictures.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { type FoodRow, foods, starredFoods } from "#server/db/tables/foods.ts";
import type { Db } from "#server/platform/database.ts";
import type { AnalysedColumns } from "./analyse-food.ts";

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

/** Sent twice, by a tap too many or a lost answer, the same food is typed in once. */
export async function insertOwnFood(db: Db, userId: string, food: z.output<typeof NewFood>): Promise<FoodRow> {
  const { name, calories, protein, carbs, fat, fiber, category } = food;
  const isSame = and(
    eq(foods.ownerId, userId),
    eq(foods.name, name),
    eq(foods.calories, calories),
    eq(foods.protein, protein),
    eq(foods.carbs, carbs),
    eq(foods.fat, fat),
    eq(foods.fiber, fiber),
    eq(foods.category, category),
  );
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${userId}))`);
    const [known] = await tx.select().from(foods).where(isSame).limit(1);
    if (known) return known;
    const imageUrl = `/food-art/${pictureFor(food)}.svg`;
    const [row] = await tx
      .insert(foods)
      .values({ ...food, ownerId: userId, imageUrl })
      .returning();
    if (!row) throw new Error("An insert returned no row.");
    return row;
  });
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

/** Asked about again, the food of that name gets the new figures; diaries keep the ones they were logged with. */
export async function upsertAnalysedFood(db: Db, userId: string, food: AnalysedColumns): Promise<FoodRow> {
  const isSame = and(eq(foods.ownerId, userId), sql`lower(${foods.name}) = lower(${food.name})`, ne(foods.category, "user-entered"));
  return db.transaction(async (tx) => {
    const [known] = await tx.select({ id: foods.id }).from(foods).where(isSame).limit(1);
    const [row] = known
      ? await tx
          .update(foods)
          .set({ ...food, updatedAt: new Date() })
          .where(and(eq(foods.id, known.id), eq(foods.ownerId, userId)))
          .returning()
      : await tx
          .insert(foods)
          .values({ ...food, ownerId: userId })
          .returning();
    if (!row) throw new Error("A write returned no row.");
    return row;
  });
}
