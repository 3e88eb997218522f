import { ChartLineUpIcon } from "@phosphor-icons/react/dist/csr/ChartLineUp";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link } from "wouter";
import { addDays, timeAt } from "#core/domain/calendar/calendar-day.ts";
import { sumNutrients, type Totals } from "#core/domain/diary/day-totals.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { findMealAt } from "#core/domain/diary/meals.ts";
import { ALL_NUTRIENTS } from "#core/domain/nutrients/nutrients.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { diaryDayQuery } from "#web/api/diary.ts";
import type { PageQueries } from "#web/api/page-queries.ts";
import { waterQuery } from "#web/api/water.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { pausedLine, useIsPaused } from "#web/components/calm/use-is-paused.ts";
import { CardProblem } from "#web/components/card-problem.tsx";
import { useDailyGoals } from "#web/components/diary/goals/use-daily-goals.ts";
import { WaterCard } from "#web/components/diary/water/water-card.tsx";
import { useAvoids } from "#web/components/food/warnings/use-avoids.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { timeZone } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/page.tsx";
import { AddBar } from "./add-bar.tsx";
import { CalmTotalsCard } from "./calm-totals-card.tsx";
import { DayBar } from "./days/day-bar.tsx";
import { dayInSentence } from "./days/day-names.ts";
import { DayStrip, stripQuery } from "./days/day-strip.tsx";
import { dayInAddress, useDiaryDay } from "./days/use-diary-day.ts";
import { DiaryDialogs, type DiaryQuestion } from "./diary-dialogs.tsx";
import { DiaryMeals, MealsSkeleton } from "./diary-meals.tsx";
import { nextEmptyMeal } from "./meals/meals.ts";
import { TotalsCard } from "./totals-card.tsx";
import { totalsLine } from "./totals-line.ts";
import { useDialog } from "./use-dialog.ts";
import { useDiaryChanges } from "./use-diary-changes.ts";

// Loaded on demand: most users avoid nothing.
const WeekAllergensNote = lazy(async () => ({ default: (await import("./week-allergens-note.tsx")).WeekAllergensNote }));

/** These totals are known to be zero, unlike a missing figure. */
const NOTHING_EATEN: Totals = Object.fromEntries(Object.keys(ALL_NUTRIENTS).map((nutrient) => [nutrient, 0]));

export const diaryQueries: PageQueries = ({ today, search }) => {
  const day = dayInAddress(search, today);
  return [diaryDayQuery(day), diaryDayQuery(addDays(day, -1)), stripQuery(day, today), waterQuery(day)];
};

export function DiaryPage() {
  const t = texts("diary");
  const { day, today, lastDay, goTo } = useDiaryDay();
  const goals = useDailyGoals();
  const isCalm = useIsCalm();
  const isPaused = useIsPaused();
  const avoids = useAvoids();
  const isAvoiding = avoids !== undefined && (avoids.lactose || avoids.allergens.length > 0);
  const { data: entries, isError, refetch } = useQuery(diaryDayQuery(day));
  // Prefetched, so that 'same as yesterday' and the previous day appear without a delay.
  const { data: entriesBefore } = useQuery(diaryDayQuery(addDays(day, -1)));
  const dialog = useDialog<DiaryQuestion>();
  const changes = useDiaryChanges(dialog.isOpen && dialog.content ? dialog.content.what.day : day);

  const longer = useLongerDay(day, today, entries?.length ?? 0);
  const totals = longer?.totals ?? (entries && (entries.length > 0 ? sumNutrients(entries) : NOTHING_EATEN));
  const mealNow = findMealAt(timeAt(new Date(), timeZone()));
  const nextMeal = nextEmptyMeal((meal) => !entries?.some(({ mealType }) => mealType === meal), day === today ? mealNow : "breakfast");
  const when = day === today ? "today" : day < today ? "past" : "tomorrow";
  const ask = (meal: typeof mealNow, kind: "add" | "manual" = "add") => dialog.open({ kind, day, meal });

  return (
    <Page>
      <div className="mt-2 mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mt-3 lg:pe-105">
        <h1>{t("title")}</h1>
        <div className="flex gap-2">
          {entries && entries.length > 0 && (
            <Button variant="ghost" size="sm" onClick={() => dialog.open({ kind: "copy", day, title: t("copy.day"), entries })}>
              <CopyIcon weight="bold" />
              <span className="max-md:sr-only">{t("copy.dayMenu")}</span>
            </Button>
          )}
          <Button asChild variant="soft" size="sm">
            <Link href={APP_PATHS.trends}>
              <ChartLineUpIcon weight="bold" />
              <span className="max-[22.5rem]:sr-only">{t("trends")}</span>
            </Link>
          </Button>
        </div>
      </div>
      {/* On phones the totals are between the days and the meals, so the columns are dissolved and their children reordered. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-5">
        <div className="contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-5">
          <div className="grid gap-1">
            <DayBar day={day} today={today} lastDay={lastDay} onDayChange={goTo} />
            <DayStrip day={day} today={today} energy={goals.energy} dayKcal={totals?.calories} entries={entries} />
          </div>
          {isError && !entries ? (
            <Card className="order-2">
              <CardProblem title={t("problem")} onRetry={() => void refetch()} />
            </Card>
          ) : (
            <div className="order-2 grid gap-4 lg:gap-5">
              {longer && (
                <p className="text-pretty rounded-lg bg-muted px-4 py-3 text-muted-foreground">
                  {t("longDay", { count: formatWhole(longer.entries), most: MAX_ENTRIES_A_DAY })}
                </p>
              )}
              <AddBar onSearch={() => ask(mealNow)} onManual={() => ask(mealNow, "manual")} />
              {entries ? (
                <DiaryMeals
                  day={day}
                  isToday={day === today}
                  entries={entries}
                  entriesBefore={entriesBefore}
                  nextMeal={nextMeal}
                  changes={changes}
                  onAsk={dialog.open}
                />
              ) : (
                <MealsSkeleton />
              )}
              {isAvoiding && (
                <Suspense>
                  <WeekAllergensNote />
                </Suspense>
              )}
            </div>
          )}
        </div>
        <div className="contents lg:grid lg:gap-5">
          {!(isError && !entries) && (
            <div className="order-1 mt-2 lg:mt-0">
              {isCalm ? (
                <CalmTotalsCard day={day} entries={entries} emptyLine={t(`empty.${when}`)} />
              ) : (
                <TotalsCard
                  day={day}
                  totals={totals}
                  goals={goals}
                  line={
                    isPaused && entries?.length === 0
                      ? pausedLine()
                      : totalsLine({ totals: totals ?? {}, goals, when, isEmpty: entries?.length === 0, nextMeal })
                  }
                />
              )}
            </div>
          )}
          <div className="order-3">
            <WaterCard day={day} dayName={dayInSentence(day, today)} />
          </div>
        </div>
      </div>
      <DiaryDialogs dialog={dialog} changes={changes} today={today} lastDay={lastDay} />
    </Page>
  );
}

/** Returns the totals of a day that has more entries than the page shows, which is possible in diaries from version 1.0. */
function useLongerDay(day: string, today: string, minDays: number) {
  const { data } = useQuery(stripQuery(day, today));
  const sum = minDays >= MAX_ENTRIES_A_DAY ? data?.days.find((one) => one.day === day) : undefined;
  return sum && sum.entries > minDays ? sum : undefined;
}
