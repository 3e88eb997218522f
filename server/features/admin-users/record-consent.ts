import type { ConsentRecord } from "#core/contracts/admin-users.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { recordChange } from "#server/platform/auth/audit.ts";
import { findStatedEmail } from "#server/platform/auth/ownership/unclaimed.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { assertNotSelf } from "./change-users.ts";
import { lockUserRow, updateUser } from "./queries.ts";

/** The person can sign in from now on. The audit log records who consented and how, until the account is deleted. */
export async function recordConsent(
  { db, userCache, mail, accountEvents }: Deps,
  admin: UserRow,
  id: string,
  { reason, coversAi }: ConsentRecord,
): Promise<UserRow> {
  assertNotSelf(admin, id);
  const updated = await db.transaction(async (tx) => {
    const user = await lockUserRow(tx, id);
    if (user.guardianConsent === null) throw new AppError("conflict", "adminUsers.noConsentNeeded", { code: "no_consent_needed" });
    const row = await updateUser(tx, id, { guardianConsent: coversAi ? "with_ai" : "without_ai" });
    if (user.guardianConsent === "waiting") await mail.add(tx, { kind: "verify_email", user: { id, email: findStatedEmail(user) } });
    await recordChange(tx, admin, "consent_recorded", user, coversAi ? ["AI"] : [], reason);
    await accountEvents.record(tx, id, "consent_recorded", "administrator");
    return row;
  });
  userCache.invalidate(id);
  return updated;
}
