import type { AuditedAction } from "#core/domain/choices.ts";
import { auditLog } from "#server/db/tables/audit.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/database.ts";

/** Written in the same transaction as the change: neither is there without the other. Values never go in, only what changed. */
export async function recordChange(
  db: Db,
  admin: Pick<UserRow, "id" | "email">,
  action: AuditedAction,
  subject: string,
  fields: readonly string[] = [],
): Promise<void> {
  await db.insert(auditLog).values({ adminId: admin.id, adminEmail: admin.email, action, subject, fields: [...fields] });
}
