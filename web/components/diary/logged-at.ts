import { dayAt, instantAt } from "#core/domain/calendar/calendar-day.ts";
import { MEALS, type MealType } from "#core/domain/diary/meals.ts";
import { timeZone } from "#web/lib/today.ts";

/** The current time for today, or the usual time of the meal for another day. */
export function loggedAt(day: string, meal: MealType, now = new Date(), zone = timeZone()): Date {
  return day === dayAt(now, zone) ? now : instantAt(day, MEALS[meal].usualTime, zone);
}
