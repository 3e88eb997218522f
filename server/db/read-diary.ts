import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { listVersions, versionKey } from "#server/catalogue/food-versions.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import type { FoodVersion } from "#server/db/tables/foods.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { toIsoText } from "#server/platform/storage/iso-text.ts";
import { statements } from "#server/platform/storage/statements.ts";

/** Small enough to be read and written in a few milliseconds, while other requests wait. */
const ENTRIES_A_PAGE = 500;
/** Beyond this many, the figures of a diary are read again rather than kept in memory. */
const MAX_VERSIONS = 2_000;
const START = { loggedAt: "-infinity", createdAt: "-infinity", id: "00000000-0000-0000-0000-000000000000" };

const { idempotencyKey: _idempotencyKey, loggedAt, createdAt, ...columns } = getTableColumns(diaryEntries);

const prepared = statements((db) => ({
  page: db
    // As text with microseconds: a Date has none, and entries would be returned twice.
    .select({ ...columns, loggedAt: sql<string>`${loggedAt}`, createdAt: sql<string>`${createdAt}` })
    .from(diaryEntries)
    .where(
      and(
        eq(columns.userId, sql.placeholder("userId")),
        sql`(${loggedAt}, ${createdAt}, ${columns.id}) >
          (${sql.placeholder("loggedAt")}::timestamptz, ${sql.placeholder("createdAt")}::timestamptz, ${sql.placeholder("id")}::uuid)`,
      ),
    )
    .orderBy(asc(loggedAt), asc(createdAt), asc(columns.id))
    .limit(ENTRIES_A_PAGE)
    .prepare("diary_page"),
}));

/**
 * Reads the user's diary in display order, each entry with the figures that it was logged with. Entries of one food version share one
 * object, so that what is made from it can be cached.
 */
export async function* readDiary(db: Db, userId: string) {
  const versions = new Map<string, FoodVersion>();
  for (let last: typeof START | undefined = START; last; ) {
    const rows = await prepared(db).page.execute({ userId, loggedAt: last.loggedAt, createdAt: last.createdAt, id: last.id });
    if (versions.size > MAX_VERSIONS) versions.clear();
    const unread = rows.filter((row) => !versions.has(versionKey(row)));
    for (const [key, figures] of await listVersions(db, unread)) versions.set(key, figures);
    if (rows.length > 0) yield rows.map((row) => toExported(row, versions.get(versionKey(row))));
    last = rows[ENTRIES_A_PAGE - 1];
  }
}

type PageRow = Awaited<ReturnType<ReturnType<typeof prepared>["page"]["execute"]>>[number];

function toExported({ foodVersion: _foodVersion, ...row }: PageRow, nutrition: FoodVersion | undefined) {
  if (!nutrition) throw new Error("An entry refers to figures that are not stored.");
  return { ...row, loggedAt: toIsoText(row.loggedAt), createdAt: toIsoText(row.createdAt), nutrition };
}
