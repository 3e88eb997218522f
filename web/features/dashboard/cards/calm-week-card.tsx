import { Link } from "wouter";
import type { DaySummary } from "#core/contracts/diary.ts";
import { daysBetween } from "#core/domain/calendar/calendar-day.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { groupsOfDay } from "#web/components/calm/day-groups.ts";
import { GroupBlocks } from "#web/components/calm/group-blocks.tsx";
import { CardContent } from "#web/components/card-content.tsx";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { useTodaysEntries, useWeek } from "./use-day.tsx";

/** Shows the food groups of seven days, one block for each. */
export function CalmWeekCard() {
  const t = texts("dashboard");
  const { from, to, query } = useWeek();
  const { data: entries } = useTodaysEntries();
  return (
    <Card className="far-100 flex">
      <section aria-labelledby="week" className="flex min-w-0 grow flex-col gap-3">
        <div className="-my-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <h2 id="week">{t("week.groups")}</h2>
          <TextLink asChild>
            <Link href={APP_PATHS.trends}>{texts("titles")("trends")}</Link>
          </TextLink>
        </div>
        <CardContent query={query} problem={t("week.problem")} skeleton={<Skeleton className="h-48 rounded-lg" />}>
          {({ days }) => <GroupBlocks today={to} days={daysBetween(from, to).map((day) => ({ day, groups: groupsAt(days, day) }))} />}
        </CardContent>
      </section>
    </Card>
  );

  function groupsAt(days: readonly DaySummary[], day: string) {
    const summary = days.find((one) => one.day === day);
    return day === to && entries ? groupsOfDay(summary, entries) : (summary?.groups ?? []);
  }
}
