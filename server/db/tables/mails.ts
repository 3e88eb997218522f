import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { MAIL_KINDS } from "#core/domain/accounts/account-messages.ts";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** The queue of mails. No row ever contains a link, because links are created when the mail is sent. */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    /** Null for a forgotten password, because the account of the address is looked up only when the mail is sent. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** Null once the mail was sent or given up. */
    recipient: text(),
    /** The values that the text needs; set to null together with the recipient. */
    details: jsonb().$type<Record<string, string>>(),
    attempts: integer().notNull().default(0),
    /** When to try next, or until when the sending process has claimed it. Null once there is nothing left to do. */
    dueAt: timestamp({ withTimezone: true }).defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index("mails_due_at_index").on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index("mails_user_id_index").on(table.userId),
    index("mails_created_at_index").on(table.createdAt),
  ],
);

export type MailRow = typeof mails.$inferSelect;
