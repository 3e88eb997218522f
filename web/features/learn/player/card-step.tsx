import type { CardResponse } from "#core/contracts/learn/learn.ts";
import { Step } from "./step.tsx";

interface CardStepProps {
  card: CardResponse;
  onContinue: () => void;
  onBack?: (() => void) | undefined;
}

export function CardStep({ card: { title, text, sources }, onContinue, onBack }: CardStepProps) {
  return (
    <Step title={title} action="Continue" onAction={onContinue} onBack={onBack}>
      <p className="text-pretty text-lg">{text}</p>
      <p className="text-muted-foreground text-xs">Source: {sources.map(({ title: name, year }) => `${name}, ${year}`).join("; ")}</p>
    </Step>
  );
}
