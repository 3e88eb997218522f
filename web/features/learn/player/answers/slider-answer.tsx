import { formatAmount, formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import type { AnswerProps } from "./answer-props.ts";
import { RangeSlider } from "./range-slider.tsx";

export function SliderAnswer({ question: { ask, unit, max, step, answer: right }, answer, isChecked, onChange }: AnswerProps<"slider">) {
  const value = typeof answer === "number" ? answer : max / 2;
  return (
    <div className="grid gap-2">
      <p className="font-black font-display text-4xl">
        {formatAmount(value)} <span className="text-lg text-muted-foreground">{unit}</span>
      </p>
      <RangeSlider
        label={ask}
        valueText={formatWithUnit(value, unit)}
        value={value}
        max={max}
        step={step}
        isDisabled={isChecked}
        truth={isChecked ? right : undefined}
        onChange={onChange}
      />
      {isChecked && <p className="font-bold">{texts("learn")("answer.is", { amount: formatAmount(right), unit })}</p>}
    </div>
  );
}
