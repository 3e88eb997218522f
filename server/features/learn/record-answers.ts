import type * as z from "zod";
import type { NewAnswer } from "#core/contracts/learn/learn.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { findFact } from "#core/domain/questions/facts.ts";
import { MAX_STORED_ANSWERS } from "#core/domain/questions/limits.ts";
import { markRepeatedAnswers } from "#server/db/repeated-answers.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { lockUser } from "#server/platform/storage/user-lock.ts";
import { deleteSurplusAnswers, insertAnswers, listAnswersTo, upsertFact } from "./queries.ts";
import { remember } from "./schedule.ts";

/** Lessons did not exist before this date. It also rejects years that the database cannot store. */
const EARLIEST = new Date("2020-01-01T00:00:00Z");
/** Longer than a device stays signed in without being used, so an honest answer never waits for longer. */
const LONGEST_WAIT_MS = 30 * DAY_MS;

/**
 * Counts each answer once, no matter how often or from how many devices it is sent. The memory of a fact is recalculated from all its
 * answers in the order they were given, so that answers from a device that was offline end up in the right place.
 */
export async function recordAnswers(db: Db, userId: string, answers: readonly z.output<typeof NewAnswer>[]): Promise<void> {
  const now = new Date();
  const longestAgo = now.getTime() - LONGEST_WAIT_MS;
  const rows = answers.map(({ answeredAt, fact, ...answer }, index) => {
    const details = findFact(fact);
    if (!details?.isScored) throw new AppError("invalid", "learn.questionNotFound", { code: "invalid_input" });
    // An answer from a device with a wrong clock is recorded as given now.
    const isPlausible = answeredAt >= EARLIEST && answeredAt <= now;
    // Otherwise anyone could claim to have remembered a fact for years. The index keeps the answers in order.
    const instant = isPlausible ? new Date(Math.max(answeredAt.getTime(), longestAgo + index)) : now;
    return { ...answer, fact, userId, lesson: details.lesson.slug, answeredAt: instant };
  });
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const fresh = await insertAnswers(tx, rows);
    const facts = [...new Set(fresh.map(({ fact }) => fact))];
    if (facts.length === 0) return;
    await deleteSurplusAnswers(tx, userId, facts, MAX_STORED_ANSWERS);
    await markRepeatedAnswers(tx, userId, facts);
    const answered = await listAnswersTo(tx, userId, facts);
    for (const fact of facts) {
      const memory = remember(answered.filter((answer) => answer.fact === fact));
      if (memory) await upsertFact(tx, userId, fact, memory);
    }
  });
}
