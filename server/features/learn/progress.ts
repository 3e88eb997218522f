import type * as z from "zod";
import { LESSONS } from "#core/content/learn/all-lessons.ts";
import type { Lesson } from "#core/content/learn/lesson.ts";
import type { LearnProgress, LessonProgress } from "#core/contracts/learn/learn.ts";
import { dayAt, dayBounds } from "#core/domain/calendar/calendar-day.ts";
import { findFact, lessonFacts, SCORED_FACTS } from "#core/domain/questions/facts.ts";
import type { LearnFactRow } from "#server/db/tables/learn.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { type AnswerCount, countAnswers, countReviewed, listFacts } from "./queries.ts";

const MAX_COMING_BACK = 5;
/** A lesson earns one seed for being answered, one for being remembered after a night, and one after a week. */
const REMEMBERED_AFTER_DAYS = 1;
const STICKS_AFTER_DAYS = 7;

export async function readProgress(db: Db, userId: string, tz: string): Promise<z.output<typeof LearnProgress>> {
  const today = dayBounds(dayAt(new Date(), tz), tz);
  const [facts, counts] = await Promise.all([listFacts(db, userId), countAnswers(db, userId)]);
  // Only facts that were learned are reviewed. Every page reads this, so users who have not learned any are spared the statement.
  const answeredToday = facts.length === 0 ? 0 : await countReviewed(db, userId, today);
  const scored = facts.filter(({ fact }) => findFact(fact)?.isScored);
  const byLesson = groupByLesson(scored);
  return {
    knownFacts: scored.filter(({ isKnown }) => isKnown).length,
    allFacts: SCORED_FACTS.length,
    dueToday: scored.filter(({ dueAt }) => dueAt < today.end).length,
    answeredToday,
    lessons: LESSONS.flatMap((lesson) => lessonProgress(lesson, byLesson.get(lesson) ?? [], counts) ?? []),
    comingBack: comingBack(scored, today.end),
  };
}

function groupByLesson(facts: readonly LearnFactRow[]): Map<Lesson, LearnFactRow[]> {
  const byLesson = new Map<Lesson, LearnFactRow[]>();
  for (const row of facts) {
    const lesson = findFact(row.fact)?.lesson;
    if (lesson) byLesson.set(lesson, [...(byLesson.get(lesson) ?? []), row]);
  }
  return byLesson;
}

/** Returns undefined if nothing has been answered yet. */
function lessonProgress(lesson: Lesson, own: readonly LearnFactRow[], counts: readonly AnswerCount[]): LessonProgress | undefined {
  const counted = (phase: AnswerCount["phase"]) => {
    const found = counts.find((one) => one.lesson === lesson.slug && one.phase === phase);
    return { right: found?.right ?? 0, asked: found?.asked ?? 0 };
  };
  const [before, after] = [counted("before"), counted("after")];
  if (own.length === 0 && before.asked === 0) return undefined;
  return {
    slug: lesson.slug,
    seeds: countSeeds(own),
    known: own.filter(({ isKnown }) => isKnown).length,
    facts: lessonFacts(lesson).filter(({ isScored }) => isScored).length,
    before,
    after,
  };
}

function countSeeds(facts: readonly LearnFactRow[]): number {
  const longestGapDays = Math.max(-1, ...facts.map((fact) => fact.longestGapDays));
  if (longestGapDays >= STICKS_AFTER_DAYS) return 3;
  if (longestGapDays >= REMEMBERED_AFTER_DAYS) return 2;
  return facts.length > 0 ? 1 : 0;
}

/** Each lesson once, with the date of its fact that is due first. */
function comingBack(scored: readonly LearnFactRow[], endOfToday: Date): z.output<typeof LearnProgress>["comingBack"] {
  const byLesson = new Map<string, { lesson: string; title: string; dueAt: Date }>();
  for (const { fact, dueAt } of scored) {
    const lesson = findFact(fact)?.lesson;
    if (lesson && dueAt >= endOfToday && !byLesson.has(lesson.slug))
      byLesson.set(lesson.slug, { lesson: lesson.slug, title: lesson.title, dueAt });
  }
  return [...byLesson.values()].slice(0, MAX_COMING_BACK);
}
