import { count, desc, eq, lt, sql } from "drizzle-orm";
import { MAX_INVITATIONS } from "#core/domain/accounts/limits.ts";
import { type InvitationRow, invitations } from "#server/db/tables/invitations.ts";
import { isInvitationOpen } from "#server/platform/auth/invitations.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";

const { id, note, people, registered, expiresAt, createdAt } = invitations;
const invitationColumns = { id, note, people, registered, expiresAt, createdAt };
export type InvitationRecord = Pick<InvitationRow, keyof typeof invitationColumns>;

export function listInvitations(db: Db): Promise<InvitationRecord[]> {
  return db.select(invitationColumns).from(invitations).where(isInvitationOpen()).orderBy(desc(createdAt)).limit(MAX_INVITATIONS);
}

/** Counted while holding a lock, so that two administrators at once do not exceed the limit. */
export async function insertInvitation(
  tx: Db,
  row: Pick<InvitationRow, "tokenHash" | "note" | "people" | "expiresAt">,
): Promise<InvitationRecord> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('invitations'))`);
  const [open] = await tx.select({ invitations: count() }).from(invitations).where(isInvitationOpen());
  if ((open?.invitations ?? 0) >= MAX_INVITATIONS) {
    throw new AppError("conflict", "invitations.tooMany", { code: "too_many", values: { max: MAX_INVITATIONS } });
  }
  const [made] = await tx.insert(invitations).values(row).returning(invitationColumns);
  if (!made) throw new Error("An insert returned no row.");
  return made;
}

/** Returns the invitation's note for the audit log. */
export async function deleteInvitation(tx: Db, invitationId: string): Promise<string | undefined> {
  const [deleted] = await tx.delete(invitations).where(eq(id, invitationId)).returning({ note });
  return deleted?.note;
}

export async function deleteExpiredInvitations(db: Db): Promise<void> {
  await db.delete(invitations).where(lt(expiresAt, new Date()));
}
