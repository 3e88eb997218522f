import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** Public keys, whose private keys never leave their devices. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In base64url, like the next two. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** The opaque id by which the device identifies the account; the same for all passkeys of a user. */
    userHandle: text().notNull(),
    /** The domain that it belongs to. Browsers offer it only there. */
    rpId: text().notNull(),
    /** How often the device signed with it; 0 if the device does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    /** Whether it is synced to all devices of its owner by a cloud or a password manager. */
    isSynced: boolean().notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp({ withTimezone: true }),
    /** When it was blocked because its counter went backwards, which means that a copy of it may exist. */
    blockedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type PasskeyRow = typeof passkeys.$inferSelect;
