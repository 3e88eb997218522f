import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** The recipes that a user plans to cook, and on which day. */
export const plannedRecipes = pgTable(
  "planned_recipes",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date().notNull(),
    /** The recipe's slug, or the id of an own recipe. */
    recipe: text().notNull(),
    servings: integer().notNull(),
    createdAt: createdAt(),
  },
  // The user comes first, so that their rows are stored together and could be moved to a separate machine.
  (table) => [primaryKey({ columns: [table.userId, table.day, table.recipe] })],
);

export type PlannedRecipeRow = typeof plannedRecipes.$inferSelect;
