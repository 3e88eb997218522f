import { eq } from "drizzle-orm";
import type { AuditedAction } from "#core/domain/admin-choices.ts";
import { auditLog } from "#server/db/tables/audit.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/storage/database.ts";

type Addressee = Pick<UserRow, "id" | "email"> & Partial<Pick<UserRow, "statedEmail">>;

/** The target of an action: a user, or the name of a text or an FAQ. */
type Subject = Addressee | string;

/**
 * Written in the same transaction as the change, so that neither exists without the other. Records what changed, never the values. A reason
 * is in the administrator's own words.
 */
export async function recordChange(
  db: Db,
  /** Without an id it is a school's provider, not a person. */
  admin: { id: string | null; email: string },
  action: AuditedAction,
  subject: Subject,
  fields: readonly string[] = [],
  reason?: string,
): Promise<void> {
  const about = typeof subject === "string" ? { subject } : { subject: subject.statedEmail ?? subject.email, subjectId: subject.id };
  await db.insert(auditLog).values({ adminId: admin.id, adminEmail: admin.email, action, ...about, fields: [...fields], reason });
}

/**
 * Deletes an account with all its data, and removes its email address from the audit log, which keeps the actions. Locks the row first, so
 * that the address cannot be recorded again in between.
 */
export async function deleteAccount(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  await tx.update(auditLog).set({ adminEmail: "" }).where(eq(auditLog.adminId, userId));
  await tx.update(auditLog).set({ subject: "", reason: null }).where(eq(auditLog.subjectId, userId));
  await tx.delete(users).where(eq(users.id, userId));
}
