import { and, eq, inArray, sql } from "drizzle-orm";
import { learnAnswers } from "#server/db/tables/learn.ts";
import type { Db } from "#server/platform/storage/database.ts";

/** Called after answers were added, so that the progress reads one answer to each question, however often it was answered. */
export async function markRepeatedAnswers(tx: Db, userId: string, facts: readonly string[]): Promise<void> {
  const { fact, phase, answeredAt, id, isRepeated } = learnAnswers;
  await tx
    .update(learnAnswers)
    .set({ isRepeated: true })
    .where(
      and(
        eq(learnAnswers.userId, userId),
        inArray(fact, [...facts]),
        eq(isRepeated, false),
        sql`exists (select from learn_answers earlier
          where earlier.user_id = ${learnAnswers.userId} and earlier.fact = ${fact} and earlier.phase = ${phase}
            and (earlier.answered_at, earlier.id) < (${answeredAt}, ${id}))`,
      ),
    );
}

/** Called after answers were deleted, because a later one may be the first now. */
export async function markAnswersAgain(tx: Db, userId: string, facts: readonly string[]): Promise<void> {
  await tx
    .update(learnAnswers)
    .set({ isRepeated: false })
    .where(and(eq(learnAnswers.userId, userId), inArray(learnAnswers.fact, [...facts]), learnAnswers.isRepeated));
  await markRepeatedAnswers(tx, userId, facts);
}
