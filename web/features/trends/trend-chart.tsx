import { useState } from "react";
import { averagePoints } from "#core/domain/diary/trend.ts";
import { type DayBar, DayBars } from "#web/components/charts/day-bars.tsx";
import { DaysTable } from "#web/components/charts/days-table.tsx";
import { HatchKey } from "#web/components/charts/hatch.tsx";
import { formatAmount, formatPercent } from "#web/lib/format/amounts.ts";
import { formatLongDay, formatShortDate, formatShortDay, formatWeekday } from "#web/lib/format/days.ts";
import { texts } from "#web/texts/texts.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { RangeDays } from "./trend-choices.ts";
import type { TrendSeries } from "./trend-series.ts";

interface TrendChartProps {
  title: string;
  days: RangeDays;
  series: readonly TrendSeries[];
}

/** The number of days between two labels. */
const NAME_EVERY: Record<RangeDays, number> = { 7: 1, 30: 7, 90: 28 };

/** One chart, or three that share the chosen day. */
export function TrendChart({ title, days, series }: TrendChartProps) {
  const [cursor, setCursor] = useState(days - 1);
  const [isTableOpen, setIsTableOpen] = useState(false);
  const t = texts("trends");
  const isLone = series.length === 1;
  const charts = series.map((one) => ({ one, bars: toDayBars(one, days) }));
  return (
    <section aria-labelledby="trend" className="grid gap-5">
      <h2 id="trend">{t("chart", { name: title, days })}</h2>
      {charts.map(({ one, bars }) => (
        <div key={one.name} className="grid gap-3">
          <Summary series={one} isNamed={!isLone} cursor={cursor} />
          <Key target={one.target} bars={bars} />
          <DayBars
            label={t("chart", { name: one.name, days })}
            bars={bars}
            goal={one.target}
            fill={one.fill}
            todayFill={one.todayFill}
            hasTicks
            cursor={cursor}
            onCursorChange={setCursor}
            describe={(index) => inWords(one, index)}
            className={isLone ? "h-72" : "h-46"}
          />
        </div>
      ))}
      <Disclosure label={t(isTableOpen ? "table.hide" : "table.show")} open={isTableOpen} onOpenChange={setIsTableOpen} className="-ms-1">
        <div className="pt-2 ps-1">
          <DaysTable
            caption={t("chart", { name: title, days })}
            columns={series.map(({ name, unit }) => t("column", { name, unit }))}
            rows={(series[0]?.points ?? [])
              .map(({ day }, index) => ({ day, cells: series.map(({ points }) => formatAmount(points[index]?.value)) }))
              .toReversed()}
          />
        </div>
      </Disclosure>
    </section>
  );
}

/** Shows the average, and next to it the selected day. */
function Summary({ series, isNamed, cursor }: { series: TrendSeries; isNamed: boolean; cursor: number }) {
  const { name, unit, points, target } = series;
  const average = averagePoints(points);
  const chosen = points[cursor];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        {isNamed && <h3>{name}</h3>}
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display font-extrabold text-[2.25rem] leading-tight">{formatAmount(average?.average)}</span>
          <span className="font-semibold text-muted-foreground">{unit}</span>
        </p>
        <p className="text-muted-foreground text-sm">{describeAverage(average, target)}</p>
      </div>
      {chosen && (
        <p aria-hidden="true" className="rounded-lg bg-muted px-3.5 py-2 text-[0.9375rem]">
          <span className="text-muted-foreground">{formatShortDay(chosen.day)}</span> <b>{valueText(series, chosen.value)}</b>
        </p>
      )}
    </div>
  );
}

function describeAverage(average: ReturnType<typeof averagePoints>, target: TrendSeries["target"]): string {
  const t = texts("trends");
  if (!average) return t("average.none");
  const { days: count } = average;
  if (!target?.sharedAs) return t("average", { count });
  return t(`average.${target.sharedAs}`, { count, share: formatPercent((average.average / target.amount) * 100, 100) });
}

/** Explains the dotted line and the hatching. */
function Key({ target, bars }: { target: TrendSeries["target"]; bars: readonly DayBar[] }) {
  return (
    <p className="flex min-h-5 flex-wrap gap-x-5 text-muted-foreground text-sm">
      {target && (
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="w-6 border-input border-t-[3px] border-dotted" />
          {target.text}
        </span>
      )}
      {bars.some(({ variant }) => variant === "partial") && <HatchKey />}
    </p>
  );
}

function toDayBars({ points, isPart }: TrendSeries, days: RangeDays): DayBar[] {
  return points.map(({ day, value }, index) => {
    const before = points.length - 1 - index;
    if (before === 0) return { day, value, variant: "today", name: texts("trends")("today") };
    return { day, value, variant: value !== undefined && isPart?.(value) ? "partial" : "plain", name: labelDay(day, before, days) };
  });
}

function labelDay(day: string, before: number, days: RangeDays): string | undefined {
  if (before % NAME_EVERY[days] !== 0) return undefined;
  return days === 7 ? formatWeekday(day) : formatShortDate(day);
}

/** 'Thursday, November 13: 1,112 kcal' */
function inWords(series: TrendSeries, index: number): string {
  const point = series.points[index];
  return point ? texts("trends")("day", { day: formatLongDay(point.day), value: valueText(series, point.value) }) : "";
}

const valueText = ({ describe, gapText }: TrendSeries, value: number | undefined): string =>
  value === undefined ? gapText : describe(value);
