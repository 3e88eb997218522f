import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { LINK_PURPOSES } from "#core/domain/accounts/account-messages.ts";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** One-time links. Using one deletes it. */
export const accountLinks = pgTable(
  "account_links",
  {
    /** A hash of the token, which only the link contains. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    /** The account's address when the link was created. The link becomes invalid when the address changes. */
    email: text().notNull(),
    /** The address that the account gets when the link is used. */
    newEmail: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("account_links_user_id_index").on(table.userId), index("account_links_expires_at_index").on(table.expiresAt)],
);
