import type { CSSProperties } from "react";
import type { DailyNeed, NeededNutrient } from "#core/domain/needs/needs.ts";
import { HIGH_FROM_PERCENT } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { ALL_NUTRIENTS } from "#core/domain/nutrients/nutrients.ts";
import { toPercent } from "#core/domain/nutrients/proportions.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatAmount, formatPercent, formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";

export interface NutrientBar {
  nutrient: NeededNutrient;
  amount: number | null;
  /** Undefined if there is no recommendation, as for sugar. */
  need?: DailyNeed | undefined;
  /** The most that a day may hold at the reader's age, if the amount is over it. */
  exceededLimit?: number | undefined;
}

/** The nutrients of which the texts say what the body uses them for. */
const USED = [
  "protein",
  "fiber",
  "vitaminAUg",
  "vitaminCMg",
  "vitaminDUg",
  "vitaminEMg",
  "vitaminKUg",
  "thiaminMg",
  "riboflavinMg",
  "niacinMg",
  "vitaminB6Mg",
  "folateUg",
  "vitaminB12Ug",
  "calciumMg",
  "ironMg",
  "magnesiumMg",
  "phosphorusMg",
  "potassiumMg",
  "zincMg",
] as const satisfies readonly NeededNutrient[];

/** What the body uses the nutrient for, short enough to follow a figure. */
export function describeUse(nutrient: NeededNutrient): string | undefined {
  const used = USED.find((one) => one === nutrient);
  return used && texts("charts")(`use.${used}`);
}

interface NutrientBarsProps {
  bars: readonly NutrientBar[];
  /** Marks which figures are Daily Values, if the others are the user's own needs. */
  marksDailyValues?: boolean;
  /** Marks high amounts, which is useful for one food but not for a whole day. */
  marksHigh?: boolean;
}

/** Shows the share of the daily needs that an amount of food covers. A bar ends at 100%, but the figure shows more, up to an upper limit. */
export function NutrientBars({ bars, marksDailyValues = false, marksHigh = true }: NutrientBarsProps) {
  return (
    <ul className="grid gap-3.5">
      {bars.map((bar) => (
        <Bar key={bar.nutrient} {...bar} isMarked={marksDailyValues && bar.need?.kind === "DV"} marksHigh={marksHigh} />
      ))}
    </ul>
  );
}

interface BarProps extends NutrientBar {
  isMarked: boolean;
  marksHigh: boolean;
}

function Bar({ nutrient, amount, need, exceededLimit, isMarked, marksHigh }: BarProps) {
  const t = texts("charts");
  // For sodium, the relevant value is the upper limit.
  const limit = need && nutrient === "sodium" ? (need.reduceAbove ?? need.amount) : undefined;
  const percent = toPercent(amount, limit ?? need?.amount);
  const isHigh = marksHigh && percent !== undefined && percent >= HIGH_FROM_PERCENT;
  if (!need) return <Plain nutrient={nutrient} amount={amount} />;
  const isOver = exceededLimit !== undefined;
  return (
    <li className="grid grid-cols-[5.5rem_1fr_auto] items-center gap-x-3">
      <span className="font-semibold text-[0.9375rem]">{shortLabel(nutrient)}</span>
      <span aria-hidden="true" className="block h-2.5 overflow-hidden rounded-full bg-track">
        {percent !== undefined && percent > 0 && (
          <span
            // A custom property, because a style attribute would override the initial width of the bar.
            style={{ "--share": `${Math.min(percent, 100)}%` } as CSSProperties}
            className={cn(
              "block h-full w-(--share) min-w-1 rounded-full transition-[width] duration-700 ease-glide starting:w-0",
              isOver ? "bg-muted-foreground" : "bg-score-high",
            )}
          />
        )}
      </span>
      <span className="min-w-12 text-end font-bold font-display leading-snug">
        {isOver ? t("bar.over") : formatPercent(percent, HIGH_FROM_PERCENT)}
      </span>
      <span className="col-span-2 col-start-2 flex justify-between gap-3 text-muted-foreground text-sm">
        <span className="text-pretty">
          {isOver
            ? t("bar.overText", { amount: formatAmount(amount), limit: formatAmount(exceededLimit), unit: need.unit })
            : describeAmount({ nutrient, amount: formatAmount(amount), need, limit, isMarked })}
        </span>
        {isHigh && !isOver && <span className="font-bold text-score-high-ink">{t("bar.high")}</span>}
      </span>
    </li>
  );
}

interface Described {
  nutrient: NeededNutrient;
  amount: string;
  need: DailyNeed;
  limit: number | undefined;
  isMarked: boolean;
}

/** '14 of 71 g: muscles and repair' */
function describeAmount({ nutrient, amount, need: { amount: need, unit }, limit, isMarked }: Described): string {
  const t = texts("charts");
  const use = describeUse(nutrient);
  const values = { amount, need: formatAmount(limit ?? need), unit };
  const text =
    limit === undefined
      ? t(isMarked ? "bar.needDailyValue" : "bar.need", values)
      : t(isMarked ? "bar.limitDailyValue" : "bar.limit", values);
  return use ? t("bar.use", { amount: text, use }) : text;
}

/** A nutrient without a recommendation has no bar, only its amount. */
function Plain({ nutrient, amount }: Pick<NutrientBar, "nutrient" | "amount">) {
  return (
    <li className="flex items-center justify-between gap-x-3">
      <span className="font-semibold text-[0.9375rem]">{shortLabel(nutrient)}</span>
      <span className="font-bold font-display leading-snug">{formatWithUnit(amount, ALL_NUTRIENTS[nutrient].unit)}</span>
    </li>
  );
}

/** Removes the part in parentheses, because 'Vitamin B1 (thiamin)' is too long next to a bar. */
const shortLabel = (nutrient: NeededNutrient): string => ALL_NUTRIENTS[nutrient].label.replace(/ \(.*\)$/, "");
