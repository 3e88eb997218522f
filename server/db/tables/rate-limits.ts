import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** How often something was attempted, until the count starts again. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true }),
  },
  (table) => [index("rate_limits_expire_index").on(table.expire)],
);
