import type { PersonalExport } from "#core/contracts/export-format.ts";
import { NEWEST_ANSWERS_KEPT } from "#core/domain/questions/limits.ts";

type Answer = PersonalExport["learnAnswers"][number];

export const toQuestion = ({ fact, phase }: Pick<Answer, "fact" | "phase">): string => `${phase} ${fact}`;

/** Of each question, keeps what Learn itself keeps: the first answer, followed by the newest ones, the newest first. */
export function keepAnswers(answers: readonly Answer[]): Answer[] {
  const byQuestion = new Map<string, Answer[]>();
  for (const answer of answers) {
    const given = byQuestion.get(toQuestion(answer));
    if (given) given.push(answer);
    else byQuestion.set(toQuestion(answer), [answer]);
  }
  return [...byQuestion.values()].flatMap((given) => {
    const [first, ...others] = given.toSorted((one, other) => Date.parse(one.answeredAt) - Date.parse(other.answeredAt));
    return first ? [first, ...others.reverse().slice(0, NEWEST_ANSWERS_KEPT)] : [];
  });
}
