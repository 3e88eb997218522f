import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

export const waterIntake = pgTable(
  "water_intake",
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The user's calendar day, YYYY-MM-DD. */
    date: text().notNull(),
    morningGlasses: integer().notNull().default(0),
    afternoonGlasses: integer().notNull().default(0),
    eveningGlasses: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);
