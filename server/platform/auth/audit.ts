import { and, eq, isNotNull, lt, not, sql } from "drizzle-orm";
import type { AuditedAction } from "#core/domain/accounts/admin-choices.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { auditLog } from "#server/db/tables/audit.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/storage/database.ts";

type Addressee = Pick<UserRow, "id" | "email"> & Partial<Pick<UserRow, "statedEmail">>;

/** The target of an action: a user, or the name of a text or an FAQ. */
type Subject = Addressee | string;

interface Actor {
  /** Null for whoever is not a person here: a school's provider, or the command line. */
  id: string | null;
  email: string;
}

export const COMMAND_LINE: Actor = { id: null, email: "command line" };
/** Somebody who is not named, because the account is gone. */
export const FORMER_MEMBER: Actor = { id: null, email: "" };

/** Evidence that a guardian has consented is needed as long as the account exists. */
const AUDIT_DAYS = 730;

/**
 * Written in the same transaction as the change, so that neither exists without the other. Records what changed, never the values. A reason
 * is in the administrator's own words.
 */
export async function recordChange(
  db: Db,
  admin: Actor,
  action: AuditedAction,
  subject: Subject,
  fields: readonly string[] = [],
  reason?: string,
): Promise<void> {
  const about = typeof subject === "string" ? { subject } : { subject: subject.statedEmail ?? subject.email, subjectId: subject.id };
  await db.insert(auditLog).values({ adminId: admin.id, adminEmail: admin.email, action, ...about, fields: [...fields], reason });
}

export async function deleteOldAuditRecords(db: Db): Promise<void> {
  const isEvidence = and(eq(auditLog.action, "consent_recorded"), isNotNull(auditLog.subjectId));
  await db.delete(auditLog).where(and(lt(auditLog.createdAt, new Date(Date.now() - AUDIT_DAYS * DAY_MS)), not(isEvidence ?? sql`false`)));
}
