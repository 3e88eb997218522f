import type { LessonResponse } from "#core/contracts/learn/learn.ts";

/** The lesson in the words for calm mode, where it has them. */
export function toCalmLesson(lesson: LessonResponse): LessonResponse {
  const { goal, calmGoal, cards, misconception, interactive } = lesson;
  return {
    ...lesson,
    goal: calmGoal ?? goal,
    cards: cards.map((card) => ({ ...card, title: card.calmTitle ?? card.title, text: card.calmText ?? card.text })),
    misconception: { says: misconception.calmSays ?? misconception.says, truth: misconception.calmTruth ?? misconception.truth },
    interactive: { ...interactive, text: interactive.calmText ?? interactive.text },
  };
}
