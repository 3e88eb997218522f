import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { AUDITED_ACTIONS } from "#core/domain/accounts/admin-choices.ts";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** The actions are kept permanently, the email addresses only as long as their accounts exist. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid().primaryKey().defaultRandom(),
    adminId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Empty once the administrator's account is deleted. */
    adminEmail: text().notNull(),
    action: text({ enum: AUDITED_ACTIONS }).notNull(),
    /** An account's address, which is emptied when the account is deleted, or the name of a text or an FAQ. */
    subject: text().notNull(),
    /** The user who was affected, if the subject is a person. */
    subjectId: uuid().references(() => users.id, { onDelete: "set null" }),
    fields: text().array().notNull(),
    /** In the administrator's own words, for actions that require it. Set to null when the account it is about is deleted. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_log_created_at_index").on(table.createdAt.desc()),
    index("audit_log_admin_id_index").on(table.adminId),
    index("audit_log_subject_id_index").on(table.subjectId),
  ],
);
