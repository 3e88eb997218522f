import { and, eq, inArray, or, sql } from "drizzle-orm";
import { ENTRY_REMOVED } from "#core/contracts/http/problem-codes.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { diaryEntries, type EntryRow } from "#server/db/tables/diary.ts";
import { idempotencyKeys } from "#server/db/tables/idempotency-keys.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";
import { isRepeated, MAX_KEYS_A_DAY, type RequestKey, tooManyKeys } from "./idempotency-keys.ts";
import { type Day, type EntryRecord, entryColumns } from "./queries.ts";

export type EntryInsert = Omit<EntryRow, "createdAt" | "idempotencyKey"> & { day: Day };

export interface NewEntries {
  userId: string;
  rows: readonly EntryInsert[];
  requestKey: RequestKey | undefined;
  /** The keys under which version 1.0 would have stored these entries. */
  formerKeys: readonly string[];
}

const { userId, id, idempotencyKey } = diaryEntries;
const requester = sql`${sql.placeholder("userId")}::uuid`;

/** A request with a key claims it in the statement that inserts its entries. A second one waits here, and then inserts nothing. */
const CLAIM = sql`
  insert into idempotency_keys (user_id, key, request_hash)
  select ${requester}, new_key, ${sql.placeholder("hash")}
  from (values (${sql.placeholder("key")}::text)) as request (new_key)
  where new_key is not null
    and not exists (
      select from diary_entries where user_id = ${requester} and idempotency_key = any(${sql.placeholder("formerKeys")}::text[]))
    and ${MAX_KEYS_A_DAY}::int > (
      select count(*) from idempotency_keys where user_id = ${requester} and created_at > now() - interval '1 day')
  on conflict do nothing
  returning key`;

/** One parameter for any number of rows, in the order of the table's columns. */
const ROWS_WITH_ROOM = sql`
  select id, user_id, food_id, food_version, quantity, portion, meal_type, custom_time, null, logged_at, now()
  from jsonb_to_recordset(${sql.placeholder("rows")}::jsonb) as new_entry (
    id uuid, user_id uuid, food_id uuid, food_version bigint, quantity double precision, portion text, meal_type text, custom_time text,
    logged_at timestamptz, day_start timestamptz, day_end timestamptz)
  where case when ${sql.placeholder("key")}::text is null or exists (select from claimed)
    then claim_diary_room(user_id, id, logged_at, day_start, day_end, ${MAX_ENTRIES_A_DAY}::int) end`;

const prepared = statements((db) => ({
  insert: db
    .with(db.$with("claimed", { key: idempotencyKeys.key }).as(CLAIM))
    .insert(diaryEntries)
    .select(ROWS_WITH_ROOM)
    .onConflictDoNothing()
    .returning(entryColumns)
    .prepare("diary_insert"),
}));

/**
 * Inserts all entries or none, even if a day has room for only some. A repeated request inserts nothing and gets the entries of the first
 * one. The result keeps the order of the input.
 */
export async function insertEntries(db: Db, entries: NewEntries): Promise<EntryRecord[]> {
  const { userId, rows, requestKey, formerKeys } = entries;
  const inserted = await prepared(db).insert.execute({
    userId,
    key: requestKey?.key ?? null,
    hash: requestKey?.hash ?? null,
    formerKeys: `{${formerKeys.map((key) => JSON.stringify(key)).join(",")}}`,
    rows: JSON.stringify(rows.map(toColumns)),
  });
  if (inserted.length < rows.length && requestKey) return listRepeated(db, { ...entries, requestKey });
  const stored = new Map(inserted.map((row) => [row.id, row]));
  return rows.flatMap((row) => stored.get(row.id) ?? []);
}

/** What the first of several equal requests has logged. */
async function listRepeated(db: Db, entries: NewEntries & { requestKey: RequestKey }): Promise<EntryRecord[]> {
  const { rows, requestKey, formerKeys } = entries;
  const isRepeat = await isRepeated(db, entries.userId, requestKey);
  const ids = rows.map((row) => row.id);
  const found = await db
    .select({ ...entryColumns, idempotencyKey })
    .from(diaryEntries)
    .where(and(eq(userId, entries.userId), or(inArray(id, ids), inArray(idempotencyKey, [...formerKeys]))));
  if (!isRepeat && found.length === 0) throw tooManyKeys();
  const stored = new Map(found.map((row) => [row.idempotencyKey ?? row.id, row]));
  const listed = ids.flatMap((entryId, index) => stored.get(entryId) ?? stored.get(formerKeys[index] ?? "") ?? []);
  if (listed.length < rows.length) throw new AppError("conflict", "diary.entryRemoved", { code: ENTRY_REMOVED });
  return listed;
}

const toColumns = ({ day, ...row }: EntryInsert): object => ({
  id: row.id,
  user_id: row.userId,
  food_id: row.foodId,
  food_version: row.foodVersion,
  quantity: row.quantity,
  portion: row.portion,
  meal_type: row.mealType,
  custom_time: row.customTime,
  logged_at: row.loggedAt,
  day_start: day.start,
  day_end: day.end,
});
