import { addDays, isDay } from "#core/domain/calendar/calendar-day.ts";

const DAYS_PER_WEEK = 7;

/** The weeks of the day's month, starting on Sunday; undefined for cells outside the month. */
export function weeksOfMonth(day: string): (string | undefined)[][] {
  const first = `${day.slice(0, 7)}-01`;
  const days: (string | undefined)[] = new Array(weekdayIndex(first)).fill(undefined);
  for (let one = first; one.slice(0, 7) === day.slice(0, 7); one = addDays(one, 1)) days.push(one);
  while (days.length % DAYS_PER_WEEK > 0) days.push(undefined);
  return Array.from({ length: days.length / DAYS_PER_WEEK }, (_, week) => days.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK));
}

/** The same day this many months later, or the last day of that month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
  for (let last = date; ; last -= 1) {
    const found = `${first}-${String(last).padStart(2, "0")}`;
    if (isDay(found) || last <= 1) return found;
  }
}

/** 0 is Sunday. */
const weekdayIndex = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
