import { lt, or } from "drizzle-orm";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { textReports } from "#server/db/tables/text-reports.ts";
import type { Db } from "#server/platform/storage/database.ts";

const DONE_DAYS = 30;
/** Whoever has not read a report by then never will. */
const OPEN_DAYS = 365;

export async function deleteOldTextReports(db: Db): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  await db.delete(textReports).where(or(lt(textReports.doneAt, daysAgo(DONE_DAYS)), lt(textReports.createdAt, daysAgo(OPEN_DAYS))));
}
