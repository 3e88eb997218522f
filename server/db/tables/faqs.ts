import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "#server/db/tables/timestamps.ts";

export const faqs = pgTable(
  "faqs",
  {
    id: uuid().primaryKey().defaultRandom(),
    question: text().notNull(),
    answer: text().notNull(),
    category: text().notNull(),
    sortOrder: integer().notNull().default(0),
    isPublished: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("faqs_category_sort_order_index").on(table.category, table.sortOrder)],
);
