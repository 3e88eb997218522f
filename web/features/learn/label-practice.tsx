import { useState } from "react";
import type { LabelLab } from "#core/contracts/learn/learn-labs.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { QuestionStep } from "./player/question-step.tsx";

/** Exercises about %DV, and claims to check against the figures. */
export function LabelPractice({ questions }: { questions: LabelLab["questions"] }) {
  const isCalm = useIsCalm();
  const [place, setPlace] = useState(0);
  const practiced = isCalm
    ? questions.filter(({ given: inputs, figures: amounts }) => !JSON.stringify([inputs, amounts]).includes(" g"))
    : questions;
  const question = practiced[place % practiced.length];
  if (!question) return <EmptyState title="No questions here yet">Read a label instead: every line has something to tell.</EmptyState>;
  return (
    <Card className="mx-auto max-w-2xl">
      <QuestionStep
        key={place}
        current={{ fact: "", lesson: "", lessonTitle: "", question }}
        label="Check it against the figures"
        onAnswered={() => undefined}
        onContinue={() => setPlace(place + 1)}
      />
    </Card>
  );
}
