import { and, eq } from "drizzle-orm";
import { sessions } from "#server/db/tables/sessions.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { AppError, unauthorized } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";

/**
 * First step of a transaction that changes how somebody signs in: such changes happen one after the other, and each only
 * where the session, the password and the second factor that let the request in are still the account's.
 */
export async function lockAccount(tx: Db, user: UserRow, sid: string): Promise<void> {
  const [now] = await tx
    .select({ password: users.password, twoFactorEnabled: users.twoFactorEnabled, twoFactorSecret: users.twoFactorSecret })
    .from(users)
    .where(eq(users.id, user.id))
    .for("update");
  // A statement of its own: it sees what was ended while this one waited for the lock.
  const [session] = await tx
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), eq(sessions.userId, user.id)));
  if (!now || !session) throw unauthorized();
  const isSame =
    now.password === user.password && now.twoFactorEnabled === user.twoFactorEnabled && now.twoFactorSecret === user.twoFactorSecret;
  if (!isSame) throw new AppError("conflict", "Your account was changed at the same moment. Please try again.", "account_changed");
}
