import { dayAt, momentAt } from "#core/domain/calendar/calendar-day.ts";
import type { MealType } from "#core/domain/diary/meal-types.ts";
import { timeZone } from "#web/lib/today.ts";

const USUAL_TIMES: Record<MealType, string> = { breakfast: "08:00", lunch: "12:30", dinner: "18:30", snack: "16:00" };

/** The current time for today, or the usual time of the meal for another day. */
export function loggedAt(day: string, meal: MealType, now = new Date(), zone = timeZone()): Date {
  return day === dayAt(now, zone) ? now : momentAt(day, USUAL_TIMES[meal], zone);
}
