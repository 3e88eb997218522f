import { and, count, eq, isNull } from "drizzle-orm";
import { passkeys } from "#server/db/tables/passkeys.ts";
import { users } from "#server/db/tables/users.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { NO_PASSWORD } from "./passwords.ts";

/**
 * Every way into an account is counted here. Called at the end of a transaction that takes one away and began with
 * `lockAccount`, so that two devices cannot each take the last but one.
 */
export async function keepAWayIn(tx: Db, userId: string): Promise<void> {
  const [user] = await tx.select({ password: users.password }).from(users).where(eq(users.id, userId));
  if (user && user.password !== NO_PASSWORD) return;
  const [usable] = await tx
    .select({ amount: count() })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), isNull(passkeys.blockedAt)));
  if ((usable?.amount ?? 0) > 0) return;
  throw new AppError("conflict", "This is your last way in. Set up another one first, then take this one away.", "last_way_in");
}
