import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { readDiary } from "./read-diary.ts";

const MANY_A_DAY = 200;
const BUSY_DAYS = 10;
const QUIET_DAYS = 1_000;
const ENTRIES = MANY_A_DAY * BUSY_DAYS + QUIET_DAYS;

/** Some full days with many entries of the same instant, and after a gap of years one entry a day. */
async function fillDiary() {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  const { db } = database;
  const [food] = await db
    .execute(sql`insert into foods (name, category) values ('Moon stew', 'fruit') returning id`)
    .then(toRows<{ id: string }>);
  const version = { name: "Moon stew", calories: 90 };
  await db.execute(sql`insert into food_versions (food_id, version, figures) values (${food?.id}, 0, ${JSON.stringify(version)}::jsonb)`);
  await db.execute(sql`
    insert into diary_entries (user_id, food_id, food_version, quantity, meal_type, logged_at)
    select ${maya.user.id}::uuid, ${food?.id}::uuid, 0, 100, 'lunch', logged_at from (
      select '2020-01-01 12:00Z'::timestamptz + day * interval '1 day' as logged_at
        from generate_series(1, ${BUSY_DAYS}::int) day, generate_series(1, ${MANY_A_DAY}::int) n
      union all
      select '2023-01-01 12:00Z'::timestamptz + day * interval '1 day' from generate_series(1, ${QUIET_DAYS}::int) day) logged`);
  return { db, userId: maya.user.id };
}

const toRows = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;

test("a diary is read completely and in order, whether its days are full or years apart", async () => {
  const { db, userId } = await fillDiary();
  const ordered = await db
    .execute(sql`select id from diary_entries where user_id = ${userId}::uuid order by logged_at, created_at, id`)
    .then(toRows<{ id: string }>);
  const read: string[] = [];
  for await (const entries of readDiary(db, userId)) read.push(...entries.map(({ id }) => id));
  expect(read).toHaveLength(ENTRIES);
  expect(read).toEqual(ordered.map(({ id }) => id));
});

// PostgreSQL counts for each of its connections.
test.runIf(inject("databaseSource").kind === "pglite")("each page of a diary reads its own entries, not all that follow", async () => {
  const { db, userId } = await fillDiary();
  const countFetched = async () => {
    await db.execute(sql`select pg_stat_force_next_flush()`);
    const [row] = await db
      .execute(sql`select idx_tup_fetch from pg_stat_user_tables where relname = 'diary_entries'`)
      .then(toRows<{ idx_tup_fetch: number }>);
    return Number(row?.idx_tup_fetch);
  };
  const before = await countFetched();
  for await (const entries of readDiary(db, userId)) expect(entries.length).toBeGreaterThan(0);
  const fetched = (await countFetched()) - before;
  expect(fetched).toBeGreaterThanOrEqual(ENTRIES);
  expect(fetched).toBeLessThan(2 * ENTRIES);
});
