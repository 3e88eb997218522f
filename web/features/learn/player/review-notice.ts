import type { RecordedAnswers } from "#core/contracts/learn/learn.ts";
import { dayAt } from "#core/domain/calendar/calendar-day.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { timeZone, today } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";

const WEEKS_FROM_DAYS = 14;
const MONTHS_FROM_DAYS = 60;
const DAYS_PER_WEEK = 7;
const DAYS_PER_MONTH = 30.4;

/** 'We'll ask again in 3 days.' Undefined until the server has answered, and for facts that are not asked again. */
export function reviewNotice(recorded: RecordedAnswers | undefined, fact: string): string | undefined {
  const again = recorded?.askedAgain?.find((one) => one.fact === fact);
  return again && texts("learn")("review.again", { when: returnText(daysUntil(dayAt(new Date(again.dueAt), timeZone()))) });
}

const daysUntil = (day: string): number => Math.round((Date.parse(day) - Date.parse(today())) / DAY_MS);

/** @internal Only tests use it from outside. */
export function returnText(days: number): string {
  const t = texts("learn");
  if (days <= 1) return t("review.tomorrow");
  if (days < WEEKS_FROM_DAYS) return t("review.days", { count: days });
  if (days < MONTHS_FROM_DAYS) return t("review.weeks", { count: Math.round(days / DAYS_PER_WEEK) });
  return t("review.months", { count: Math.round(days / DAYS_PER_MONTH) });
}
