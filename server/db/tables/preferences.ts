import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { AI_PROVIDERS, DEFAULT_AI_PROVIDER } from "#core/domain/ai/ai-providers.ts";
import { createdAt, updatedAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

const emptyList = sql`'{}'::text[]`;

export const userPreferences = pgTable("user_preferences", {
  id: uuid().notNull().defaultRandom(),
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  preferredLLM: text("preferred_llm", { enum: AI_PROVIDERS }).notNull().default(DEFAULT_AI_PROVIDER),
  dietaryRestrictions: text().array().notNull().default(emptyList),
  allergies: text().array().notNull().default(emptyList),
  foodPreferences: text().array().notNull().default(emptyList),
  medicalConditions: text().array().notNull().default(emptyList),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
