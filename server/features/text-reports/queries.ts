import { desc, eq, sql } from "drizzle-orm";
import { TEXT_REPORTS_A_PAGE } from "#core/domain/site/limits.ts";
import { textReports } from "#server/db/tables/text-reports.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";

export type TextReportRow = typeof textReports.$inferSelect;

export async function insertTextReport(db: Db, report: Pick<TextReportRow, "kind" | "textId" | "words">): Promise<void> {
  await db.insert(textReports).values(report);
}

/** The open ones come first. */
export function listTextReports(db: Db, offset: number): Promise<TextReportRow[]> {
  return db
    .select()
    .from(textReports)
    .orderBy(sql`${textReports.doneAt} desc nulls first`, desc(textReports.createdAt), desc(textReports.id))
    .limit(TEXT_REPORTS_A_PAGE)
    .offset(offset);
}

export async function updateTextReport(db: Db, id: string, isDone: boolean): Promise<void> {
  const changed = await db
    .update(textReports)
    .set({ doneAt: isDone ? new Date() : null })
    .where(eq(textReports.id, id))
    .returning({ id: textReports.id });
  if (changed.length === 0) throw new AppError("not_found", "textReports.reportNotFound");
}
