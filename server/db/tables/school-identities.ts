import { boolean, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** Who a member is at a school's or home's OpenID Connect provider. */
export const schoolIdentities = pgTable(
  "school_identities",
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** As the provider said it last, so that the owner recognizes it. */
    email: text(),
    /** Only rights that this provider gave are taken back by it. */
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
