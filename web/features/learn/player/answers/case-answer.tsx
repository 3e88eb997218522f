import { cn } from "#web/lib/class-names.ts";
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
          <label
            className={cn(
              "relative flex min-h-14 cursor-pointer items-center gap-3 rounded-[1.25rem] border-2 border-input bg-card px-4 py-3 font-bold has-focus-visible:outline-3 has-focus-visible:outline-ring",
              answer === place && "border-foreground bg-muted",
            )}
          >
            <input
              type="radio"
              name="reply"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={answer === place}
              disabled={isChecked}
              onChange={() => onChange(place)}
            />
            <OptionNumber place={place} />
            {says}
          </label>
          {isChecked && answer === place && <p className="text-pretty rounded-lg bg-muted p-4">{kindAnswer}</p>}
        </div>
      ))}
    </fieldset>
  );
}
