import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** What somebody means to cook, and on which day. */
export const plannedRecipes = pgTable(
  "planned_recipes",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date().notNull(),
    /** The recipe's name in its address. */
    recipe: text().notNull(),
    servings: integer().notNull(),
    createdAt: createdAt(),
  },
  // The person first: their rows lie together, and could lie on a machine of their own.
  (table) => [primaryKey({ columns: [table.userId, table.day, table.recipe] })],
);

export type PlannedRecipeRow = typeof plannedRecipes.$inferSelect;
