import { DAY_MS } from "./durations.ts";

/** A user's calendar day, written 'YYYY-MM-DD'. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2100-12-31";

interface Clock {
  /** The zone's canonical name, however it was spelled. */
  zone: string;
  format: Intl.DateTimeFormat;
}

/** Cached up to a limit, because it is needed often and slow to compute. */
const CACHED_STARTS = 20_000;
const starts = new Map<string, number>();
/** One per zone, because a formatter takes 25 kB and 'america/NEW_YORK' is also a valid name. */
const clocks = new Map<string, Clock>();
const CACHED_SPELLINGS = 200;
const spellings = new Map<string, Clock>();

/** Whether it is an existing day in the supported range of years. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (day === undefined || text < FIRST_DAY || text > LAST_DAY) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // JavaScript turns a nonexistent day into one of the next month.
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Whether it is an IANA time zone name. Offsets such as '+05:30' are not accepted, because they have no daylight saving. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    findClock(name);
    return true;
  } catch {
    return false;
  }
}

/** The local calendar day at this moment. */
export const dayAt = (at: Date, timeZone: string): string => wallTime(at, timeZone).slice(0, 10);

/** The local time, 'HH:MM'. */
export const timeAt = (at: Date, timeZone: string): string => wallTime(at, timeZone).slice(11, 16);

/** This many days later; earlier if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** From one day to the other, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first moment of the day and the first moment after it: 23, 24 or 25 hours apart. */
export function dayBounds(day: string, timeZone: string): { start: Date; end: Date } {
  return { start: startOfDay(day, timeZone), end: startOfDay(addDays(day, 1), timeZone) };
}

/** The moment of this local time on this day; if that time is skipped, the next one that exists. */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const { start, end } = dayBounds(day, timeZone);
  const guess = Date.parse(`${day}T${time}:00Z`);
  const instants = offsetsAround(guess, timeZone)
    .map((offsetMs) => new Date(guess - offsetMs))
    .toSorted((a, b) => a.getTime() - b.getTime());
  const exact = instants.find((instant) => wallTime(instant, timeZone).startsWith(`${day}T${time}`));
  const instant = exact ?? instants.at(-1) ?? start;
  return new Date(Math.min(Math.max(instant.getTime(), start.getTime()), end.getTime() - 1));
}

/** The first day that a diary can have. */
export const EARLIEST_DAY = "2000-01-01";

/** After this moment, tomorrow is over in every time zone: where a day has just started, tomorrow ends two days from now. */
export const endOfTomorrowAnywhere = (now: Date): Date => new Date(now.getTime() + 2 * DAY_MS);

function startOfDay(day: string, timeZone: string): Date {
  const key = `${day} ${findClock(timeZone).zone}`;
  const cached = starts.get(key);
  if (cached !== undefined) return new Date(cached);
  const start = findStart(day, timeZone);
  if (starts.size >= CACHED_STARTS) starts.clear();
  starts.set(key, start);
  return new Date(start);
}

/** Midnight, or the first moment after it if the clocks skip midnight. */
function findStart(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [first = midnight] = offsetsAround(midnight, timeZone)
    .map((offsetMs) => midnight - offsetMs)
    .toSorted((a, b) => a - b)
    .filter((instant) => dayAt(new Date(instant), timeZone) === day);
  return dayAt(new Date(first - 1), timeZone) < day ? first : firstInstantOfDay(day, first - DAY_MS, first, timeZone);
}

function firstInstantOfDay(day: string, before: number, inside: number, timeZone: string): number {
  let [low, high] = [before, inside];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayAt(new Date(middle), timeZone) < day) low = middle;
    else high = middle;
  }
  return high;
}

/** The offsets of local time from UTC from a day before to a day after: several values if the offset changes. */
function offsetsAround(instant: number, timeZone: string): number[] {
  const offsetAt = (at: number) => Date.parse(`${wallTime(new Date(at), timeZone)}Z`) - at;
  return [...new Set([instant - DAY_MS, instant, instant + DAY_MS].map(offsetAt))];
}

/** 'YYYY-MM-DDTHH:MM:SS', which is nearly the Swedish format. */
const wallTime = (at: Date, timeZone: string): string => findClock(timeZone).format.format(at).replace(" ", "T");

function findClock(timeZone: string): Clock {
  const cached = clocks.get(timeZone) ?? spellings.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const zone = format.resolvedOptions().timeZone;
  const clock = clocks.get(zone) ?? { zone, format };
  clocks.set(zone, clock);
  if (zone !== timeZone) {
    if (spellings.size >= CACHED_SPELLINGS) spellings.clear();
    spellings.set(timeZone, clock);
  }
  return clock;
}
