import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { PLANNED_DAYS } from "#core/domain/recipes/limits.ts";
import { formatShortDay } from "#web/lib/format/days.ts";

export const planDays = (today: string): string[] => Array.from({ length: PLANNED_DAYS }, (_, index) => addDays(today, index));

/** 'Today', 'Tomorrow', 'Thu, Nov 19'. */
export function planDayName(day: string, today: string): string {
  if (day === today) return "Today";
  return day === addDays(today, 1) ? "Tomorrow" : formatShortDay(day);
}
