import { DAY_MS, HOUR_MS, MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { texts } from "#web/texts/texts.ts";
import { inLanguage } from "./in-language.ts";

const DAY = inLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium" }));
const TIME = inLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));
const AGO = inLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

/** Largest first. The first unit that fits at least once is used. */
const UNITS = [
  ["year", 365 * DAY_MS],
  ["month", 30 * DAY_MS],
  ["week", 7 * DAY_MS],
  ["day", DAY_MS],
  ["hour", HOUR_MS],
  ["minute", MINUTE_MS],
] as const;

/** 'Nov 13, 2025' */
export const formatDay = (instant: string): string => DAY().format(new Date(instant));

/** 'today, 2:02 PM', 'yesterday, 2:02 PM' or 'Nov 13, 2025, 2:02 PM' */
export function formatDayAndTime(instant: string, now: number = Date.now()): string {
  const day = formatDay(instant);
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const time = TIME().format(new Date(instant));
  const t = texts("shared");
  if (day === DAY().format(now)) return t("time.today", { time });
  return day === DAY().format(yesterday) ? t("time.yesterday", { time }) : t("time.day", { day, time });
}

/** '5 minutes ago', 'yesterday', or 'just now', also if the instant is in the future because the clocks differ. */
export function formatAgo(instant: string, now: number = Date.now()): string {
  const passedMs = now - Date.parse(instant);
  const [unit, lengthMs] = UNITS.find(([, ms]) => passedMs >= ms) ?? [];
  return unit && lengthMs ? AGO().format(-Math.floor(passedMs / lengthMs), unit) : texts("shared")("time.now");
}
