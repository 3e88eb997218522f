import type { LabLine } from "#core/contracts/learn/learn-labs.ts";
import { MISSING } from "#web/lib/format/amounts.ts";
import { findMeaning } from "./label-meanings.ts";

/** What a line of the label is about, and how to read its figure. */
export function LineMeaning({ line, serving }: { line: LabLine; serving: string }) {
  const { name, amount, percent, dailyValue } = line;
  return (
    <div className="grid gap-3">
      {amount !== MISSING && (
        <p>
          <b className="font-display text-4xl leading-none">{amount}</b> <span className="text-muted-foreground">in {serving}</span>
        </p>
      )}
      {percent !== null && dailyValue !== null && <DayBar percent={percent} dailyValue={dailyValue} />}
      <p className="text-pretty">
        <b>What it is.</b> {findMeaning(name)}
      </p>
      <p className="text-pretty">
        <b>On this label.</b> {describeReading(line)}
      </p>
    </div>
  );
}

/** The FDA's rule for reading the percents of a label. */
const LOW_PERCENT = 5;
const HIGH_PERCENT = 20;

function describeReading({ amount, percent, dailyValue }: Pick<LabLine, "amount" | "percent" | "dailyValue">): string {
  if (amount === MISSING) return "Our source has no figure for it. A package can tell you.";
  if (percent === null || dailyValue === null) return "It has no percent here, because labels need not give one for it.";
  const rule = `${LOW_PERCENT}% or less is low, ${HIGH_PERCENT}% or more is high (FDA, 2016).`;
  if (percent <= LOW_PERCENT) return `${percent}% counts as low. ${rule}`;
  return percent >= HIGH_PERCENT ? `${percent}% counts as high. ${rule}` : `${percent}% is in between. ${rule}`;
}

/** The share of one day's value, with the marks for low and high. */
function DayBar({ percent, dailyValue }: { percent: number; dailyValue: string }) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-bold">{percent}% of a day’s value</p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-3.5 w-full rounded-full bg-muted">
        <rect width={Math.min(percent, 100)} height="4" className="fill-foreground" />
        <rect x={LOW_PERCENT} width="0.4" height="4" className="fill-input" />
        <rect x={HIGH_PERCENT} width="0.4" height="4" className="fill-input" />
      </svg>
      <p aria-hidden="true" className="relative h-5 text-muted-foreground">
        <span className="absolute left-[5%] -translate-x-1/2">{LOW_PERCENT}%</span>
        <span className="absolute left-[20%] -translate-x-1/2">{HIGH_PERCENT}%</span>
        <span className="absolute right-0">{dailyValue}</span>
      </p>
    </div>
  );
}
