import { foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ImportSummary } from "#core/contracts/imports.ts";
import { IMPORT_STATES } from "#core/domain/imports/import-choices.ts";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** An import of a file from another app: first as a draft, then confirmed. */
export const imports = pgTable(
  "imports",
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text({ enum: IMPORT_STATES }).notNull(),
    /** How many parts there are to import, and how many of them are. Undoing counts back to 0. */
    parts: integer().notNull().default(0),
    partsDone: integer().notNull().default(0),
    /** How many entries were added so far, or removed by undoing. */
    entriesDone: integer().notNull().default(0),
    /** Names the process that is importing or undoing it. After `claimedUntil` another process may continue. */
    claim: text(),
    claimedUntil: timestamp({ withTimezone: true }),
    summary: jsonb().$type<ImportSummary>().notNull(),
    /** It can be confirmed or undone until then. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** The content of the file, in parts small enough to be processed one at a time. What undoing has to remove replaces a part when it is imported. */
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
