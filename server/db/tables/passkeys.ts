import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** Public keys whose private halves never leave their devices. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In base64url, like the two below. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** What the device knows the account by: opaque, and the same for all passkeys of a person. */
    userHandle: text().notNull(),
    /** The domain that it belongs to; a browser offers it nowhere else. */
    rpId: text().notNull(),
    /** How often the device signed with it, if it counts. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    /** Whether it is on all devices of its owner, by a cloud or a password manager. */
    isSynced: boolean().notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp({ withTimezone: true }),
    /** Since when it opens nothing, because its counter went backwards: a copy of it may exist. */
    blockedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type PasskeyRow = typeof passkeys.$inferSelect;
