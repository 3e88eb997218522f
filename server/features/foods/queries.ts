import { and, asc, count, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type * as z from "zod";
import type { NewFood } from "#core/contracts/foods.ts";
import { TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import type { Allergen } from "#core/domain/allergens/allergens.ts";
import { ownAllergens } from "#core/domain/allergens/own-allergens.ts";
import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { MAX_OWN_FOODS, MAX_STARRED_FOODS } from "#core/domain/foods/limits.ts";
import { MAX_OWN_RECIPES } from "#core/domain/recipes/limits.ts";
import { assertRoomForOwnFood, isNoDish, isOwn } from "#server/catalogue/own-food-room.ts";
import { removeOwnFood } from "#server/catalogue/remove-own-food.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { type FoodRow, foods, starredFoods } from "#server/db/tables/foods.ts";
import { ownRecipes } from "#server/db/tables/own-recipes.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { lockUser } from "#server/platform/storage/user-lock.ts";

/** Version 1.0 did not limit the number of starred foods. */
const MAX_STARRED_READ = 5 * MAX_STARRED_FOODS;
const HABIT_DAYS = 60;

/** A product keeps the figures from its package, even if a food of the same name is analyzed. */
const isNoProduct = isNull(foods.gtin);

/** The fields that searching needs; only the newest foods if there are more than allowed. */
export function listOwnNames(db: Db, userId: string): Promise<{ id: string; name: string; brand: string | null }[]> {
  const { id, name, product, createdAt } = foods;
  return db
    .select({ id, name, brand: sql<string | null>`${product} ->> 'brand'` })
    .from(foods)
    .where(isOwn(userId))
    .orderBy(desc(createdAt))
    .limit(MAX_OWN_FOODS + MAX_OWN_RECIPES);
}

/** How often this user recently logged each food. */
export async function countLoggedFoods(db: Db, userId: string): Promise<Map<string, number>> {
  const since = sql`now() - ${`${HABIT_DAYS} days`}::interval`;
  const rows = await db
    .select({ foodId: diaryEntries.foodId, times: count() })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), gt(diaryEntries.loggedAt, since)))
    .groupBy(diaryEntries.foodId);
  return new Map(rows.map(({ foodId, times }) => [foodId, times]));
}

const isAmount = (column: PgColumn, value: number | null) => (value === null ? isNull(column) : eq(column, value));

async function updateAllergens(db: Db, foodId: string, contains: readonly Allergen[] | null): Promise<FoodRow> {
  const [row] = await db
    .update(foods)
    .set({ ...ownAllergens(contains), updatedAt: new Date() })
    .where(eq(foods.id, foodId))
    .returning();
  if (!row) throw new Error("An update returned no row.");
  return row;
}

/** Changes what the user says is in a food that they typed in; undefined if it is not such a food of theirs. */
export function updateOwnAllergens(
  db: Db,
  userId: string,
  foodId: string,
  contains: readonly Allergen[] | null,
): Promise<FoodRow | undefined> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [existing] = await tx
      .select({ id: foods.id })
      .from(foods)
      .where(and(eq(foods.id, foodId), eq(foods.ownerId, userId), isNoDish, isNoProduct, isNull(foods.deletedAt)));
    return existing && updateAllergens(tx, existing.id, contains);
  });
}

/** Idempotent: a food that is sent twice, after a double tap or a lost response, is created once. */
export async function insertOwnFood(db: Db, userId: string, food: z.output<typeof NewFood>): Promise<FoodRow> {
  const { contains, ...entered } = food;
  const { name, calories, protein, carbs, fat, fiber, category } = entered;
  const isSame = and(
    eq(foods.ownerId, userId),
    eq(foods.name, name),
    isAmount(foods.calories, calories),
    isAmount(foods.protein, protein),
    isAmount(foods.carbs, carbs),
    isAmount(foods.fat, fat),
    isAmount(foods.fiber, fiber),
    eq(foods.category, category),
  );
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [existing] = await tx
      .select()
      .from(foods)
      .where(and(isSame, isNoDish, isNoProduct, isNull(foods.deletedAt)))
      .limit(1);
    if (existing) return contains ? updateAllergens(tx, existing.id, contains) : existing;
    await assertRoomForOwnFood(tx, userId);
    const imageUrl = `/food-art/${pictureFor(food)}.svg`;
    const [row] = await tx
      .insert(foods)
      .values({ ...entered, ...ownAllergens(contains), ownerId: userId, imageUrl })
      .returning();
    if (!row) throw new Error("An insert returned no row.");
    return row;
  });
}

/** Returns false if this user has no such food. */
export async function deleteOwnFood(db: Db, userId: string, foodId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Logging the same food takes this lock too, so the two cannot run at the same time.
    await lockUser(tx, userId);
    const isDish = and(eq(ownRecipes.userId, userId), eq(ownRecipes.foodId, foodId));
    const [recipe] = await tx.select({ id: ownRecipes.id }).from(ownRecipes).where(isDish);
    if (recipe) throw new AppError("conflict", "foods.isDish");
    return removeOwnFood(tx, userId, foodId);
  });
}

/** The fields that sorting needs. Only the foods of one page are read in full. */
export function listStarred(db: Db, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: foods.id, name: foods.name })
    .from(starredFoods)
    .innerJoin(foods, eq(foods.id, starredFoods.foodId))
    .where(eq(starredFoods.userId, userId))
    .orderBy(asc(starredFoods.createdAt))
    .limit(MAX_STARRED_READ);
}

/** Returns false if the food no longer exists: its owner may delete it at the same moment. */
export async function insertStar(db: Db, userId: string, foodId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const isNotDeleted = and(eq(foods.id, foodId), isNull(foods.deletedAt));
    const [food] = await tx.select({ id: foods.id }).from(foods).where(isNotDeleted);
    if (!food) return false;
    const others = and(eq(starredFoods.userId, userId), ne(starredFoods.foodId, foodId));
    const [row] = await tx.select({ stars: count() }).from(starredFoods).where(others);
    if ((row?.stars ?? 0) >= MAX_STARRED_FOODS) {
      throw new AppError("conflict", "foods.tooManyStarred", { code: TOO_MANY, values: { max: MAX_STARRED_FOODS } });
    }
    await tx.insert(starredFoods).values({ userId, foodId }).onConflictDoNothing();
    return true;
  });
}

export async function deleteStar(db: Db, userId: string, foodId: string): Promise<void> {
  await db.delete(starredFoods).where(and(eq(starredFoods.userId, userId), eq(starredFoods.foodId, foodId)));
}

export type AnalysedColumns = Omit<
  FoodRow,
  "id" | "ownerId" | "aiProvider" | "source" | "sourceCode" | "gtin" | "product" | "createdAt" | "updatedAt" | "deletedAt"
> & {
  aiProvider: AiProvider | null;
  source: string | null;
};

const isAnalysed = (userId: string, name: string) =>
  and(isOwn(userId), isNoDish, isNoProduct, sql`lower(${foods.name}) = lower(${name})`, ne(foods.category, "user-entered"));

/** Checked before the provider is called, because an answer that cannot be stored would still cost money. */
export async function assertRoomForAnalysis(db: Db, userId: string, name: string): Promise<void> {
  const [existing] = await db.select({ id: foods.id }).from(foods).where(isAnalysed(userId, name)).limit(1);
  if (!existing) await assertRoomForOwnFood(db, userId);
}

/** If the food was analyzed before, it gets the new figures. Diary entries keep the figures they were logged with. */
export async function upsertAnalysedFood(db: Db, userId: string, food: AnalysedColumns): Promise<FoodRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [existing] = await tx.select({ id: foods.id }).from(foods).where(isAnalysed(userId, food.name)).limit(1);
    if (!existing) await assertRoomForOwnFood(tx, userId);
    const [row] = existing
      ? await tx
          .update(foods)
          .set({ ...food, updatedAt: new Date() })
          .where(and(eq(foods.id, existing.id), eq(foods.ownerId, userId)))
          .returning()
      : await tx
          .insert(foods)
          .values({ ...food, ownerId: userId })
          .returning();
    if (!row) throw new Error("A write returned no row.");
    return row;
  });
}
