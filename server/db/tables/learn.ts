import { boolean, index, integer, pgTable, primaryKey, real, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { LEARN_PHASES } from "#core/contracts/learn/learn.ts";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** What somebody answered, each once: what is known about a fact is counted anew from these. */
export const learnAnswers = pgTable(
  "learn_answers",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Made by the device. */
    id: uuid().notNull(),
    lesson: text().notNull(),
    fact: text().notNull(),
    phase: text({ enum: LEARN_PHASES }).notNull(),
    isRight: boolean().notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // The person first: their rows lie together, and could lie on a machine of their own.
    primaryKey({ columns: [table.userId, table.id] }),
    index("learn_answers_user_id_fact_index").on(table.userId, table.fact, table.answeredAt),
    index("learn_answers_lesson_index").on(table.lesson),
  ],
);

/** How well somebody remembers a fact, and when to ask again. */
export const learnFacts = pgTable(
  "learn_facts",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fact: text().notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    stability: real().notNull(),
    difficulty: real().notNull(),
    repetitions: integer().notNull(),
    lapses: integer().notNull(),
    /** Whether the last answer was right. */
    isKnown: boolean().notNull(),
    /** The longest time after which it was still remembered. */
    longestGapDays: integer().notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fact] })],
);

export type LearnAnswerRow = typeof learnAnswers.$inferSelect;
export type LearnFactRow = typeof learnFacts.$inferSelect;
