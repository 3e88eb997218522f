import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import type { FoodViewChange } from "#core/contracts/food-view.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { omitUndefined } from "#server/platform/storage/omit-undefined.ts";

/** Writes only the fields in the change. A pause that is requested twice counts from the first time. */
export async function updateFoodView(db: Db, userId: string, change: z.output<typeof FoodViewChange>): Promise<UserRow> {
  const { isPaused, ...rest } = change;
  const [row] = await db
    .update(users)
    .set({
      ...omitUndefined(rest),
      ...(isPaused !== undefined && { pausedSince: isPaused ? sql`coalesce(${users.pausedSince}, now())` : null }),
      updatedAt: new Date(),
    })
    .where(eq(users.id, userId))
    .returning();
  if (!row) throw new AppError("not_found", "account.gone");
  return row;
}
