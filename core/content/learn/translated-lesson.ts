import type { LANGUAGES } from "#core/texts/languages.ts";
import type { Interactive, Lesson, LessonCard, QuestionPlan } from "./lesson.ts";

type Without<Variant, Key extends PropertyKey> = Variant extends unknown ? Omit<Variant, Key> : never;

/** What is the same in every language. */
export interface LessonData extends Omit<Lesson, "title" | "goal" | "calmGoal" | "cards" | "misconception" | "interactive" | "questions"> {
  cards: Omit<LessonCard, "title" | "calmTitle" | "text" | "calmText">[];
  misconception: Pick<Lesson["misconception"], "card">;
  interactive: Without<Interactive, "sentences">;
  questions: Without<QuestionPlan, "why" | "scene" | "replies">[];
}

type QuestionTexts = { why: string } | { scene: string; replies: { says: string; answer: string }[] };

/** A lesson's texts in one language: those of cards by the card's id, those of questions in their order. */
export interface LessonTexts extends Pick<Lesson, "title" | "goal" | "calmGoal"> {
  cards: Record<string, Pick<LessonCard, "title" | "calmTitle" | "text" | "calmText">>;
  misconception: Omit<Lesson["misconception"], "card">;
  interactive: Omit<Lesson["interactive"], "shows"> & { sentences?: string[] };
  questions: QuestionTexts[];
}

export interface TranslatedLesson {
  data: LessonData;
  texts: Record<(typeof LANGUAGES)[number], LessonTexts>;
}

export function joinLesson({ data, texts }: TranslatedLesson, language: keyof TranslatedLesson["texts"]): Lesson {
  const { cards, misconception, interactive, questions, ...title } = texts[language];
  const { sentences, ...interactiveTexts } = interactive;
  // Safe to cast: a test checks every lesson in every language against the schema, and that no text belongs to nothing.
  return {
    ...data,
    ...title,
    cards: data.cards.map((card) => ({ ...card, ...cards[card.id] })),
    misconception: { ...data.misconception, ...misconception },
    interactive: { ...interactiveTexts, shows: { ...data.interactive, ...(sentences && { sentences }) } },
    questions: data.questions.map((question, index) => ({ ...question, ...questions[index] })),
  } as Lesson;
}
