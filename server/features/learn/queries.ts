import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lt, not, notInArray, sql } from "drizzle-orm";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { type LearnAnswerRow, type LearnFactRow, learnAnswers, learnFacts } from "#server/db/tables/learn.ts";
import { users } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";
import type { Memory } from "./schedule.ts";

export type AnswerInsert = Omit<LearnAnswerRow, "createdAt" | "isRepeated">;

const MAX_LOGGED = 300;

const prepared = statements((db) => ({
  loggedFoods: db
    .select({ foodId: diaryEntries.foodId })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.userId, sql.placeholder("userId")), gte(diaryEntries.loggedAt, sql.placeholder("since"))))
    .orderBy(desc(diaryEntries.loggedAt))
    .limit(MAX_LOGGED)
    .prepare("learn_logged_foods"),
  facts: db
    .select()
    .from(learnFacts)
    .where(eq(learnFacts.userId, sql.placeholder("userId")))
    .orderBy(asc(learnFacts.dueAt), asc(learnFacts.fact))
    .prepare("learn_facts"),
  answers: selectAnswerCounts(db).prepare("learn_answer_counts"),
  reviewed: db
    .select({ answers: count() })
    .from(learnAnswers)
    .where(
      and(
        eq(learnAnswers.userId, sql.placeholder("userId")),
        eq(learnAnswers.phase, "review"),
        gte(learnAnswers.answeredAt, sql.placeholder("start")),
        lt(learnAnswers.answeredAt, sql.placeholder("end")),
      ),
    )
    .prepare("learn_reviewed"),
}));

function selectAnswerCounts(db: Db) {
  const { fact, phase, lesson, isRight, answeredAt } = learnAnswers;
  const first = db
    .selectDistinctOn([fact, phase], { lesson, phase, isRight })
    .from(learnAnswers)
    .where(and(eq(learnAnswers.userId, sql.placeholder("userId")), inArray(phase, ["before", "after"]), not(learnAnswers.isRepeated)))
    .orderBy(fact, phase, asc(answeredAt))
    .as("first_answers");
  return db
    .select({
      lesson: first.lesson,
      phase: first.phase,
      right: sql<number>`cast(count(*) filter (where ${first.isRight}) as int)`,
      asked: count(),
    })
    .from(first)
    .groupBy(first.lesson, first.phase);
}

/** The foods that this person has logged since then, newest first, without duplicates. */
export async function listLoggedFoods(db: Db, userId: string, since: Date): Promise<string[]> {
  const rows = await prepared(db).loggedFoods.execute({ userId, since: since.toISOString() });
  return [...new Set(rows.map(({ foodId }) => foodId))];
}

export const listFacts = (db: Db, userId: string): Promise<LearnFactRow[]> => prepared(db).facts.execute({ userId });

/** When these facts are due again. */
export function listDue(db: Db, userId: string, facts: readonly string[]): Promise<{ fact: string; dueAt: Date }[]> {
  return db
    .select({ fact: learnFacts.fact, dueAt: learnFacts.dueAt })
    .from(learnFacts)
    .where(and(eq(learnFacts.userId, userId), inArray(learnFacts.fact, [...facts])));
}

export interface AnswerCount {
  lesson: string;
  phase: LearnAnswerRow["phase"];
  right: number;
  asked: number;
}

/** Counts only the first answer to each fact before and after the lesson, because repetitions say nothing about the lesson itself. */
export const countAnswers = (db: Db, userId: string): Promise<AnswerCount[]> => prepared(db).answers.execute({ userId });

export async function countReviewed(db: Db, userId: string, { start, end }: { start: Date; end: Date }): Promise<number> {
  const [row] = await prepared(db).reviewed.execute({ userId, start: start.toISOString(), end: end.toISOString() });
  return row?.answers ?? 0;
}

/** Keeps existing answers unchanged. Returns the ones that were new. */
export async function insertAnswers(tx: Db, answers: readonly AnswerInsert[]): Promise<{ fact: string }[]> {
  return tx
    .insert(learnAnswers)
    .values([...answers])
    .onConflictDoNothing()
    .returning({ fact: learnAnswers.fact });
}

/** Keeps the first answer, which shows where the person started, and the newest ones, which show what they remember. */
export async function deleteSurplusAnswers(tx: Db, userId: string, facts: readonly string[], newest: number): Promise<void> {
  const { id, fact, phase, answeredAt } = learnAnswers;
  const isTheirs = and(eq(learnAnswers.userId, userId), inArray(fact, [...facts]));
  const placed = tx
    .select({
      id,
      fromFirst: sql<number>`row_number() over (partition by ${fact}, ${phase} order by ${answeredAt}, ${id})`.as("from_first"),
      fromNewest: sql<number>`row_number() over (partition by ${fact}, ${phase} order by ${answeredAt} desc, ${id} desc)`.as("from_newest"),
    })
    .from(learnAnswers)
    .where(isTheirs)
    .as("placed");
  const surplus = tx
    .select({ id: placed.id })
    .from(placed)
    .where(and(gt(placed.fromFirst, 1), gt(placed.fromNewest, newest)));
  await tx.delete(learnAnswers).where(and(eq(learnAnswers.userId, userId), inArray(id, surplus)));
}

/** Only answers that count toward memory: a question before the lesson only shows where the person starts. */
export async function listAnswersTo(tx: Db, userId: string, facts: readonly string[]) {
  const { fact, isRight, answeredAt, phase, id } = learnAnswers;
  return tx
    .select({ fact, isRight, answeredAt })
    .from(learnAnswers)
    .where(and(eq(learnAnswers.userId, userId), inArray(fact, [...facts]), inArray(phase, ["after", "review"])))
    .orderBy(asc(answeredAt), asc(id));
}

export async function upsertFact(tx: Db, userId: string, fact: string, memory: Memory): Promise<void> {
  await tx
    .insert(learnFacts)
    .values({ userId, fact, ...memory })
    .onConflictDoUpdate({ target: [learnFacts.userId, learnFacts.fact], set: memory });
}

/**
 * Counts by lesson, only for lessons that enough people answered. Never identifies a person. Only a person's first answer to a question
 * counts, so that nobody can change the result by answering again and again.
 */
export async function listLessonCounts(db: Db, fewestPeople: number) {
  const { userId, lesson, fact, phase, isRight, answeredAt, id } = learnAnswers;
  const deletedAccounts = db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
  const first = db
    .selectDistinctOn([userId, fact, phase], { userId, lesson, phase, isRight })
    .from(learnAnswers)
    .where(and(inArray(phase, ["before", "after"]), not(learnAnswers.isRepeated), notInArray(userId, deletedAccounts)))
    .orderBy(userId, fact, phase, answeredAt, id)
    .as("first_answers");
  const people = sql<number>`cast(count(distinct ${first.userId}) as int)`;
  const right = sql<number>`cast(count(*) filter (where ${first.isRight}) as int)`;
  return db
    .select({ lesson: first.lesson, phase: first.phase, people, right, asked: count() })
    .from(first)
    .groupBy(first.lesson, first.phase)
    .having(sql`count(distinct ${first.userId}) >= ${fewestPeople}`);
}
