import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { formatDatedDay, formatShortDate, formatWeekday } from "#web/lib/format/days.ts";

/** 'Nov 13', or 'Nov 13, 2024' for another year */
const shortDayName = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatShortDate(day) : formatDatedDay(day);

/** 'Today, Nov 13', 'Wed, Nov 12' */
export const dayTitle = (day: string, today: string): string =>
  `${nearName(day, today) ?? formatWeekday(day)}, ${shortDayName(day, today)}`;

/** As used in a sentence: 'today', 'on Nov 10' */
export const dayInSentence = (day: string, today: string): string =>
  nearName(day, today)?.toLowerCase() ?? `on ${shortDayName(day, today)}`;

/** As used alone: 'yesterday', 'Nov 10' */
export const dayAlone = (day: string, today: string): string => nearName(day, today)?.toLowerCase() ?? shortDayName(day, today);

function nearName(day: string, today: string): string | undefined {
  if (day === today) return "Today";
  if (day === addDays(today, -1)) return "Yesterday";
  return day === addDays(today, 1) ? "Tomorrow" : undefined;
}
