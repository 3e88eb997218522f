import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { AI_PROVIDERS, DEFAULT_AI_PROVIDER } from "#core/domain/choices.ts";
import { users } from "#server/db/tables/users.ts";

const emptyList = sql`'{}'::text[]`;

export const userPreferences = pgTable("user_preferences", {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  preferredLLM: text("preferred_llm", { enum: AI_PROVIDERS }).notNull().default(DEFAULT_AI_PROVIDER),
  dietaryRestrictions: text().array().notNull().default(emptyList),
  allergies: text().array().notNull().default(emptyList),
  foodPreferences: text().array().notNull().default(emptyList),
  medicalConditions: text().array().notNull().default(emptyList),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});
