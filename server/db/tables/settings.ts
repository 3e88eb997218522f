import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { SETTING_CATEGORIES, SETTING_TYPES } from "#core/domain/site/setting-choices.ts";
import { createdAt, updatedAt } from "#server/db/tables/timestamps.ts";

/** Only texts that an administrator has edited. All others are the built-in texts. */
export const adminSettings = pgTable("admin_settings", {
  id: uuid().primaryKey().defaultRandom(),
  key: text().notNull().unique(),
  value: text().notNull(),
  description: text(),
  category: text({ enum: SETTING_CATEGORIES }).notNull(),
  type: text({ enum: SETTING_TYPES }).notNull().default("text"),
  isEditable: boolean().notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
