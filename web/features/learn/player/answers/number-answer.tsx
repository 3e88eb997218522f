import { useId } from "react";
import { parseNumber } from "#core/domain/numbers/parse-number.ts";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Input } from "#web/ui/forms/input.tsx";
import type { AnswerProps } from "./answer-props.ts";

export function NumberAnswer({ question: { unit, answer: right }, isChecked, onChange }: AnswerProps<"number">) {
  const t = texts("learn");
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-bold">
        {t("answer.label")}
      </label>
      <div className="flex items-center gap-3">
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          className="max-w-40"
          disabled={isChecked}
          onChange={({ target }) => {
            const value = parseNumber(target.value);
            if (typeof value === "number" && Number.isFinite(value)) onChange(value);
          }}
        />
        <span className="text-muted-foreground">{unit}</span>
      </div>
      {isChecked && <p className="font-bold">{t("answer.is", { amount: formatAmount(right), unit })}</p>}
    </div>
  );
}
