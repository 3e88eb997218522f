import type { PersonalExport } from "#core/contracts/export-format.ts";
import { MAX_STORED_ANSWERS } from "#core/domain/questions/limits.ts";

type Answer = PersonalExport["learnAnswers"][number];

export const toQuestion = ({ fact, phase }: Pick<Answer, "fact" | "phase">): string => `${phase} ${fact}`;

/** Of each question, keeps what Learn itself keeps: the first answer, followed by the newest ones, the newest first. */
export function keepAnswers(answers: readonly Answer[]): Answer[] {
  const byQuestion = new Map<string, Answer[]>();
  for (const answer of answers) {
    const answers = byQuestion.get(toQuestion(answer));
    if (answers) answers.push(answer);
    else byQuestion.set(toQuestion(answer), [answer]);
  }
  return [...byQuestion.values()].flatMap((answers) => {
    const [first, ...others] = answers.toSorted((a, b) => Date.parse(a.answeredAt) - Date.parse(b.answeredAt));
    return first ? [first, ...others.reverse().slice(0, MAX_STORED_ANSWERS)] : [];
  });
}
