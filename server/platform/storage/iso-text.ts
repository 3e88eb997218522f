import { type Column, type SQL, sql } from "drizzle-orm";

/** How PostgreSQL writes a moment if the connection's time zone is UTC: '2026-03-01 12:10:00.25+00'. */
const UTC_TIMESTAMP = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;
const NO_MILLISECONDS = "000";

/** Selects a timestamp as the ISO text that responses contain. It skips the `Date` in between, which takes five times as long. */
export const isoText = (timestamp: Column): SQL<string> => sql<string>`${timestamp}`.mapWith(toIsoText);

export function toIsoText(timestamp: string): string {
  const [, day, time, fraction = ""] = UTC_TIMESTAMP.exec(timestamp) ?? [];
  if (day === undefined) return new Date(timestamp).toISOString();
  return `${day}T${time}.${(fraction + NO_MILLISECONDS).slice(0, NO_MILLISECONDS.length)}Z`;
}
