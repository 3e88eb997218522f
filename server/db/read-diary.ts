import { and, asc, eq, getTableColumns, gte, sql } from "drizzle-orm";
import { listVersions, versionKey } from "#server/catalogue/food-versions.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import type { FoodVersion } from "#server/db/tables/foods.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { toIsoText } from "#server/platform/storage/iso-text.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";

/** Small enough to be read and written in a few milliseconds, while other requests wait. */
const ENTRIES_A_PAGE = 500;
/** Beyond this many, the figures of a diary are read again rather than kept in memory. */
const MAX_VERSIONS = 2_000;
/** One statement reads the entries of so many days; more or fewer follow, depending on how many these had. */
const FIRST_DAYS = 8;
const MAX_DAYS = 1_024;
const START = { loggedAt: "-infinity", createdAt: "-infinity", id: "00000000-0000-0000-0000-000000000000" };

const { idempotencyKey: _idempotencyKey, loggedAt, createdAt, ...columns } = getTableColumns(diaryEntries);

const endOfDays = sql`${sql.placeholder("loggedAt")}::timestamptz + ${sql.placeholder("days")}::int * interval '1 day'`;

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
        sql`${loggedAt} < ${endOfDays}`,
      ),
    )
    .orderBy(asc(loggedAt), asc(createdAt), asc(columns.id))
    .limit(ENTRIES_A_PAGE)
    .prepare("diary_page"),
  next: db
    .select({ loggedAt: sql<string | null>`min(${loggedAt})` })
    .from(diaryEntries)
    .where(and(eq(columns.userId, sql.placeholder("userId")), gte(loggedAt, endOfDays)))
    .prepare("diary_next"),
}));

/**
 * Reads the user's diary in display order, each entry with the figures that it was logged with. Entries of one food version share one
 * object, so that what is made from it can be cached. A limit alone would not keep the pages small: without statistics, the embedded
 * database reads and sorts all entries that may follow, so each statement is also bound to a few days.
 */
export async function* readDiary(db: Db, userId: string) {
  const versions = new Map<string, FoodVersion>();
  let last = { ...START, loggedAt: await findNext(db, userId, START.loggedAt, 0) };
  for (let days = FIRST_DAYS; last.loggedAt !== null; ) {
    const { loggedAt: from } = last;
    const rows = await prepared(db).page.execute({ userId, ...last, days });
    if (versions.size > MAX_VERSIONS) versions.clear();
    const unread = rows.filter((row) => !versions.has(versionKey(row)));
    for (const [key, version] of await listVersions(db, unread)) versions.set(key, version);
    if (rows.length > 0) yield rows.map((row) => toExported(row, versions.get(versionKey(row))));
    last = rows[ENTRIES_A_PAGE - 1] ?? { ...START, loggedAt: await findNext(db, userId, from, days) };
    days = rows.length === ENTRIES_A_PAGE ? Math.max(1, days / 2) : rows.length < ENTRIES_A_PAGE / 2 ? Math.min(MAX_DAYS, days * 2) : days;
  }
}

/** The first entry after these days. */
async function findNext(db: Db, userId: string, from: string, days: number): Promise<string | null> {
  const [next] = await prepared(db).next.execute({ userId, loggedAt: from, days });
  return next?.loggedAt ?? null;
}

type PageRow = Awaited<ReturnType<ReturnType<typeof prepared>["page"]["execute"]>>[number];

function toExported({ foodVersion: _foodVersion, ...row }: PageRow, nutrition: FoodVersion | undefined) {
  if (!nutrition) throw new Error("An entry refers to figures that are not stored.");
  return { ...row, loggedAt: toIsoText(row.loggedAt), createdAt: toIsoText(row.createdAt), nutrition };
}
