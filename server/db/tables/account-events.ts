import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { ACCOUNT_ACTORS, ACCOUNT_EVENT_KINDS } from "#core/domain/accounts/account-events.ts";
import { users } from "#server/db/tables/users.ts";

/** What happened to an account. Contains nothing that the user wrote, and no network address. */
export const accountEvents = pgTable(
  "account_events",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ACCOUNT_EVENT_KINDS }).notNull(),
    actor: text({ enum: ACCOUNT_ACTORS }).notNull(),
    /** A coarse name such as 'Firefox on Android'. Null if nobody's device was involved, like the next two. */
    device: text(),
    /** A keyed hash of the network, so that equal networks can be recognized and none can be read. */
    network: text(),
    /** Null if there was no earlier event with a network to compare it with. */
    isNewNetwork: boolean(),
    /** Events with the same key and kind are counted in one row. */
    groupKey: text().notNull(),
    times: integer().notNull().default(1),
    /** The latest time, if it happened more than once. */
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.groupKey] }),
    index("account_events_user_id_at_index").on(table.userId, table.at.desc()),
    index("account_events_at_index").on(table.at),
  ],
);
