import type * as z from "zod";
import type { NewAnswer } from "#core/contracts/learn/learn.ts";
import { findFact } from "#core/domain/questions/facts.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { lockUser } from "#server/platform/storage/user-lock.ts";
import { deleteSurplusAnswers, insertAnswers, listAnswersTo, upsertFact } from "./queries.ts";
import { remember } from "./schedule.ts";

/** There were no lessons before. Years that the database cannot even hold end here too. */
const EARLIEST = new Date("2020-01-01T00:00:00Z");

/** To one fact in one phase, and the first one: nobody is asked that often, and every further one would have to be counted again. */
export const NEWEST_ANSWERS_KEPT = 30;

/**
 * Each answer counts once, however often and from however many devices it comes. What is known about a fact is counted
 * anew from all its answers in the order they were given, so that a device that was away changes nothing in that order.
 */
export async function recordAnswers(db: Db, userId: string, answers: readonly z.output<typeof NewAnswer>[]): Promise<void> {
  const now = new Date();
  const rows = answers.map(({ answeredAt, fact, ...answer }) => {
    const known = findFact(fact);
    if (!known?.isScored) throw new AppError("invalid", "There is no such question.", "invalid_input");
    // A device whose clock is wrong has answered now.
    const isPlausible = answeredAt >= EARLIEST && answeredAt <= now;
    return { ...answer, fact, userId, lesson: known.lesson.slug, answeredAt: isPlausible ? answeredAt : now };
  });
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const fresh = await insertAnswers(tx, rows);
    const facts = [...new Set(fresh.map(({ fact }) => fact))];
    if (facts.length === 0) return;
    await deleteSurplusAnswers(tx, userId, facts, NEWEST_ANSWERS_KEPT);
    const given = await listAnswersTo(tx, userId, facts);
    for (const fact of facts) {
      const memory = remember(given.filter((answer) => answer.fact === fact));
      if (memory) await upsertFact(tx, userId, fact, memory);
    }
  });
}
