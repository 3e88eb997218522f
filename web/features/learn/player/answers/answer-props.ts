import type { Answer } from "#core/domain/questions/check-answer.ts";
import type { Question, QuestionOf } from "#core/domain/questions/question.ts";

export interface AnswerProps<Form extends Question["form"]> {
  question: QuestionOf<Form>;
  answer: Answer | undefined;
  isChecked: boolean;
  onChange: (answer: Answer) => void;
}

/** Marks an option in the answer list that the user has not sorted yet. */
export const UNSORTED = -1;

/** Returns a list answer, or `start` if the user has not answered yet. */
export const listIn = (answer: Answer | undefined, start: readonly number[]): readonly number[] =>
  answer === undefined || typeof answer === "number" ? start : answer;
