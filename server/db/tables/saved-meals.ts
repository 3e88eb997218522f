import { jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

export interface SavedItem {
  foodId: string;
  quantity: number;
  portion: string | null;
}

export const savedMeals = pgTable(
  "saved_meals",
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    items: jsonb().$type<SavedItem[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("saved_meals_user_id_name_index").on(table.userId, table.name),
  ],
);

export type SavedMealRow = typeof savedMeals.$inferSelect;
