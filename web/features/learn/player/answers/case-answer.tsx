import { cn } from "#web/lib/class-names.ts";
import { AnswerOption } from "./answer-option.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { OptionNumber } from "./option-number.tsx";
import { useDigitKeys } from "./use-digit-keys.ts";

/** A scene in which every reply gets a kind answer and none is scored. */
export function CaseAnswer({ question: { ask, replies }, answer, isChecked, onChange }: AnswerProps<"case">) {
  useDigitKeys(replies.length, isChecked ? null : onChange);
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{ask}</legend>
      {replies.map(({ says, answer: kindAnswer }, place) => (
        <div key={says} className="grid gap-2">
          <AnswerOption
            isChosen={answer === place}
            isDisabled={isChecked}
            onChoose={() => onChange(place)}
            className={cn("font-bold", answer === place && "border-foreground bg-muted")}
          >
            <OptionNumber place={place} />
            {says}
          </AnswerOption>
          {isChecked && answer === place && <p className="text-pretty rounded-lg bg-muted p-4">{kindAnswer}</p>}
        </div>
      ))}
    </fieldset>
  );
}
