import { useState } from "react";
import { Link } from "wouter";
import type { DaySummary, DiaryEntry } from "#core/contracts/diary.ts";
import { sumNutrients } from "#core/domain/diary/day-totals.ts";
import { nutrientTrend } from "#core/domain/diary/trend.ts";
import { type EnergyMeasure, isHalfOfNeed } from "#core/domain/needs/energy-measure.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { DayBars } from "#web/components/charts/day-bars.tsx";
import { DaysTable } from "#web/components/charts/days-table.tsx";
import { HatchKey } from "#web/components/charts/hatch.tsx";
import { measureText } from "#web/components/diary/goals/need-texts.ts";
import { useDailyGoals } from "#web/components/diary/goals/use-daily-goals.ts";
import { formatKcal, formatWithUnit } from "#web/lib/format/amounts.ts";
import { formatLongDay, formatShortDay, formatWeekday } from "#web/lib/format/days.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { useTodaysEntries, useWeek } from "./use-day.tsx";

const MACROS = [
  { name: "protein", dot: "bg-protein" },
  { name: "carbs", dot: "bg-carbs" },
  { name: "fat", dot: "bg-fat" },
] as const;

export function WeekCard() {
  const t = texts("dashboard");
  const { from, to, query } = useWeek();
  const { data: todaysEntries } = useTodaysEntries();
  return (
    <Card className="far-100 flex">
      <section aria-labelledby="week" className="flex min-w-0 grow flex-col gap-3">
        <div className="-my-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <h2 id="week">{t("week.title")}</h2>
          <TextLink asChild>
            <Link href={APP_PATHS.trends}>{texts("titles")("trends")}</Link>
          </TextLink>
        </div>
        <CardContent query={query} problem={t("week.problem")} skeleton={<Skeleton className="h-75 rounded-lg" />}>
          {({ days }) => <Week key={to} days={withToday(days, to, todaysEntries)} from={from} to={to} />}
        </CardContent>
      </section>
    </Card>
  );
}

/** Today's bar includes entries that are still being sent to the server, like the other cards. */
function withToday(days: readonly DaySummary[], today: string, entries: readonly DiaryEntry[] | undefined): readonly DaySummary[] {
  if (!entries) return days;
  const former = days.find(({ day }) => day === today);
  const others = days.filter(({ day }) => day !== today);
  if (entries.length === 0) return others;
  return [...others, { day: today, glasses: 0, ...former, entries: entries.length, totals: sumNutrients(entries) }];
}

function Week({ days: summaries, from, to }: { days: readonly DaySummary[]; from: string; to: string }) {
  const t = texts("dashboard");
  const { energy } = useDailyGoals();
  const days = weekDays(summaries, from, to, energy);
  const [cursor, setCursor] = useState(days.length - 1);
  const chosen = days[cursor];
  if (days.every(({ value }) => value === undefined)) {
    return (
      <p className="grid min-h-54 grow place-items-center text-balance rounded-lg border-2 border-border border-dashed p-6 text-center text-muted-foreground">
        {t("week.empty")}
      </p>
    );
  }
  return (
    <>
      {days.some(({ variant }) => variant === "partial") && (
        <p className="-mt-3">
          <HatchKey />
        </p>
      )}
      <DayBars
        label={t("week.chart")}
        bars={days}
        goal={{ amount: energy.kcal, text: measureText(energy, formatWhole(energy.kcal)) }}
        fill="fill-[color-mix(in_oklab,var(--protein)_34%,var(--card))]"
        todayFill="fill-primary stroke-2 stroke-primary-edge"
        cursor={cursor}
        onCursorChange={setCursor}
        describe={(index) => inWords(days[index])}
        className="h-54 grow"
      />
      {chosen && <ReadOut day={chosen} />}
      <DaysTable
        caption={t("week.table")}
        isHidden
        columns={[t("nutrient.calories"), ...MACROS.map(({ name }) => t(`nutrient.${name}`)), t("week.note")]}
        rows={days.map((day) => ({
          day: day.day,
          cells: [formatWithUnit(day.value, "kcal"), ...MACROS.map(({ name }) => formatWithUnit(day[name], "g")), day.note ?? ""],
        }))}
      />
    </>
  );
}

type WeekDay = ReturnType<typeof weekDays>[number];

function weekDays(summaries: readonly DaySummary[], from: string, to: string, energy: EnergyMeasure) {
  const t = texts("dashboard");
  const trend = (nutrient: string) => nutrientTrend(summaries, from, to, nutrient);
  const [protein, carbs, fat] = [trend("protein"), trend("carbs"), trend("fat")];
  return trend("calories").map(({ day, value }, index) => {
    const isToday = day === to;
    const isPart = !isToday && value !== undefined && !isHalfOfNeed(value, energy);
    return {
      day,
      value,
      protein: protein[index]?.value,
      carbs: carbs[index]?.value,
      fat: fat[index]?.value,
      variant: isToday ? ("today" as const) : isPart ? ("partial" as const) : ("plain" as const),
      name: isToday ? t("week.today") : formatWeekday(day),
      note: value === undefined ? t("week.nothing") : isPart ? t("week.part") : undefined,
    };
  });
}

/** 'Sunday, November 9: 640 kcal, protein 20 g, carbs 80 g, fat 12 g, part of the day logged' */
function inWords(day: WeekDay | undefined): string {
  if (!day) return "";
  const t = texts("dashboard");
  const name = formatLongDay(day.day);
  if (day.value === undefined) return t("week.dayEmpty", { day: name });
  return t(day.variant === "partial" ? "week.dayPart" : "week.day", {
    day: name,
    kcal: formatKcal(day.value),
    protein: formatWithUnit(day.protein, "g"),
    carbs: formatWithUnit(day.carbs, "g"),
    fat: formatWithUnit(day.fat, "g"),
  });
}

/** Reserves space for the longest text, so that the card keeps its height from day to day. */
function ReadOut({ day }: { day: WeekDay }) {
  const t = texts("dashboard");
  return (
    <div aria-hidden="true" className="grid min-h-17 content-center rounded-lg bg-muted px-4 py-2.5 text-[0.9375rem] md:min-h-16">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b>{day.variant === "today" ? t("week.today") : formatShortDay(day.day)}</b>
        <span className="text-muted-foreground">{day.note}</span>
      </p>
      {day.value !== undefined && (
        <p className="flex flex-wrap gap-x-4">
          <span>{formatKcal(day.value)} kcal</span>
          {MACROS.map(({ name, dot }) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <span className={`size-2.5 rounded-full ${dot}`} />
              {t(`nutrient.${name}`)} {formatWithUnit(day[name], "g")}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
