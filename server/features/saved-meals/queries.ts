import { and, asc, count, eq, ne } from "drizzle-orm";
import { type SavedItem, type SavedMealRow, savedMeals } from "#server/db/tables/saved-meals.ts";
import type { Db } from "#server/platform/database.ts";

export function listSavedMeals(db: Db, userId: string): Promise<SavedMealRow[]> {
  return db.select().from(savedMeals).where(eq(savedMeals.userId, userId)).orderBy(asc(savedMeals.name));
}

export async function countOtherMeals(db: Db, userId: string, name: string): Promise<number> {
  const [row] = await db
    .select({ meals: count() })
    .from(savedMeals)
    .where(and(eq(savedMeals.userId, userId), ne(savedMeals.name, name)));
  return row?.meals ?? 0;
}

/** A meal of the same name is replaced. */
export async function upsertMeal(db: Db, userId: string, name: string, items: SavedItem[]): Promise<SavedMealRow> {
  const [row] = await db
    .insert(savedMeals)
    .values({ userId, name, items })
    .onConflictDoUpdate({ target: [savedMeals.userId, savedMeals.name], set: { items } })
    .returning();
  if (!row) throw new Error("An upsert returned no row.");
  return row;
}

export async function deleteMeal(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(savedMeals)
    .where(and(eq(savedMeals.userId, userId), eq(savedMeals.id, id)))
    .returning({ id: savedMeals.id });
  return deleted.length > 0;
}
