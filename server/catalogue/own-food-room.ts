import { and, count, eq, isNull, sql } from "drizzle-orm";
import { TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { MAX_OWN_FOODS } from "#core/domain/foods/limits.ts";
import { OWN_RECIPE_SOURCE } from "#core/domain/recipes/own-recipe.ts";
import { foods } from "#server/db/tables/foods.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";

export const isOwn = (userId: string) => and(eq(foods.ownerId, userId), isNull(foods.deletedAt));

/** The dishes of recipes count toward the limit of recipes, and change only with their recipe. */
export const isNoDish = sql`${foods.source} is distinct from ${OWN_RECIPE_SOURCE}`;

/** No food is deleted to make room, because only the owner knows which ones are no longer needed. */
export async function assertRoomForOwnFood(db: Db, userId: string): Promise<void> {
  const [row] = await db
    .select({ own: count() })
    .from(foods)
    .where(and(isOwn(userId), isNoDish));
  if ((row?.own ?? 0) < MAX_OWN_FOODS) return;
  throw new AppError("conflict", "foods.tooManyOwn", { code: TOO_MANY, values: { max: MAX_OWN_FOODS } });
}
