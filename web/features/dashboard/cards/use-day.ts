import { useQuery } from "@tanstack/react-query";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { diaryDayQuery, diaryDaysQuery } from "#web/api/diary.ts";
import { useToday } from "#web/lib/today.ts";

const DAYS_IN_WEEK = 7;

/** The seven days that end with the given day. */
export const weekQuery = (to: string) => diaryDaysQuery(weekStart(to), to);

const weekStart = (to: string): string => addDays(to, 1 - DAYS_IN_WEEK);

/** Today's entries. Every card uses this query, but only one request is sent. */
export const useTodaysEntries = () => useQuery(diaryDayQuery(useToday()));

/** The last seven days, ending today. */
export function useWeek() {
  const to = useToday();
  return { from: weekStart(to), to, query: useQuery(weekQuery(to)) };
}
