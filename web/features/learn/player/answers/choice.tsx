import { QuizPlate } from "#web/components/food/plates/quiz-plate.tsx";
import { cn } from "#web/lib/class-names.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { OptionNumber } from "./option-number.tsx";
import { useDigitKeys } from "./use-digit-keys.ts";

/** Uses native radio buttons, so that arrow keys, space and screen readers work without extra code. */
export function Choice({ question: { ask, options, answer: right }, answer, isChecked, onChange }: AnswerProps<"choice">) {
  useDigitKeys(options.length, isChecked ? null : onChange);
  const hasPlates = options.some(({ food }) => food) && options.length <= 4;
  return (
    <fieldset className={cn("grid gap-3", hasPlates && "grid-cols-2")}>
      <legend className="sr-only">{ask}</legend>
      {options.map(({ text, food }, place) => (
        <label
          key={text}
          className={cn(
            "relative flex min-h-14 cursor-pointer items-center gap-3 rounded-[1.25rem] border-2 border-input bg-card px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
            food && "flex-col justify-center text-center",
            answer === place && !isChecked && "border-foreground bg-muted",
            isChecked && place === right && "border-success",
            isChecked && place === answer && place !== right && "border-dashed",
          )}
        >
          <input
            type="radio"
            name="answer"
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={answer === place}
            disabled={isChecked}
            onChange={() => onChange(place)}
          />
          {food && <QuizPlate food={food} size={84} />}
          {!food && <OptionNumber place={place} />}
          <span className="grid">
            <span className="font-bold">{text}</span>
            {food && <span className="text-muted-foreground text-sm">{food.serving}</span>}
          </span>
          {isChecked && place === right && <Badge tone="success">{answer === right ? "You got it" : "This one"}</Badge>}
          {isChecked && place === answer && place !== right && <Badge>Your pick</Badge>}
        </label>
      ))}
    </fieldset>
  );
}
