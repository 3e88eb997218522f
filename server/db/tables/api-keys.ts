import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { AI_PROVIDERS } from "#core/domain/ai/ai-providers.ts";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text({ enum: AI_PROVIDERS }).notNull(),
    encryptedKey: text().notNull(),
    lastFour: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider] })],
);
