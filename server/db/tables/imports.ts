import { foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ImportSummary } from "#core/contracts/imports.ts";
import { IMPORT_STATES } from "#core/domain/imports/import-choices.ts";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** A file from another app: first what it would bring, then what it brought. */
export const imports = pgTable(
  "imports",
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text({ enum: IMPORT_STATES }).notNull(),
    summary: jsonb().$type<ImportSummary>().notNull(),
    /** Until when it can be confirmed, or undone. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** What the file holds, in parts that are small enough to be handled one after the other; later what undoing has to remove. */
export const importParts = pgTable(
  "import_parts",
  {
    userId: uuid().notNull(),
    importId: uuid().notNull(),
    part: integer().notNull(),
    content: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.importId, table.part] }),
    foreignKey({
      name: "import_parts_import_fk",
      columns: [table.userId, table.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete("cascade"),
  ],
);

export type ImportRow = typeof imports.$inferSelect;
