import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { addDays, daysBetween } from "#core/domain/calendar/calendar-day.ts";
import { percentOfGoal } from "#core/domain/diary/day-totals.ts";
import { diaryDaysQuery } from "#web/api/diary.ts";
import { GoalRing } from "#web/components/charts/goal-ring.tsx";
import { longDatedDayOf, weekdayOf } from "#web/lib/format/days.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { diaryPath } from "./use-diary-day.ts";

const DAYS_AROUND = 3;
const DAYS_BACK = 6;

interface DayStripProps {
  day: string;
  today: string;
  goalKcal: number;
  /** Of the day that is open, as it changes; the others' come with the strip. */
  dayKcal: number | undefined;
}

/** Seven days, and how full each one is. */
export function DayStrip({ day, today, goalKcal, dayKcal }: DayStripProps) {
  const [from, to] = stripAround(day, today);
  const { data } = useQuery(diaryDaysQuery(from, to));
  const kcalOf = (one: string) => (one === day ? dayKcal : data?.days.find((summary) => summary.day === one)?.totals.calories) ?? 0;
  return (
    <nav
      aria-label="Days"
      className="-mx-3 grid grid-cols-7 min-[22.5rem]:-mx-1 min-[22.5rem]:gap-1 lg:mx-0 lg:rounded-xl lg:bg-card lg:p-2.5 lg:shadow-[var(--shadow-1),inset_0_0_0_1px_var(--card-line)]"
    >
      {daysBetween(from, to).map((one) => (
        <Link
          key={one}
          href={diaryPath(one, today)}
          aria-current={one === day ? "date" : undefined}
          aria-label={`${one === today ? "Today, " : ""}${longDatedDayOf(one)}: ${formatWhole(kcalOf(one))} kcal`}
          className="grid justify-items-center gap-1 rounded-[1.125rem] py-2 font-semibold text-muted-foreground text-xs no-underline transition-colors duration-150 hover:bg-accent aria-[current]:bg-card aria-[current]:text-foreground aria-[current]:shadow-[var(--shadow-1),inset_0_0_0_2px_var(--foreground)]"
        >
          {one === today ? <b className="text-foreground">Today</b> : weekdayOf(one)}
          <GoalRing percent={percentOfGoal(kcalOf(one), goalKcal)} size={36} className="stroke-energy">
            <span className="font-display font-extrabold text-[0.9375rem] text-foreground leading-none">{Number(one.slice(8))}</span>
          </GoalRing>
        </Link>
      ))}
    </nav>
  );
}

/** The week up to today where the day is in it; else the days around it. */
function stripAround(day: string, today: string): [from: string, to: string] {
  if (day < addDays(today, -DAYS_BACK)) return [addDays(day, -DAYS_AROUND), addDays(day, DAYS_AROUND)];
  const to = day > today ? day : today;
  return [addDays(to, -DAYS_BACK), to];
}
