import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { AUDITED_ACTIONS } from "#core/domain/choices.ts";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** Stays when the administrator goes: the address says who it was. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid().primaryKey().defaultRandom(),
    adminId: uuid().references(() => users.id, { onDelete: "set null" }),
    adminEmail: text().notNull(),
    action: text({ enum: AUDITED_ACTIONS }).notNull(),
    subject: text().notNull(),
    fields: text().array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("audit_log_created_at_index").on(table.createdAt.desc()), index("audit_log_admin_id_index").on(table.adminId)],
);
