import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { foods, starredFoods } from "#server/db/tables/foods.ts";
import { savedMeals } from "#server/db/tables/saved-meals.ts";
import type { Db } from "#server/platform/storage/database.ts";

const isNotLogged = sql`not exists (select from ${diaryEntries} where ${diaryEntries.foodId} = ${foods.id})`;

/**
 * Must be called with the user's lock, which logging also takes. Returns false if the user has no such food. A food that is in the diary
 * stays in the table until its last entry is deleted.
 */
export async function removeOwnFood(tx: Db, userId: string, foodId: string): Promise<boolean> {
  const deleted = await tx
    .update(foods)
    // Its figures have not changed, so `updatedAt` must not either.
    .set({ deletedAt: new Date(), updatedAt: sql`${foods.updatedAt}` })
    .where(and(eq(foods.ownerId, userId), isNull(foods.deletedAt), eq(foods.id, foodId)))
    .returning({ id: foods.id });
  if (deleted.length === 0) return false;
  await tx.delete(starredFoods).where(eq(starredFoods.foodId, foodId));
  await takeOutOfMeals(tx, userId, foodId);
  await tx.delete(foods).where(and(eq(foods.ownerId, userId), isNotNull(foods.deletedAt), isNotLogged));
  return true;
}

/** Also deletes meals that contain no other food. */
async function takeOutOfMeals(tx: Db, userId: string, foodId: string): Promise<void> {
  const hasFood = and(eq(savedMeals.userId, userId), sql`${savedMeals.items} @> ${JSON.stringify([{ foodId }])}::jsonb`);
  const others = sql`(select coalesce(jsonb_agg(item order by nth), '[]') from jsonb_array_elements(${savedMeals.items})
    with ordinality as listed (item, nth) where item ->> 'foodId' <> ${foodId})`;
  await tx.update(savedMeals).set({ items: others }).where(hasFood);
  await tx.delete(savedMeals).where(and(eq(savedMeals.userId, userId), sql`${savedMeals.items} = '[]'::jsonb`));
}
