import type { UserRow } from "#server/db/tables/users.ts";
import { createLink, deleteLinks } from "#server/platform/auth/account-links.ts";
import { recordChange } from "#server/platform/auth/audit.ts";
import { SECOND_FACTOR_OFF } from "#server/platform/auth/second-factor.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { assertNotSelf } from "./change-users.ts";
import { endSessions, lockUserRow, updateUser } from "./queries.ts";

/** The account stays unchanged until the person uses the link: the password, sessions and second factor keep working. */
export async function createPasswordLink(
  { db, accountEvents }: Deps,
  admin: UserRow,
  id: string,
): Promise<{ token: string; expiresAt: Date }> {
  assertNotSelf(admin, id);
  return db.transaction(async (tx) => {
    const user = await lockUserRow(tx, id);
    await deleteLinks(tx, id, ["reset_by_admin"]);
    await recordChange(tx, admin, "password_link_created", user);
    await accountEvents.record(tx, id, "password_link_created", "administrator");
    return createLink(tx, user, "reset_by_admin");
  });
}

export async function removeTwoFactor(
  { db, userCache, mail, accountEvents }: Deps,
  admin: UserRow,
  id: string,
  reason: string,
): Promise<void> {
  assertNotSelf(admin, id);
  await db.transaction(async (tx) => {
    const user = await lockUserRow(tx, id);
    if (!user.twoFactorEnabled) throw new AppError("conflict", "adminUsers.noSecondFactor", { code: "not_enabled" });
    await updateUser(tx, id, { ...SECOND_FACTOR_OFF, twoFactorRemovedAt: new Date() });
    await endSessions(tx, id);
    await mail.add(tx, { kind: "two_factor_removed", user });
    await recordChange(tx, admin, "two_factor_removed", user, [], reason);
    await accountEvents.record(tx, id, "two_factor_off", "administrator");
  });
  userCache.invalidate(id);
}
