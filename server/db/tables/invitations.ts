import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#server/db/tables/timestamps.ts";

/** Links with which people can register. The audit log records who created one. */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A hash of the token, which only the link contains. */
    tokenHash: text().notNull().unique(),
    note: text().notNull(),
    people: integer().notNull(),
    registered: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("invitations_expires_at_index").on(table.expiresAt)],
);

export type InvitationRow = typeof invitations.$inferSelect;
