import { eq } from "drizzle-orm";
import type { AuditedAction } from "#core/domain/admin-choices.ts";
import { auditLog } from "#server/db/tables/audit.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/storage/database.ts";

/** Whom or what something was done to: a person, or the name of a text or an FAQ. */
type Subject = Pick<UserRow, "id" | "email"> | string;

/** Written in the same transaction as the change: neither is there without the other. Values never go in, only what changed. */
export async function recordChange(
  db: Db,
  admin: Pick<UserRow, "id" | "email">,
  action: AuditedAction,
  subject: Subject,
  fields: readonly string[] = [],
): Promise<void> {
  const about = typeof subject === "string" ? { subject } : { subject: subject.email, subjectId: subject.id };
  await db.insert(auditLog).values({ adminId: admin.id, adminEmail: admin.email, action, ...about, fields: [...fields] });
}

/**
 * Deletes an account and everything of theirs, and takes their address out of the audit log, which keeps the acts.
 * In a transaction: the row is locked first, so that nobody records the address again in between.
 */
export async function deleteAccount(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  await tx.update(auditLog).set({ adminEmail: "" }).where(eq(auditLog.adminId, userId));
  await tx.update(auditLog).set({ subject: "" }).where(eq(auditLog.subjectId, userId));
  await tx.delete(users).where(eq(users.id, userId));
}
