import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** When backups were made, and which process makes tonight's. */
export const backups = pgTable(
  "backups",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The night of a nightly backup, as YYYY-MM-DD; null for one that the operator made. */
    night: text().unique(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while it is being made, and if that failed. */
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("backups_finished_at_index").on(table.finishedAt)],
);
