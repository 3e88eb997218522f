import { index, jsonb, pgTable, real, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { MEAL_TYPES } from "#core/domain/choices.ts";
import { foods, type NutrientAmounts } from "#server/db/tables/foods.ts";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** A food's figures per 100 g at the moment it was logged: later changes of the food leave the diary alone. */
export interface LoggedNutrition {
  name: string;
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  saturatedFat: number | null;
  fiber: number | null;
  sugar: number | null;
  sodium: number | null;
  vitamins: NutrientAmounts | null;
  minerals: NutrientAmounts | null;
}

export const diaryEntries = pgTable(
  "diary_entries",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Not cascading: a food that somebody logged stays. Checked at the statement's end, so deleting a person works. */
    foodId: uuid()
      .notNull()
      .references(() => foods.id, { onDelete: "no action" }),
    quantity: real().notNull(),
    mealType: text({ enum: MEAL_TYPES }).notNull(),
    customTime: text(),
    nutrition: jsonb().$type<LoggedNutrition>().notNull(),
    /** The client's Idempotency-Key: the same key of the same person logs once. */
    idempotencyKey: text(),
    loggedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index("diary_entries_user_id_logged_at_index").on(table.userId, table.loggedAt.desc()),
    uniqueIndex("diary_entries_user_id_idempotency_key_index").on(table.userId, table.idempotencyKey),
    index("diary_entries_food_id_index").on(table.foodId),
  ],
);
