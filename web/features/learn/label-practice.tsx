import { useState } from "react";
import type { LabelLab } from "#core/contracts/learn/learn-labs.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { QuestionStep } from "./player/question-step.tsx";

/** Exercises about %DV, and claims to check against the figures. */
export function LabelPractice({ questions }: { questions: LabelLab["questions"] }) {
  const t = texts("labs");
  const isCalm = useIsCalm();
  const [place, setPlace] = useState(0);
  const practiced = isCalm
    ? questions.filter(({ given: inputs, figures: amounts }) => !JSON.stringify([inputs, amounts]).includes(" g"))
    : questions;
  const question = practiced[place % practiced.length];
  if (!question) return <EmptyState title={t("practice.none")}>{t("practice.noneText")}</EmptyState>;
  return (
    <Card className="mx-auto max-w-2xl">
      <QuestionStep
        key={place}
        current={{ fact: "", lesson: "", lessonTitle: "", question }}
        label={t("practice.label")}
        onAnswered={() => undefined}
        onContinue={() => setPlace(place + 1)}
      />
    </Card>
  );
}
