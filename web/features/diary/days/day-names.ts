import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { formatDatedDay, formatShortDate, formatWeekday } from "#web/lib/format/days.ts";
import { texts } from "#web/texts/texts.ts";

/** What a text needs to name a day: which one it is if it is near, and 'Nov 13', or 'Nov 13, 2024' for another year. */
export const dayValues = (day: string, today: string) => ({
  day: findNearDay(day, today),
  date: day.slice(0, 4) === today.slice(0, 4) ? formatShortDate(day) : formatDatedDay(day),
});

/** 'Today, Nov 13', 'Wed, Nov 12' */
export const dayTitle = (day: string, today: string): string =>
  texts("diary")("day.title", { ...dayValues(day, today), weekday: formatWeekday(day) });

/** As used in a sentence: 'today', 'on Nov 10' */
export const dayInSentence = (day: string, today: string): string => texts("diary")("day.inSentence", dayValues(day, today));

function findNearDay(day: string, today: string): "today" | "yesterday" | "tomorrow" | "other" {
  if (day === today) return "today";
  if (day === addDays(today, -1)) return "yesterday";
  return day === addDays(today, 1) ? "tomorrow" : "other";
}
