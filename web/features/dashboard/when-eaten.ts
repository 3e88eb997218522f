import type { DiaryEntry } from "#core/contracts/diary.ts";
import { addDays, dayAt, timeAt } from "#core/domain/calendar-day.ts";
import { shortDateOf } from "#web/lib/day-words.ts";

const CLOCK = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", hour: "numeric", minute: "2-digit" });

/** Today the time, '3:35 PM'; before that the day, 'yesterday' or 'Nov 10'. */
export function whenEaten({ loggedAt, customTime }: Pick<DiaryEntry, "loggedAt" | "customTime">, today: string, timeZone: string): string {
  const at = new Date(loggedAt);
  const day = dayAt(at, timeZone);
  if (day === today) return CLOCK.format(new Date(`1970-01-01T${customTime ?? timeAt(at, timeZone)}:00Z`));
  return day === addDays(today, -1) ? "yesterday" : shortDateOf(day);
}
