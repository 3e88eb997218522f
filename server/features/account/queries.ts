import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { foods, foodVersions, starredFoods } from "#server/db/tables/foods.ts";
import { userPreferences } from "#server/db/tables/preferences.ts";
import { savedMeals } from "#server/db/tables/saved-meals.ts";
import { users } from "#server/db/tables/users.ts";
import { waterIntake } from "#server/db/tables/water.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";

export async function updatePassword(db: Db, userId: string, password: string): Promise<void> {
  await db.update(users).set({ password }).where(eq(users.id, userId));
}

/** The last administrator stays: two who leave at once wait for each other. */
export async function keepAnAdmin(tx: Db, userId: string): Promise<void> {
  const admins = await tx.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).orderBy(asc(users.id)).for("update");
  if (admins.length === 1 && admins[0]?.id === userId) {
    throw new AppError("forbidden", "You are the last administrator. Make somebody else one first.", "last_admin");
  }
}

/** All that is stored about a person, but for what would let somebody else in. */
export async function readEverything(db: Db, userId: string) {
  const [preferences] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
  return {
    preferences: preferences ?? null,
    apiKeys: await db
      .select({ id: apiKeys.id, provider: apiKeys.provider, lastFour: apiKeys.lastFour, createdAt: apiKeys.createdAt })
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId)),
    foods: await db.select().from(foods).where(eq(foods.ownerId, userId)).orderBy(asc(foods.name)),
    starredFoods: await db
      .select({ foodId: foods.id, name: foods.name })
      .from(starredFoods)
      .innerJoin(foods, eq(foods.id, starredFoods.foodId))
      .where(eq(starredFoods.userId, userId)),
    savedMeals: await db.select().from(savedMeals).where(eq(savedMeals.userId, userId)).orderBy(asc(savedMeals.name)),
    diary: await listDiary(db, userId),
    water: await db.select().from(waterIntake).where(eq(waterIntake.userId, userId)).orderBy(asc(waterIntake.date)),
  };
}

/** With the figures that each entry was logged with. */
export function listDiary(db: Db, userId: string) {
  const { foodVersion: _foodVersion, idempotencyKey: _idempotencyKey, ...columns } = getTableColumns(diaryEntries);
  return db
    .select({ ...columns, nutrition: foodVersions.figures })
    .from(diaryEntries)
    .innerJoin(foodVersions, and(eq(foodVersions.foodId, diaryEntries.foodId), eq(foodVersions.version, diaryEntries.foodVersion)))
    .where(eq(diaryEntries.userId, userId))
    .orderBy(asc(diaryEntries.loggedAt));
}
