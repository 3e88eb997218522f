/** A calendar day of a person, written 'YYYY-MM-DD'. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2100-12-31";
const DAY_MS = 24 * 60 * 60_000;

interface Clock {
  /** The zone's own name, however it was spelled. */
  zone: string;
  format: Intl.DateTimeFormat;
}

/** Asked for again and again, and slow to find: kept, up to a bound. */
const KEPT_STARTS = 20_000;
const starts = new Map<string, number>();
/** One for each zone: a clock takes 25 kB, and 'america/NEW_YORK' is a valid name as well. */
const clocks = new Map<string, Clock>();
const KEPT_SPELLINGS = 200;
const spellings = new Map<string, Clock>();

/** Whether it is a day that exists, in a century that we look after. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (day === undefined || text < FIRST_DAY || text > LAST_DAY) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // A day that does not exist has become another one, in the next month.
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Whether it is a time zone by its IANA name. Offsets such as '+05:30' are none: they know no daylight saving. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The day that the calendar on the wall shows at this moment. */
export const dayAt = (at: Date, timeZone: string): string => wallTime(at, timeZone).slice(0, 10);

/** What the clock on the wall shows, 'HH:MM'. */
export const timeAt = (at: Date, timeZone: string): string => wallTime(at, timeZone).slice(11, 16);

/** So many days later; earlier where negative. */
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

/** The moment when the clock on the wall shows this time on this day; where that time is skipped, the next one shown. */
export function momentAt(day: string, time: string, timeZone: string): Date {
  const { start, end } = dayBounds(day, timeZone);
  const guess = Date.parse(`${day}T${time}:00Z`);
  const moments = offsetsAround(guess, timeZone)
    .map((offsetMs) => new Date(guess - offsetMs))
    .toSorted((one, other) => one.getTime() - other.getTime());
  const exact = moments.find((moment) => wallTime(moment, timeZone).startsWith(`${day}T${time}`));
  const moment = exact ?? moments.at(-1) ?? start;
  return new Date(Math.min(Math.max(moment.getTime(), start.getTime()), end.getTime() - 1));
}

/** A diary begins no earlier. */
export const EARLIEST_DAY = "2000-01-01";

/** From here on it is past tomorrow wherever one lives: somewhere a day has just begun, and tomorrow ends two days from now. */
export const endOfTomorrowAnywhere = (now: Date): Date => new Date(now.getTime() + 2 * DAY_MS);

function startOfDay(day: string, timeZone: string): Date {
  const key = `${day} ${clockOf(timeZone).zone}`;
  const known = starts.get(key);
  if (known !== undefined) return new Date(known);
  const start = findStart(day, timeZone);
  if (starts.size >= KEPT_STARTS) starts.clear();
  starts.set(key, start);
  return new Date(start);
}

/** Midnight, or the first moment after it where the clocks jump over midnight. */
function findStart(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [first = midnight] = offsetsAround(midnight, timeZone)
    .map((offsetMs) => midnight - offsetMs)
    .toSorted((one, other) => one - other)
    .filter((moment) => dayAt(new Date(moment), timeZone) === day);
  return dayAt(new Date(first - 1), timeZone) < day ? first : firstMomentOf(day, first - DAY_MS, first, timeZone);
}

function firstMomentOf(day: string, before: number, inside: number, timeZone: string): number {
  let [low, high] = [before, inside];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayAt(new Date(middle), timeZone) < day) low = middle;
    else high = middle;
  }
  return high;
}

/** By how much the wall clock is ahead of UTC, half a day either side: both values where it changes. */
function offsetsAround(moment: number, timeZone: string): number[] {
  const offsetAt = (at: number) => Date.parse(`${wallTime(new Date(at), timeZone)}Z`) - at;
  return [...new Set([moment - DAY_MS, moment, moment + DAY_MS].map(offsetAt))];
}

/** 'YYYY-MM-DDTHH:MM:SS': Swedish writes it nearly so. */
const wallTime = (at: Date, timeZone: string): string => clockOf(timeZone).format.format(at).replace(" ", "T");

function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone) ?? spellings.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const zone = format.resolvedOptions().timeZone;
  const clock = clocks.get(zone) ?? { zone, format };
  clocks.set(zone, clock);
  if (zone !== timeZone) {
    if (spellings.size >= KEPT_SPELLINGS) spellings.clear();
    spellings.set(timeZone, clock);
  }
  return clock;
}
