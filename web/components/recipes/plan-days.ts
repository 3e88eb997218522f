import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { PLANNED_DAYS } from "#core/domain/recipes/limits.ts";
import { formatShortDay } from "#web/lib/format/days.ts";
import { texts } from "#web/texts/texts.ts";

export const planDays = (today: string): string[] => Array.from({ length: PLANNED_DAYS }, (_, index) => addDays(today, index));

/** 'Today', 'Tomorrow', 'Thu, Nov 19'. */
export function planDayName(day: string, today: string): string {
  const { when } = planDayValues(day, today);
  return when === "later" ? formatShortDay(day) : texts("recipe-parts")(when);
}

/** What a sentence needs to name the day, because today and tomorrow are words of their own. */
export const planDayValues = (day: string, today: string) =>
  ({ when: day === today ? "today" : day === addDays(today, 1) ? "tomorrow" : "later", day: formatShortDay(day) }) as const;
