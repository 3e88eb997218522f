import { useCallback } from "react";
import { useLocation, useSearchParams } from "wouter";
import { addDays, isDay } from "#core/domain/calendar/calendar-day.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useToday } from "#web/lib/today.ts";

interface DiaryDay {
  day: string;
  today: string;
  /** Tomorrow, because the diary does not go further into the future. */
  lastDay: string;
  goTo: (day: string) => void;
}

/** The day is in the URL, so that Back leads to the previous one. Without one it is today, also after midnight. */
export function useDiaryDay(): DiaryDay {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const today = useToday();
  const goTo = useCallback((day: string) => navigate(diaryPath(day, today)), [navigate, today]);
  return { day: dayInAddress(params, today), today, lastDay: lastDayFrom(today), goTo };
}

const lastDayFrom = (today: string): string => addDays(today, 1);

export function dayInAddress(params: URLSearchParams, today: string): string {
  const day = params.get("day") ?? today;
  return isDay(day) && day <= lastDayFrom(today) ? day : today;
}

export const diaryPath = (day: string, today: string): string => (day === today ? APP_PATHS.diary : `${APP_PATHS.diary}?day=${day}`);
