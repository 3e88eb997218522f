import type { CardResponse } from "#core/contracts/learn/learn.ts";
import { texts } from "#web/texts/texts.ts";
import { nameSource } from "./name-source.ts";
import { Step } from "./step.tsx";

interface CardStepProps {
  card: CardResponse;
  onContinue: () => void;
  onBack?: (() => void) | undefined;
}

export function CardStep({ card: { title, text, sources }, onContinue, onBack }: CardStepProps) {
  const names = sources.map(nameSource).join("; ");
  return (
    <Step title={title} action="continue" onAction={onContinue} onBack={onBack}>
      <p className="text-pretty text-lg">{text}</p>
      <p className="text-muted-foreground text-xs">{texts("learn")("player.source", { sources: names })}</p>
    </Step>
  );
}
