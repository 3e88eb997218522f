import { and, eq } from "drizzle-orm";
import { sessions } from "#server/db/tables/sessions.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { AppError, unauthorized } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";

/**
 * The first step of a transaction that changes how a user signs in. Such changes run one after the other, and only if the session, the
 * password and the second factor that admitted the request are still valid.
 */
export async function lockAccount(tx: Db, user: UserRow, sid: string): Promise<void> {
  const isSame = await lockCredentials(tx, user);
  // A separate statement, so that it sees sessions that ended while this one waited for the lock.
  const [session] = await tx
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), eq(sessions.userId, user.id)));
  if (!session) throw unauthorized();
  if (!isSame) throw new AppError("conflict", "account.changed", { code: "account_changed" });
}

/** Locks the account. Returns false if it was deleted, or if its password or second factor has changed since it was checked. */
export async function lockCredentials(tx: Db, user: UserRow): Promise<boolean> {
  const [now] = await tx
    .select({ password: users.password, twoFactorEnabled: users.twoFactorEnabled, twoFactorSecret: users.twoFactorSecret })
    .from(users)
    .where(eq(users.id, user.id))
    .for("update");
  return now?.password === user.password && now.twoFactorEnabled === user.twoFactorEnabled && now.twoFactorSecret === user.twoFactorSecret;
}
