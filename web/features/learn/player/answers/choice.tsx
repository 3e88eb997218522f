import { QuizPlate } from "#web/components/food/plates/quiz-plate.tsx";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { AnswerOption } from "./answer-option.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { OptionNumber } from "./option-number.tsx";
import { useDigitKeys } from "./use-digit-keys.ts";

/** A question with one right option. With up to four pictures of foods, the options form two columns. */
export function Choice({ question: { ask, options, answer: right }, answer, isChecked, onChange }: AnswerProps<"choice">) {
  const t = texts("learn");
  useDigitKeys(options.length, isChecked ? null : onChange);
  const hasPlates = options.some(({ food }) => food) && options.length <= 4;
  return (
    <fieldset className={cn("grid gap-3", hasPlates && "grid-cols-2")}>
      <legend className="sr-only">{ask}</legend>
      {options.map(({ text, food }, place) => (
        <AnswerOption
          key={text}
          isChosen={answer === place}
          isDisabled={isChecked}
          onChoose={() => onChange(place)}
          className={cn(
            food && "flex-col justify-center text-center",
            answer === place && !isChecked && "border-foreground bg-muted",
            isChecked && place === right && "border-success",
            isChecked && place === answer && place !== right && "border-dashed",
          )}
        >
          {food && <QuizPlate food={food} size={84} />}
          {!food && <OptionNumber place={place} />}
          <span className="grid">
            <span className="font-bold">{text}</span>
            {food && <span className="text-muted-foreground text-sm">{food.serving}</span>}
          </span>
          {isChecked && place === right && <Badge tone="success">{t(answer === right ? "answer.right" : "answer.this")}</Badge>}
          {isChecked && place === answer && place !== right && <Badge>{t("answer.yourPick")}</Badge>}
        </AnswerOption>
      ))}
    </fieldset>
  );
}
