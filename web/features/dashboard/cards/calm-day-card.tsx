import type { DiaryEntry } from "#core/contracts/diary.ts";
import { groupsLine, groupsOfDay } from "#web/components/calm/day-groups.ts";
import { pausedLine, useIsPaused } from "#web/components/calm/use-is-paused.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { GoalPip } from "#web/components/diary/goals/goal-pip.tsx";
import { BiteCorner } from "#web/components/food/bite-corner.tsx";
import { GroupDiscs } from "#web/components/food/group-discs.tsx";
import { cn } from "#web/lib/class-names.ts";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useTodaysEntries, useWeek } from "./use-day.tsx";

/** The main card of calm mode, which shows the food groups of the day. */
export function CalmDayCard({ className }: { className?: string }) {
  const t = texts("dashboard");
  const today = useToday();
  return (
    <section
      data-surface="hero"
      aria-labelledby="day-groups"
      className={cn(
        "relative grid min-h-86 content-start gap-4 rounded-[1.75rem] bg-hero p-5 text-hero-foreground md:min-h-71 md:content-center md:rounded-2xl md:p-7 xl:min-h-84",
        className,
      )}
    >
      <BiteCorner />
      <GoalPip day={today} isEnergyReached={undefined} />
      <h2 id="day-groups" className="text-[1.0625rem] text-hero-muted">
        {t("groups.today")}
      </h2>
      <CardContent query={useTodaysEntries()} problem={t("groups.todayProblem")} skeleton={<Skeleton className="h-44 bg-none bg-track" />}>
        {(entries) => <Plate today={today} entries={entries} />}
      </CardContent>
    </section>
  );
}

function Plate({ today, entries }: { today: string; entries: readonly DiaryEntry[] }) {
  const summary = useWeek().query.data?.days.find(({ day }) => day === today);
  const isPaused = useIsPaused();
  const eaten = groupsOfDay(summary, entries);
  const empty = isPaused ? pausedLine() : texts("dashboard")("day.empty");
  return (
    <>
      <p className="max-w-[24em] text-balance pe-10 font-display font-extrabold text-[1.375rem] leading-tight tracking-[-0.01em] md:pe-14 md:text-[1.5rem] md:leading-[1.15]">
        {entries.length === 0 ? empty : groupsLine(eaten)}
      </p>
      <GroupDiscs eaten={eaten} isLoud className="mt-1 max-w-lg" />
    </>
  );
}
