import { and, asc, count, eq, ne } from "drizzle-orm";
import { TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { MAX_SAVED_MEALS } from "#core/domain/diary/limits.ts";
import { findFoods } from "#server/catalogue/find-foods.ts";
import { type SavedItem, type SavedMealRow, savedMeals } from "#server/db/tables/saved-meals.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { lockUser } from "#server/platform/storage/user-lock.ts";

export function listSavedMeals(db: Db, userId: string, offset: number): Promise<SavedMealRow[]> {
  return db
    .select()
    .from(savedMeals)
    .where(eq(savedMeals.userId, userId))
    .orderBy(asc(savedMeals.name))
    .limit(MAX_SAVED_MEALS)
    .offset(offset);
}

export async function countMeals(db: Db, userId: string, besides?: string): Promise<number> {
  const [row] = await db
    .select({ meals: count() })
    .from(savedMeals)
    .where(and(eq(savedMeals.userId, userId), besides === undefined ? undefined : ne(savedMeals.name, besides)));
  return row?.meals ?? 0;
}

/** Replaces a meal of the same name. Its foods are read while holding the lock that deleting a food also takes. */
export async function upsertMeal({ db, catalogue }: Deps, userId: string, name: string, items: SavedItem[]): Promise<SavedMealRow> {
  const ids = items.map(({ foodId }) => foodId);
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const foods = await findFoods({ db: tx, catalogue }, userId, ids);
    if (ids.some((id) => foods.get(id)?.deletedAt !== null)) throw new AppError("not_found", "foods.notFound");
    if ((await countMeals(tx, userId, name)) >= MAX_SAVED_MEALS) {
      throw new AppError("conflict", "savedMeals.tooMany", { code: TOO_MANY, values: { max: MAX_SAVED_MEALS } });
    }
    const [row] = await tx
      .insert(savedMeals)
      .values({ userId, name, items })
      .onConflictDoUpdate({ target: [savedMeals.userId, savedMeals.name], set: { items } })
      .returning();
    if (!row) throw new Error("An upsert returned no row.");
    return row;
  });
}

export async function deleteMeal(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(savedMeals)
    .where(and(eq(savedMeals.userId, userId), eq(savedMeals.id, id)))
    .returning({ id: savedMeals.id });
  return deleted.length > 0;
}
