import { useId } from "react";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { type AnswerProps, listIn, UNSORTED } from "./answer-props.ts";

/** Each option has one button per bin next to it. The answer is complete once all options are sorted. */
export function SortAnswer({ question: { bins, options, answer: right }, answer, isChecked, onChange }: AnswerProps<"sort">) {
  const id = useId();
  const chosen = listIn(
    answer,
    options.map(() => UNSORTED),
  );
  const put = (place: number, bin: number) => onChange(chosen.map((one, index) => (index === place ? bin : one)));
  return (
    <ul className="grid gap-3">
      {options.map(({ text }, place) => (
        <li key={text}>
          <fieldset className="grid gap-2 rounded-[1.25rem] border-2 border-input bg-card p-4">
            <legend className="sr-only">{text}</legend>
            <span className="font-bold" aria-hidden="true">
              {text}
            </span>
            <span className="flex flex-wrap gap-2">
              {bins.map((bin, index) => (
                <label
                  key={bin}
                  className={cn(
                    "relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-border px-4 font-bold text-sm has-focus-visible:outline-3 has-focus-visible:outline-ring",
                    chosen[place] === index && !isChecked && "border-ink bg-ink text-ink-foreground",
                    isChecked && right[place] === index && "border-success",
                    isChecked && chosen[place] === index && right[place] !== index && "border-input border-dashed",
                  )}
                >
                  <input
                    type="radio"
                    name={`${id}${place}`}
                    className="absolute inset-0 cursor-pointer opacity-0"
                    checked={chosen[place] === index}
                    disabled={isChecked}
                    onChange={() => put(place, index)}
                  />
                  {bin}
                  {isChecked && chosen[place] === index && (
                    <Badge tone={right[place] === index ? "success" : "neutral"}>{texts("learn")("answer.yourPick")}</Badge>
                  )}
                </label>
              ))}
            </span>
          </fieldset>
        </li>
      ))}
    </ul>
  );
}
