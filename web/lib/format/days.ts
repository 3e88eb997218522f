import { inLanguage } from "./in-language.ts";

const WEEKDAY = inLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "short" }));
const DATE = inLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "short", day: "numeric" }));
const DAY = inLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "short", month: "short", day: "numeric" }));
const LONG_DAY = inLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" }),
);

const DATED = inLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "short", day: "numeric", year: "numeric" }));
const LONG_DATED = inLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long", month: "long", day: "numeric", year: "numeric" }),
);

/** A calendar day has no time zone, so it is parsed and formatted as UTC. */
const toUtcDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** 'Thu' */
export const formatWeekday = (day: string): string => WEEKDAY().format(toUtcDate(day));

/** 'Nov 13' */
export const formatShortDate = (day: string): string => DATE().format(toUtcDate(day));

/** 'Thu, Nov 13' */
export const formatShortDay = (day: string): string => DAY().format(toUtcDate(day));

/** 'Thursday, November 13' */
export const formatLongDay = (day: string): string => LONG_DAY().format(toUtcDate(day));

/** 'Nov 13, 2025' */
export const formatDatedDay = (day: string): string => DATED().format(toUtcDate(day));

/** 'Thursday, November 13, 2025' */
export const formatLongDatedDay = (day: string): string => LONG_DATED().format(toUtcDate(day));

const CLOCK = inLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", hour: "numeric", minute: "2-digit" }));

/** '7:30 AM', without a time zone. */
export const formatClock = (time: string): string => CLOCK().format(new Date(`2000-01-01T${time}:00Z`));
