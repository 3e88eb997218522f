import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { QuizPlate } from "#web/components/food/plates/quiz-plate.tsx";
import { formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type AnswerProps, listIn } from "./answer-props.ts";
import { Meter } from "./meter.tsx";

const MAX_PORTIONS = 9;

export function FillPortions({ question: { options, amounts, need, unit }, answer, isChecked, onChange }: AnswerProps<"fill">) {
  const t = texts("learn");
  const portions = listIn(
    answer,
    options.map(() => 0),
  );
  const sum = amounts.reduce((total, amount, place) => total + amount * (portions[place] ?? 0), 0);
  const add = (place: number, more: number) => onChange(portions.map((one, index) => (index === place ? one + more : one)));
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {options.map(({ text, food }, place) => (
          <li key={text} className="flex min-h-16 items-center gap-3 rounded-[1.25rem] border-2 border-input bg-card px-4 py-2">
            {food && <QuizPlate food={food} size={52} />}
            <span className="grid min-w-0 grow">
              <span className="font-bold">{text}</span>
              <span className="text-muted-foreground text-sm">
                {[food?.serving, isChecked && formatWithUnit(amounts[place] ?? 0, unit)].filter(Boolean).join(", ")}
              </span>
            </span>
            <IconButton label={t("answer.less", { food: text })} disabled={isChecked || !portions[place]} onClick={() => add(place, -1)}>
              <MinusIcon weight="bold" />
            </IconButton>
            <span className="w-5 text-center font-bold" aria-live="polite">
              {portions[place] ?? 0}
            </span>
            <IconButton
              label={t("answer.more", { food: text })}
              disabled={isChecked || (portions[place] ?? 0) >= MAX_PORTIONS}
              onClick={() => add(place, 1)}
            >
              <PlusIcon weight="bold" />
            </IconButton>
          </li>
        ))}
      </ul>
      {isChecked && <Meter label={t("answer.together")} amount={sum} full={need} unit={unit} />}
    </div>
  );
}
