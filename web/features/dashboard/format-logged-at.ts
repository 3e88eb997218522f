import type { DiaryEntry } from "#core/contracts/diary.ts";
import { addDays, dayAt, timeAt } from "#core/domain/calendar/calendar-day.ts";
import { formatClock, formatShortDate } from "#web/lib/format/days.ts";
import { texts } from "#web/texts/texts.ts";

/** The time for today, '3:35 PM'; the day for earlier entries, 'yesterday' or 'Nov 10'. */
export function whenEaten({ loggedAt, customTime }: Pick<DiaryEntry, "loggedAt" | "customTime">, today: string, timeZone: string): string {
  const at = new Date(loggedAt);
  const day = dayAt(at, timeZone);
  if (day === today) return formatClock(customTime ?? timeAt(at, timeZone));
  return day === addDays(today, -1) ? texts("dashboard")("recent.yesterday") : formatShortDate(day);
}
