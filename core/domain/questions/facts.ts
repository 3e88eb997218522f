import { findLesson, LESSONS } from "#core/content/learn/all-lessons.ts";
import type { Lesson } from "#core/content/learn/lesson.ts";
import { isCalmPlan, MISCONCEPTION, type PlanId } from "./make-question.ts";

/** Something to remember: the subject of one question in a lesson. */
export interface Fact {
  /** Such as 'iron/two-kinds/sort'. It stays the same as long as the card and the kind of question do. */
  id: string;
  lesson: Lesson;
  planId: PlanId;
  /** Whether it may be asked in calm mode. */
  isCalm: boolean;
  /** A scene has kind answers but no right one, so it is shown in its lesson and never reviewed. */
  isScored: boolean;
}

const ENERGY_WORD = /calorie|kcal/i;

function makeFacts(lesson: Lesson): Fact[] {
  const { slug, misconception: said } = lesson;
  const isCalm = !ENERGY_WORD.test(`${said.says} ${said.truth} ${said.why}`);
  const misconception: Fact = { id: `${slug}/${MISCONCEPTION}`, lesson, planId: MISCONCEPTION, isCalm, isScored: true };
  const planned = lesson.questions.map((plan, planId): Fact => {
    const { kind, card } = plan;
    return { id: `${slug}/${card}/${kind}`, lesson, planId, isCalm: isCalmPlan(plan), isScored: kind !== "case" };
  });
  return [misconception, ...planned];
}

const factsByLesson = new Map(LESSONS.map((lesson) => [lesson, makeFacts(lesson)]));
export const lessonFacts = (lesson: Lesson): readonly Fact[] => factsByLesson.get(lesson) ?? makeFacts(lesson);

/** @internal Only tests use it from outside. */
export const ALL_FACTS: readonly Fact[] = LESSONS.flatMap(lessonFacts);

/** The facts that can be reviewed. */
export const SCORED_FACTS: readonly Fact[] = ALL_FACTS.filter(({ isScored }) => isScored);

const factsById = new Map(ALL_FACTS.map((fact) => [fact.id, fact]));
export const findFact = (id: string): Fact | undefined => factsById.get(id);

/** Two facts are asked before the cards: the misconception and the first scored question of the lesson. */
export const factsBefore = (slug: string): Fact[] =>
  factsAfter(slug)
    .filter(({ isScored }) => isScored)
    .slice(0, 2);

export function factsAfter(slug: string): readonly Fact[] {
  const lesson = findLesson(slug);
  return lesson ? lessonFacts(lesson) : [];
}
