import type { ReactNode } from "react";
import type { LabLine } from "#core/contracts/learn/learn-labs.ts";
import { MISSING } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { describeMeaning } from "./label-meanings.ts";

/** What a line of the label is about, and how to read its figure. */
export function LineMeaning({ line, serving }: { line: LabLine; serving: string }) {
  const t = texts("labs");
  const { name, amount, percent, dailyValue } = line;
  const b = (text: ReactNode) => <b>{text}</b>;
  return (
    <div className="grid gap-3">
      {amount !== MISSING && (
        <p>
          {t.rich("line.amount", {
            amount,
            serving,
            b: (text) => <b className="font-display text-4xl leading-none">{text}</b>,
            muted: (text) => <span className="text-muted-foreground">{text}</span>,
          })}
        </p>
      )}
      {percent !== null && dailyValue !== null && <DayBar percent={percent} dailyValue={dailyValue} />}
      <p className="text-pretty">{t.rich("line.meaning", { b, meaning: describeMeaning(name) })}</p>
      <p className="text-pretty">{t.rich("line.reading", { b, reading: describeReading(line) })}</p>
    </div>
  );
}

/** The FDA's rule for reading the percents of a label. */
const LOW_PERCENT = 5;
const HIGH_PERCENT = 20;

function describeReading({ amount, percent, dailyValue }: Pick<LabLine, "amount" | "percent" | "dailyValue">): string {
  const t = texts("labs");
  if (amount === MISSING) return t("reading.unknown");
  if (percent === null || dailyValue === null) return t("reading.noPercent");
  const level = percent <= LOW_PERCENT ? "low" : percent >= HIGH_PERCENT ? "high" : "between";
  return t(`reading.${level}`, { share: percent / 100, low: LOW_PERCENT / 100, high: HIGH_PERCENT / 100 });
}

/** The share of one day's value, with the marks for low and high. */
function DayBar({ percent, dailyValue }: { percent: number; dailyValue: string }) {
  const t = texts("labs");
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-bold">{t("line.share", { share: percent / 100 })}</p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-3.5 w-full rounded-full bg-muted">
        <rect width={Math.min(percent, 100)} height="4" className="fill-foreground" />
        <rect x={LOW_PERCENT} width="0.4" height="4" className="fill-input" />
        <rect x={HIGH_PERCENT} width="0.4" height="4" className="fill-input" />
      </svg>
      <p aria-hidden="true" className="relative h-5 text-muted-foreground">
        <span className="absolute start-[5%] -translate-x-1/2 rtl:translate-x-1/2">{t("percent", { share: LOW_PERCENT / 100 })}</span>
        <span className="absolute start-[20%] -translate-x-1/2 rtl:translate-x-1/2">{t("percent", { share: HIGH_PERCENT / 100 })}</span>
        <span className="absolute end-0">{dailyValue}</span>
      </p>
    </div>
  );
}
