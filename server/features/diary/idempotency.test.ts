import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { ENTRY_REMOVED, KEY_REUSED } from "#core/contracts/http/problem-codes.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { milk, serving, startDiary } from "#server/testing/diary-stage.ts";
import { signInAs } from "#server/testing/test-app.ts";
import { deleteOldKeys, MAX_KEYS_A_DAY } from "./idempotency-keys.ts";

const withKey = (key: string) => ({ "idempotency-key": key });
const glassOfMilk = { foodId: milk.id, quantity: 244 };

async function start() {
  const { app, database, maya, add } = await startDiary();
  const addMany = (entries: object[], key: string) => maya.send("POST", "/api/diary/batch", { entries }, withKey(key));
  const remove = (id: string) => maya.send("DELETE", `/api/diary/${id}`);
  const listQuantities = async () =>
    (await maya.send("GET", "/api/diary"))
      .json<DiaryEntry[]>()
      .map(({ quantity }) => quantity)
      .toSorted((a, b) => a - b);
  return { app, database, maya, add, addMany, remove, listQuantities };
}

test("another entry under a used key is refused, and can be sent under its own key", async () => {
  const { add, listQuantities } = await start();
  expect((await add({}, withKey("k"))).statusCode).toBe(201);
  const refused = await add(glassOfMilk, withKey("k"));
  expect([refused.statusCode, refused.json().code]).toEqual([409, KEY_REUSED]);
  expect(await listQuantities()).toEqual([126]);
  expect((await add(glassOfMilk, withKey("k2"))).statusCode).toBe(201);
  expect(await listQuantities()).toEqual([126, 244]);
});

test.each([
  ["longer", [serving(), serving(), serving(glassOfMilk)]],
  ["shorter", [serving()]],
  ["in another order", [serving(glassOfMilk), serving()]],
])("another batch under a used key is refused as a whole: %s", async (_, entries) => {
  const { addMany, listQuantities } = await start();
  expect((await addMany([serving(), serving(glassOfMilk)], "basket")).statusCode).toBe(201);
  const refused = await addMany(entries, "basket");
  expect([refused.statusCode, refused.json().code]).toEqual([409, KEY_REUSED]);
  expect(await listQuantities()).toEqual([126, 244]);
});

test("the key of a batch and that of a single entry never mean the same request", async () => {
  const { add, addMany, listQuantities } = await start();
  expect((await addMany([serving()], "c")).statusCode).toBe(201);
  const single = await add(glassOfMilk, withKey("c:0"));
  expect([single.statusCode, single.json().quantity]).toEqual([201, 244]);
  expect(await listQuantities()).toEqual([126, 244]);
});

test("of different requests with one key at the same moment, one is logged and the others are told so", async () => {
  const { add, addMany, listQuantities } = await start();
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, (_, index) => add({ quantity: 100 + index }, withKey("k"))),
    addMany([serving({ quantity: 200 }), serving({ quantity: 200 })], "k"),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(8).fill(409)]);
  const logged = answers.find(({ statusCode }) => statusCode === 201)?.json<DiaryEntry | DiaryEntry[]>();
  expect(await listQuantities()).toEqual([logged ?? []].flat().map(({ quantity }) => quantity));
});

test("ten equal batches at the same moment are logged once, and all get the same answer", async () => {
  const { addMany, listQuantities } = await start();
  const answers = await Promise.all(Array.from({ length: 10 }, () => addMany([serving(), serving(glassOfMilk)], "basket")));
  for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([201, answers[0]?.json()]);
  expect(await listQuantities()).toEqual([126, 244]);
});

test("an entry that was taken out is not logged again by a late repeat, alone and in a batch", async () => {
  const { add, addMany, remove, listQuantities } = await start();
  const { id } = (await add({}, withKey("k"))).json();
  await remove(id);
  const repeated = await add({}, withKey("k"));
  expect([repeated.statusCode, repeated.json().code]).toEqual([409, ENTRY_REMOVED]);

  const [first] = (await addMany([serving(), serving(glassOfMilk)], "basket")).json<DiaryEntry[]>();
  await remove(first?.id ?? "");
  const repeatedBatch = await addMany([serving(), serving(glassOfMilk)], "basket");
  expect([repeatedBatch.statusCode, repeatedBatch.json().code]).toEqual([409, ENTRY_REMOVED]);
  expect(await listQuantities()).toEqual([244]);
});

test("a repeat gets its entry even if the day has become full, or the entry was changed", async () => {
  const { maya, add, addMany } = await start();
  const at = { loggedAt: "2026-03-01T12:00:00Z" };
  const { id } = (await add(at, withKey("k"))).json();
  await maya.send("PUT", `/api/diary/${id}`, { quantity: 50 });
  const rest = Array.from({ length: MAX_ENTRIES_A_DAY - 1 }, () => serving(at));
  expect((await addMany(rest, "rest")).statusCode).toBe(201);
  expect((await add(at, withKey("k"))).json()).toMatchObject({ id, quantity: 50 });
});

test("keys are forgotten after the longest time that a device can stay signed in unseen; what is in the diary is still not logged twice", async () => {
  const { database, add, addMany, remove, listQuantities } = await start();
  const removed = (await add({}, withKey("removed"))).json();
  await remove(removed.id);
  const stays = (await add(glassOfMilk, withKey("stays"))).json();
  await database.db.execute(sql`update idempotency_keys set created_at = created_at - interval '15 days 1 minute' where key <> 'new'`);
  await addMany([serving({ quantity: 300 })], "new");
  await deleteOldKeys(database.db);
  expect((await addMany([serving({ quantity: 301 })], "new")).json().code).toBe(KEY_REUSED);
  expect((await add(glassOfMilk, withKey("stays"))).json()).toEqual(stays);
  expect((await add({}, withKey("removed"))).statusCode).toBe(201);
  expect(await listQuantities()).toEqual([126, 244, 300]);
});

test("what an earlier version logged under a key is not logged again", async () => {
  const { database, maya, add, addMany, listQuantities } = await start();
  const [single, first, second] = [await add(), await add(glassOfMilk), await add()].map((answer) => answer.json<DiaryEntry>());
  for (const [entry, key] of [
    [single, "k"],
    [first, "basket:0"],
    [second, "basket:1"],
  ] as const)
    await database.db.execute(sql`update diary_entries set idempotency_key = ${key} where id = ${entry?.id}::uuid`);
  expect((await add({}, withKey("k"))).json()).toEqual(single);
  expect((await addMany([serving(glassOfMilk), serving()], "basket")).json()).toEqual([first, second]);
  await maya.send("DELETE", `/api/diary/${second?.id}`);
  expect((await addMany([serving(glassOfMilk), serving()], "basket")).json().code).toBe(ENTRY_REMOVED);
  expect(await listQuantities()).toEqual([126, 244]);
});

test("nobody can fill the table of keys: after the day's number a request with a new key has to wait, used ones still count", async () => {
  const { app, database, maya, add } = await start();
  const first = (await add({}, withKey("first"))).json();
  await database.db.execute(sql`
    insert into idempotency_keys (user_id, key, request_hash)
    select ${maya.user.id}, 'filler ' || n, '' from generate_series(2, ${MAX_KEYS_A_DAY}::int) n`);
  const refused = await add({}, withKey("one more"));
  expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([429, "rate_limited", "3600"]);
  expect((await add({}, withKey("first"))).json()).toEqual(first);
  expect((await add()).statusCode).toBe(201);
  const noah = await signInAs(app);
  expect((await noah.send("POST", "/api/diary", serving(), withKey("one more"))).statusCode).toBe(201);
});
