import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link, useLocation, useSearch } from "wouter";
import type { DaysSummary } from "#core/contracts/diary.ts";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { areMostDaysLow } from "#core/domain/diary/low-days.ts";
import { dailyGoals } from "#core/domain/needs/day-goals.ts";
import { needsFor, UNKNOWN_BODY } from "#core/domain/needs/needs.ts";
import { referenceFor } from "#core/domain/needs/reference-limits.ts";
import { ALL_NUTRIENTS, type AnyNutrient } from "#core/domain/nutrients/nutrients.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { diaryDaysQuery } from "#web/api/diary.ts";
import type { PageQueries } from "#web/api/page-queries.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { Pip } from "#web/components/brand/pip.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { CalmTrend } from "./calm-trend.tsx";
import { TrendChart } from "./trend-chart.tsx";
import {
  type ChartSubject,
  FIRST_CHOICES,
  findLabel,
  NUTRIENT_CHOICES,
  RANGES_DAYS,
  type RangeDays,
  readAddress,
  toQueryString,
} from "./trend-choices.ts";
import { makeSeries } from "./trend-series.ts";
import { TrendSources } from "./trend-sources.tsx";

/** Below this age a user is still growing. A user without an age counts as growing. */
const GROWN_FROM = 20;

const firstDay = (to: string, days: RangeDays): string => addDays(to, 1 - days);

export const trendsQueries: PageQueries = ({ today, search }) => [
  diaryDaysQuery(firstDay(today, readAddress(search.toString()).days), today),
];

export function TrendsPage() {
  const t = texts("trends");
  const isCalm = useIsCalm();
  const choice = readAddress(useSearch());
  const [, navigate] = useLocation();
  const to = useToday();
  const from = firstDay(to, choice.days);
  const query = useQuery(diaryDaysQuery(from, to));
  // Replaces the history entry, so that Back leads to the previous page.
  const choose = (change: Partial<typeof choice>) =>
    navigate(APP_PATHS.trends + toQueryString({ ...choice, ...change }), { replace: true });
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="grid gap-4 md:gap-5">
        <div className="grid gap-3 md:flex md:items-end md:justify-between">
          {isCalm ? (
            <p className="font-bold font-display text-xl">{t("groups")}</p>
          ) : (
            <NutrientChoice subject={choice.subject} onChoose={(subject) => choose({ subject })} />
          )}
          <RangeChoice days={choice.days} onChoose={(days) => choose({ days })} />
        </div>
        <Card>
          <CardContent query={query} problem={t("problem")} skeleton={<TrendSkeleton />}>
            {(summary) =>
              isCalm ? (
                <CalmTrend summary={summary} from={from} to={to} />
              ) : (
                <Trend key={`${from} ${to} ${choice.subject}`} summary={summary} from={from} to={to} {...choice} />
              )
            }
          </CardContent>
        </Card>
      </div>
    </Page>
  );
}

interface TrendProps {
  summary: DaysSummary;
  from: string;
  to: string;
  days: RangeDays;
  subject: ChartSubject;
}

function Trend({ summary, from, to, days, subject }: TrendProps) {
  const user = useCurrentUser();
  const person = needsFor(user ?? UNKNOWN_BODY);
  const goals = dailyGoals(user);
  // Safe to cast: energy, macros and water are not in the tables, so the function returns undefined for them.
  const reference = referenceFor(subject as AnyNutrient, user ?? UNKNOWN_BODY, goals.energy.kcal);
  const series = makeSeries({ subject, days: summary.days, from, to, goals, person, reference });
  if (series.every(({ points }) => points.every(({ value }) => value === undefined)))
    return <NothingLogged days={days} subject={subject} />;
  return (
    <div className="grid gap-6">
      <TrendChart title={findLabel(subject)} days={days} series={series} />
      {areMostDaysLow(summary.days, to, goals.energy) && <QuietLine isGrowing={(user?.age ?? 0) < GROWN_FROM} />}
      <TrendSources subject={subject} person={person} goals={goals} reference={reference} />
    </div>
  );
}

/** Shown only on this page; it is never sent as a notification. */
function QuietLine({ isGrowing }: { isGrowing: boolean }) {
  return (
    <p className="text-pretty rounded-lg bg-muted p-4">
      {texts("trends").rich(isGrowing ? "quiet.growing" : "quiet.grown", {
        link: (text) => (
          <TextLink asChild className="inline min-h-0 px-0">
            <Link href={APP_PATHS.support}>{text}</Link>
          </TextLink>
        ),
      })}
    </p>
  );
}

function NothingLogged({ days, subject }: { days: RangeDays; subject: ChartSubject }) {
  const t = texts("trends");
  return (
    <EmptyState
      picture={<Pip className="size-24" />}
      title={t("empty.title", { days })}
      className="min-h-105 content-center"
      action={
        <Button asChild variant="primary">
          <Link href={APP_PATHS.diary}>{t("empty.log")}</Link>
        </Button>
      }
    >
      {t(subject === "water" ? "empty.water" : "empty.text")}
    </EmptyState>
  );
}

function RangeChoice({ days, onChoose }: { days: RangeDays; onChoose: (days: RangeDays) => void }) {
  const t = texts("trends");
  return (
    <SegmentedChoice label={t("range")} className="md:w-80">
      {RANGES_DAYS.map((range) => (
        <Segment key={range} name="days" value={range} checked={range === days} onChange={() => onChoose(range)}>
          {t("days", { count: range })}
        </Segment>
      ))}
    </SegmentedChoice>
  );
}

/** Uses the native select, because every device has a good way to choose from about forty names. */
function NutrientChoice({ subject, onChoose }: { subject: ChartSubject; onChoose: (subject: ChartSubject) => void }) {
  const t = texts("trends");
  const id = useId();
  return (
    <div className="grid gap-1.5 md:w-80">
      <label htmlFor={id} className="font-bold text-[0.9375rem]">
        {t("show")}
      </label>
      <div className="relative">
        <select
          id={id}
          value={subject}
          // Safe to cast: the value of every option below is one.
          onChange={({ target }) => onChoose(target.value as ChartSubject)}
          className="min-h-13 w-full appearance-none rounded-lg bg-card pe-11 ps-4 font-medium text-base text-foreground shadow-[inset_0_0_0_1.5px_var(--input)]"
        >
          {FIRST_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {findLabel(choice)}
            </option>
          ))}
          {NUTRIENT_CHOICES.map(({ label, nutrients }) => (
            <optgroup key={label} label={t(label)}>
              {nutrients.map((nutrient) => (
                <option key={nutrient} value={nutrient}>
                  {ALL_NUTRIENTS[nutrient].label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <CaretDownIcon weight="bold" size={18} aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-4 my-auto" />
      </div>
    </div>
  );
}

function TrendSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-16 w-56" />
      <Skeleton className="h-88 rounded-lg" />
      <Skeleton className="h-24" />
    </div>
  );
}
