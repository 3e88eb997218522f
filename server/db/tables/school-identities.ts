import { boolean, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** A user's identity at a school's or home's OpenID Connect provider. */
export const schoolIdentities = pgTable(
  "school_identities",
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The address as the provider last stated it, so that the owner recognizes the identity. */
    email: text(),
    /** The provider can only revoke rights that it granted itself. */
    gaveAdmin: boolean().notNull().default(false),
    createdAt: createdAt(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.issuer] }),
    unique("school_identities_issuer_subject_unique").on(table.issuer, table.subject),
  ],
);

export type SchoolIdentityRow = typeof schoolIdentities.$inferSelect;
