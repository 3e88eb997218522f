import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { REPORTED_KINDS } from "#core/contracts/text-reports.ts";
import { createdAt } from "#server/db/tables/timestamps.ts";

/** What somebody found wrong in a text that everybody sees. It does not say who wrote it. */
export const textReports = pgTable(
  "text_reports",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: REPORTED_KINDS }).notNull(),
    /** The food's id, or the recipe's or lesson's slug. */
    textId: text().notNull(),
    words: text().notNull(),
    createdAt: createdAt(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("text_reports_done_at_created_at_index").on(table.doneAt, table.createdAt)],
);
