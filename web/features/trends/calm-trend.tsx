import type { DaysSummary } from "#core/contracts/diary.ts";
import { daysBetween } from "#core/domain/calendar/calendar-day.ts";
import { nutrientWords } from "#core/domain/calm/nutrient-words.ts";
import { GroupBlocks } from "#web/components/calm/group-blocks.tsx";
import { useNeeds } from "#web/components/calm/use-is-calm.ts";
import { NeedsBasis } from "#web/components/charts/nutrient-basis.tsx";
import { texts } from "#web/texts/texts.ts";

const DAYS_IN_WEEK = 7;

/** Shows the food groups by week, and names the nutrients that are low on the logged days. */
export function CalmTrend({ summary, from, to }: { summary: DaysSummary; from: string; to: string }) {
  const t = texts("trends");
  const person = useNeeds();
  const days = daysBetween(from, to).map((day) => ({ day, groups: summary.days.find((one) => one.day === day)?.groups ?? [] }));
  const logged = summary.days.filter(({ entries }) => entries > 0);
  const low = nutrientWords(
    undefined,
    logged.map(({ totals }) => totals),
    person.needs,
  ).flatMap(({ week }) => week ?? []);
  const glasses = summary.days.filter((day) => day.glasses > 0).length;
  return (
    <div className="grid gap-6">
      <div className="grid gap-5">
        {splitWeeks(days).map((week) => (
          <div key={week[0]?.day} className="grid gap-3">
            <GroupBlocks days={week} today={to} />
          </div>
        ))}
      </div>
      <ul className="grid gap-2">
        <li className="rounded-lg bg-muted px-4 py-3">{t("calm.variety", { count: summary.variety.foods })}</li>
        {low.map((words) => (
          <li key={words} className="rounded-lg bg-muted px-4 py-3">
            {words.replace("this week", "in these days")}
          </li>
        ))}
        <li className="rounded-lg bg-muted px-4 py-3">{t("calm.water", { count: glasses, days: days.length })}</li>
      </ul>
      <NeedsBasis person={person} />
    </div>
  );
}

/** Splits the days into weeks, newest first. */
function splitWeeks<T>(days: readonly T[]): T[][] {
  const weeks: T[][] = [];
  for (let end = days.length; end > 0; end -= DAYS_IN_WEEK) weeks.push(days.slice(Math.max(0, end - DAYS_IN_WEEK), end));
  return weeks;
}
