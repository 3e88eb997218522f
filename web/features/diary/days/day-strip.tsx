import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { addDays, daysBetween } from "#core/domain/calendar/calendar-day.ts";
import { percentOfGoal } from "#core/domain/diary/day-totals.ts";
import type { EnergyMeasure } from "#core/domain/needs/energy-measure.ts";
import { diaryDaysQuery } from "#web/api/diary.ts";
import { groupsOfDay } from "#web/components/calm/day-groups.ts";
import { GroupRing } from "#web/components/calm/group-ring.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { GoalRing } from "#web/components/charts/goal-ring.tsx";
import { formatLongDatedDay, formatWeekday } from "#web/lib/format/days.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { diaryPath } from "./use-diary-day.ts";

const DAYS_AROUND = 3;
const DAYS_BACK = 6;

interface DayStripProps {
  day: string;
  today: string;
  energy: EnergyMeasure;
  /** The calories of the open day, which update with every change. Those of the other days come from the query. */
  dayKcal: number | undefined;
  entries: readonly DiaryEntry[] | undefined;
}

export const stripQuery = (day: string, today: string) => diaryDaysQuery(...stripAround(day, today));

/** Shows seven days and how much is logged on each. */
export function DayStrip({ day, today, energy, dayKcal, entries }: DayStripProps) {
  const t = texts("diary");
  const [from, to] = stripAround(day, today);
  const { data } = useQuery(stripQuery(day, today));
  const energyOn = (one: string) => (one === day ? dayKcal : data?.days.find((summary) => summary.day === one)?.totals.calories) ?? 0;
  const isCalm = useIsCalm();
  const groupsAt = (one: string) => {
    const summary = data?.days.find((of) => of.day === one);
    return one === day && entries ? groupsOfDay(summary, entries).length : (summary?.groups?.length ?? 0);
  };
  const words = (one: string) => {
    if (!isCalm) return t("energy", { kcal: formatWhole(energyOn(one)) });
    return t("day.groups", { count: groupsAt(one) });
  };
  return (
    <nav
      aria-label={t("day.all")}
      className="-mx-3 grid grid-cols-7 min-[22.5rem]:-mx-1 min-[22.5rem]:gap-1 lg:mx-0 lg:rounded-xl lg:bg-card lg:p-2.5 lg:shadow-[var(--shadow-1),inset_0_0_0_1px_var(--card-line)]"
    >
      {daysBetween(from, to).map((one) => (
        <Link
          key={one}
          href={diaryPath(one, today)}
          aria-current={one === day ? "date" : undefined}
          aria-label={t(one === today ? "day.amountToday" : "day.amount", { day: formatLongDatedDay(one), amount: words(one) })}
          className="grid justify-items-center gap-1 rounded-[1.125rem] py-2 font-semibold text-muted-foreground text-xs no-underline transition-colors duration-150 hover:bg-accent aria-[current]:bg-card aria-[current]:text-foreground aria-[current]:shadow-[var(--shadow-1),inset_0_0_0_2px_var(--foreground)]"
        >
          {one === today ? <b className="text-foreground">{t("day.today")}</b> : formatWeekday(one)}
          {isCalm ? (
            <GroupRing count={groupsAt(one)} size={36}>
              <DayNumber day={one} />
            </GroupRing>
          ) : (
            <GoalRing percent={percentOfGoal(energyOn(one), energy.kcal)} size={36} className="stroke-energy">
              <DayNumber day={one} />
            </GoalRing>
          )}
        </Link>
      ))}
    </nav>
  );
}

const DayNumber = ({ day }: { day: string }) => (
  <span className="font-display font-extrabold text-[0.9375rem] text-foreground leading-none">{Number(day.slice(8))}</span>
);

/** The week that ends today if it contains the day, otherwise the days around it. */
function stripAround(day: string, today: string): [from: string, to: string] {
  if (day < addDays(today, -DAYS_BACK)) return [addDays(day, -DAYS_AROUND), addDays(day, DAYS_AROUND)];
  const to = day > today ? day : today;
  return [addDays(to, -DAYS_BACK), to];
}
