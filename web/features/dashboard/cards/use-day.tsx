import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { diaryDayQuery, diaryDaysQuery } from "#web/api/diary.ts";
import { useToday } from "#web/lib/today.ts";

const DAYS_IN_WEEK = 7;

/** The seven days that end with the given day. */
export const weekQuery = (to: string) => diaryDaysQuery(weekStart(to), to);

const weekStart = (to: string): string => addDays(to, 1 - DAYS_IN_WEEK);

function useDayQueries() {
  const to = useToday();
  return { entries: useQuery(diaryDayQuery(to)), week: { from: weekStart(to), to, query: useQuery(weekQuery(to)) } };
}

const DayContext = createContext<ReturnType<typeof useDayQueries> | undefined>(undefined);

/** Observes today's entries and the week once for all cards. */
export function DayProvider({ children }: { children: ReactNode }) {
  return <DayContext value={useDayQueries()}>{children}</DayContext>;
}

function useDay(): ReturnType<typeof useDayQueries> {
  const day = use(DayContext);
  if (!day) throw new Error("The cards of the dashboard need a DayProvider.");
  return day;
}

export const useTodaysEntries = () => useDay().entries;

/** The last seven days, ending today. */
export const useWeek = () => useDay().week;
