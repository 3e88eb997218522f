import { addDays } from "#core/domain/calendar-day.ts";

const inUtc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
const WEEKDAY = inUtc({ weekday: "short" });
const SHORT = inUtc({ month: "short", day: "numeric" });
const SHORT_WITH_YEAR = inUtc({ month: "short", day: "numeric", year: "numeric" });
const LONG = inUtc({ weekday: "long", month: "long", day: "numeric", year: "numeric" });

/** A day has no time zone: its midnight in UTC stands for it. */
const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** 'Thu' */
export const weekdayName = (day: string): string => WEEKDAY.format(asDate(day));

/** 'Thursday, November 13, 2025' */
export const longDayName = (day: string): string => LONG.format(asDate(day));

/** 'Nov 13'; of another year 'Nov 13, 2024' */
const shortDayName = (day: string, today: string): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? SHORT : SHORT_WITH_YEAR).format(asDate(day));

/** 'Today, Nov 13', 'Wed, Nov 12' */
export const dayTitle = (day: string, today: string): string => `${nearName(day, today) ?? weekdayName(day)}, ${shortDayName(day, today)}`;

/** As it stands in a sentence: 'today', 'on Nov 10' */
export const dayInSentence = (day: string, today: string): string =>
  nearName(day, today)?.toLowerCase() ?? `on ${shortDayName(day, today)}`;

/** As it stands for itself: 'yesterday', 'Nov 10' */
export const dayAlone = (day: string, today: string): string => nearName(day, today)?.toLowerCase() ?? shortDayName(day, today);

function nearName(day: string, today: string): string | undefined {
  if (day === today) return "Today";
  if (day === addDays(today, -1)) return "Yesterday";
  return day === addDays(today, 1) ? "Tomorrow" : undefined;
}
