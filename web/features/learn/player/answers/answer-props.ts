import type { Answer } from "#core/domain/questions/check-answer.ts";
import type { Question, QuestionOf } from "#core/domain/questions/question.ts";

export interface AnswerProps<Form extends Question["form"]> {
  question: QuestionOf<Form>;
  answer: Answer | undefined;
  isChecked: boolean;
  onChange: (answer: Answer) => void;
}

/** In a list of places: nothing chosen yet. */
export const UNSORTED = -1;

/** Places and counts come as a list; one that is missing has its start. */
export const listIn = (answer: Answer | undefined, start: readonly number[]): readonly number[] =>
  answer === undefined || typeof answer === "number" ? start : answer;
