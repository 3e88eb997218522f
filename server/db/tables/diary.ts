import { bigint, doublePrecision, foreignKey, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { MEAL_TYPES } from "#core/domain/diary/meals.ts";
import { foodVersions } from "#server/db/tables/foods.ts";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

export const diaryEntries = pgTable(
  "diary_entries",
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    foodId: uuid().notNull(),
    /** Refers to the food's figures at the moment it was logged. */
    foodVersion: bigint({ mode: "number" }).notNull(),
    /** In grams, exactly as given, so that sums over a day stay exact. */
    quantity: doublePrecision().notNull(),
    /** How the user entered the amount: '2 slices'. */
    portion: text(),
    mealType: text({ enum: MEAL_TYPES }).notNull(),
    customTime: text(),
    /** The client's Idempotency-Key. Requests of one user with the same key log only once. */
    idempotencyKey: text(),
    loggedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    // The user comes first, so that their rows are stored together and could be moved to a separate machine.
    primaryKey({ columns: [table.userId, table.id] }),
    index("diary_entries_user_id_logged_at_index").on(table.userId, table.loggedAt),
    uniqueIndex("diary_entries_user_id_idempotency_key_index").on(table.userId, table.idempotencyKey),
    // Not cascading, because logged entries are kept. Checked at the end of the statement, so that deleting a user works.
    foreignKey({
      name: "diary_entries_food_version_fk",
      columns: [table.foodId, table.foodVersion],
      foreignColumns: [foodVersions.foodId, foodVersions.version],
    }),
    index("diary_entries_food_id_food_version_index").on(table.foodId, table.foodVersion),
  ],
);

export type EntryRow = typeof diaryEntries.$inferSelect;
