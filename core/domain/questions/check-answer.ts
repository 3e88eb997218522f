import type { Question } from "./question.ts";

/** The index of an option, an order or a bin for every option, a number, or the portions of each option. */
export type Answer = number | readonly number[];

/** Returns undefined for a scene, which is not scored. */
export function isRight(question: Question, answer: Answer): boolean | undefined {
  switch (question.form) {
    case "choice":
      return answer === question.answer;
    case "order":
    case "sort":
      return Array.isArray(answer) && answer.length === question.answer.length && question.answer.every((place, i) => answer[i] === place);
    case "number":
    case "slider":
      return typeof answer === "number" && Math.abs(answer - question.answer) <= question.tolerance + 1e-9;
    case "fill": {
      if (!Array.isArray(answer)) return false;
      const sum = question.amounts.reduce((total, amount, i) => total + amount * (answer[i] ?? 0), 0);
      return sum >= question.need && sum <= question.most;
    }
    case "case":
      return undefined;
  }
}
