import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { LightbulbIcon } from "@phosphor-icons/react/dist/csr/Lightbulb";
import type { Question } from "#core/domain/questions/question.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Meter } from "./answers/meter.tsx";

interface WhyPanelProps {
  question: Question;
  isRight: boolean;
  /** Tells when the question is asked again. */
  again?: string | undefined;
}

/** Shows whether the answer is right, with the reason, the figures and the source. It never looks like an error. */
export function WhyPanel({ question: { why, figures: amounts, source, form }, isRight, again }: WhyPanelProps) {
  const full = Math.max(...amounts.map(({ amount }) => amount), 0);
  return (
    <div className={cn("grid gap-3 rounded-xl p-5", isRight ? "bg-success-soft" : "bg-sun-soft")}>
      <p className={cn("flex items-center gap-2 font-bold font-display text-xl", isRight ? "text-score-high-ink" : "text-sun-ink")}>
        {isRight ? (
          <CheckCircleIcon weight="fill" size={24} aria-hidden="true" />
        ) : (
          <LightbulbIcon weight="fill" size={24} aria-hidden="true" />
        )}
        {texts("learn")(isRight ? "why.right" : form === "order" ? "why.nearly" : "why.notQuite")}
      </p>
      <p className="text-pretty">{why}</p>
      {amounts.map(({ label, amount, unit }) => (
        <Meter key={label} label={label} amount={amount} full={full} unit={unit} />
      ))}
      <p className="text-xs">{source}</p>
      {again && (
        <p className="flex items-center gap-2 font-semibold text-[0.9375rem]">
          <CalendarBlankIcon size={20} aria-hidden="true" className="shrink-0" />
          {again}
        </p>
      )}
    </div>
  );
}
