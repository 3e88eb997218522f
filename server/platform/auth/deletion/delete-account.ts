import { eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { accountLinks } from "#server/db/tables/account-links.ts";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import { auditLog } from "#server/db/tables/audit.ts";
import { mails } from "#server/db/tables/mails.ts";
import { passkeys } from "#server/db/tables/passkeys.ts";
import { schoolIdentities } from "#server/db/tables/school-identities.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { users } from "#server/db/tables/users.ts";
import { makePlaceholder } from "#server/platform/auth/ownership/unclaimed.ts";
import { decoyHash } from "#server/platform/auth/passwords.ts";
import type { Db } from "#server/platform/storage/database.ts";

/** Every query that finds accounts by anything but their address or a way in needs this condition. */
export const isNotDeleted = isNull(users.deletedAt);

/** Small tables with everything that opens the account, is sent to its owner, or is used in their name. */
const ENDED_AT_ONCE = [sessions, passkeys, schoolIdentities, accountLinks, apiKeys, mails];

const { id: _id, email: _email, password: _password, deletedAt: _deletedAt, ...emptiedColumns } = getTableColumns(users);
const EMPTIED = Object.fromEntries(Object.entries(emptiedColumns).map(([name, { notNull }]) => [name, notNull ? sql`default` : null]));

/**
 * Takes an account away from everybody at once: its address is free, nothing opens it, and nothing shows it. `AccountDeletions` then deletes
 * its rows, which may take minutes, so the caller tells it to after its transaction. Removes the address from the audit log, which keeps the
 * actions. Locks the row first, so that the address cannot be recorded again in between.
 */
export async function deleteAccount(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  await tx.update(auditLog).set({ adminEmail: "" }).where(eq(auditLog.adminId, userId));
  await tx.update(auditLog).set({ subject: "", reason: null }).where(eq(auditLog.subjectId, userId));
  // A password that is neither the former one nor none: every change that checks credentials again finds that they have changed.
  await tx
    .update(users)
    .set({ ...EMPTIED, email: makePlaceholder(), password: decoyHash(), deletedAt: new Date() })
    .where(eq(users.id, userId));
  for (const table of ENDED_AT_ONCE) await tx.delete(table).where(eq(table.userId, userId));
}
