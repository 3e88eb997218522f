import { createEmptyCard, fsrs, Rating } from "ts-fsrs";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import type { LearnAnswerRow, LearnFactRow } from "#server/db/tables/learn.ts";

/** No steps of minutes, so that a question is asked at most once a day. No random variation, so that two devices get the same schedule. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 });

type AnswerRecord = Pick<LearnAnswerRow, "isRight" | "answeredAt">;
export type Memory = Omit<LearnFactRow, "userId" | "fact">;

/** Calculates the memory of a fact from all answers to it, in the order they were given. Returns undefined without answers. */
export function remember(answers: readonly AnswerRecord[]): Memory | undefined {
  const [first] = answers;
  if (!first) return undefined;
  let card = createEmptyCard(first.answeredAt);
  let longestGapDays = 0;
  let last = first;
  for (const answer of answers) {
    const gapDays = Math.floor((answer.answeredAt.getTime() - last.answeredAt.getTime()) / DAY_MS);
    if (answer.isRight) longestGapDays = Math.max(longestGapDays, gapDays);
    card = scheduler.next(card, answer.answeredAt, answer.isRight ? Rating.Good : Rating.Again).card;
    last = answer;
  }
  return {
    dueAt: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    repetitions: card.reps,
    lapses: card.lapses,
    isKnown: last.isRight,
    longestGapDays,
    answeredAt: last.answeredAt,
  };
}
