import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { TIME_ZONE_COOKIE } from "#core/contracts/boot.ts";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { DAY_FULL } from "#core/contracts/http/problem-codes.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { signInAs } from "#server/testing/test-app.ts";

const DAY = "2026-03-01";
const NEXT_DAY = "2026-03-02";
const at = (day: string, time = "12:00") => `${day}T${time}:00Z`;
const serving = (loggedAt = at(DAY)) => ({ foodId: pantryFood("Banana").id, quantity: 100, mealType: "lunch", loggedAt });

async function start() {
  const { app, database } = await startWithPantry();
  const maya = await signInAs(app);
  const add = (loggedAt?: string, headers?: Record<string, string>) => maya.send("POST", "/api/diary", serving(loggedAt), headers);
  const addMany = (entries: object[], headers?: Record<string, string>) => maya.send("POST", "/api/diary/batch", { entries }, headers);
  const fill = async (entries: number, loggedAt?: string, headers?: Record<string, string>) => {
    for (let left = entries; left > 0; left -= MAX_ENTRIES_A_DAY) {
      const part = Array.from({ length: Math.min(left, MAX_ENTRIES_A_DAY) }, () => serving(loggedAt));
      expect((await addMany(part, headers)).statusCode).toBe(201);
    }
  };
  const listDay = (day = DAY, page = "") => maya.send("GET", `/api/diary?date=${day}${page}`);
  const countDay = async (day?: string) => Number((await listDay(day)).headers["x-total-count"]);
  return { app, database, maya, add, addMany, fill, listDay, countDay };
}

// Spec: D4.16
test("a full day rejects one food and several with a kind message, and accepts more once there is room", async () => {
  const { maya, add, addMany, fill, listDay, countDay } = await start();
  await fill(MAX_ENTRIES_A_DAY - 1);
  const tooMany = await addMany([serving(), serving(at(NEXT_DAY)), serving()]);
  expect(tooMany.statusCode).toBe(409);
  expect([await countDay(), await countDay(NEXT_DAY)]).toEqual([MAX_ENTRIES_A_DAY - 1, 0]);

  const last = { "idempotency-key": "the last one" };
  const added = await add(at(DAY), last);
  expect(added.statusCode).toBe(201);
  expect((await add()).json()).toEqual({
    code: DAY_FULL,
    message: "A day has room for 200 foods, and this one is full. Take some out to add more.",
  });
  expect((await add(at(DAY), last)).json()).toEqual(added.json());

  const [first] = (await listDay()).json<DiaryEntry[]>();
  expect((await maya.send("PUT", `/api/diary/${first?.id}`, { quantity: 50, loggedAt: at(DAY, "13:00") })).statusCode).toBe(200);
  expect((await add(at(NEXT_DAY))).statusCode).toBe(201);
  expect((await maya.send("DELETE", `/api/diary/${first?.id}`)).statusCode).toBe(204);
  expect((await add()).statusCode).toBe(201);
  expect(await countDay()).toBe(MAX_ENTRIES_A_DAY);
});

test("no entry is moved to a full day", async () => {
  const { maya, add, fill, countDay } = await start();
  await fill(MAX_ENTRIES_A_DAY);
  const { id } = (await add(at(NEXT_DAY))).json();
  const moved = await maya.send("PUT", `/api/diary/${id}`, { loggedAt: at(DAY) });
  expect([moved.statusCode, moved.json().code]).toEqual([409, DAY_FULL]);
  expect([await countDay(), await countDay(NEXT_DAY)]).toEqual([MAX_ENTRIES_A_DAY, 1]);
});

test("concurrent requests fill exactly the room that is left", async () => {
  const { maya, add, addMany, fill, countDay } = await start();
  await fill(MAX_ENTRIES_A_DAY - 10);
  const { id } = (await add(at(NEXT_DAY))).json();
  const answers = await Promise.all([
    ...Array.from({ length: 15 }, () => add()),
    addMany(Array.from({ length: MAX_ENTRIES_A_DAY }, () => serving())),
    maya.send("PUT", `/api/diary/${id}`, { loggedAt: at(DAY) }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
  expect(await countDay()).toBe(MAX_ENTRIES_A_DAY);
});

test("a whole day is copied completely or not at all, also when two copies arrive at the same moment", async () => {
  const { add, addMany, countDay } = await start();
  const wholeDay = (day: string) => Array.from({ length: MAX_ENTRIES_A_DAY }, () => serving(at(day)));
  await add(at(NEXT_DAY));
  const refused = await addMany(wholeDay(NEXT_DAY));
  expect([refused.statusCode, refused.json().code, await countDay(NEXT_DAY)]).toEqual([409, DAY_FULL, 1]);

  const copies = await Promise.all([addMany(wholeDay(DAY)), addMany(wholeDay(DAY))]);
  expect(copies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  expect(await countDay()).toBe(MAX_ENTRIES_A_DAY);
});

test("a copy of a whole day that is sent twice at the same moment is logged once", async () => {
  const { addMany, countDay } = await start();
  const send = () =>
    addMany(
      Array.from({ length: MAX_ENTRIES_A_DAY }, () => serving()),
      { "idempotency-key": "one copy" },
    );
  const [first, second] = await Promise.all([send(), send()]);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect(await countDay()).toBe(MAX_ENTRIES_A_DAY);
});

test("a day is counted in the user's time zone, and in no zone do 24 hours hold more than a day", async () => {
  const { maya, add, fill } = await start();
  const inZone = (zone: string) => ({ cookie: `${maya.cookie}; ${TIME_ZONE_COOKIE}=${encodeURIComponent(zone)}` });
  await fill(MAX_ENTRIES_A_DAY, at(DAY, "05:30"));
  // At 6:30 it is half past midnight in Chicago, and the day before in Denver.
  expect((await add(at(DAY, "06:30"))).statusCode).toBe(409);
  for (const zone of ["America/Denver", "America/Chicago", "America/Los_Angeles"])
    expect((await add(at(DAY, "06:30"), inZone(zone))).json().code, zone).toBe(DAY_FULL);
  expect((await add("2026-02-28T05:31:00Z")).statusCode).toBe(409);
  expect((await add("2026-02-28T05:30:00Z")).statusCode).toBe(201);
  expect((await add(at(NEXT_DAY, "05:29"))).statusCode).toBe(409);
  expect((await add(at(NEXT_DAY, "05:30"))).statusCode).toBe(201);
});

test("entries around a span of 24 hours that is not full do not count against it, wherever they are", async () => {
  const { add, fill } = await start();
  const half = MAX_ENTRIES_A_DAY / 2;
  await fill(half, at(DAY, "00:00"));
  await fill(half, at(NEXT_DAY, "18:00"));
  await fill(half - 1, at(DAY, "20:00"));
  // With those at 0:00 there are 199 within 24 hours, with those at 18:00 on the next day as well.
  expect((await add(at(DAY, "12:00"))).statusCode).toBe(201);
  expect((await add(at(DAY, "21:00"))).statusCode).toBe(409);
  expect((await add(at(NEXT_DAY, "08:00"))).statusCode).toBe(201);
  expect((await add(at(NEXT_DAY, "08:00"))).statusCode).toBe(409);
});

test("entries cannot be moved closer together through the days of different zones", async () => {
  const { maya, add, fill } = await start();
  const inZone = (zone: string) => ({ cookie: `${maya.cookie}; ${TIME_ZONE_COOKIE}=${encodeURIComponent(zone)}` });
  const { id } = (await add("2026-02-28T03:00:00Z")).json();
  await fill(MAX_ENTRIES_A_DAY, at(DAY, "08:00"));
  const move = async (loggedAt: string, zone: string) =>
    (await maya.send("PUT", `/api/diary/${id}`, { loggedAt }, inZone(zone))).statusCode;
  expect(await move("2026-02-28T08:00:00Z", "UTC")).toBe(200);
  expect(await move("2026-02-28T23:00:00Z", "UTC")).toBe(409);
  expect(await move(at(DAY, "07:30"), "America/Los_Angeles")).toBe(409);
  expect(await move("2026-02-28T03:00:00Z", "UTC")).toBe(200);
});

test("concurrent requests from different zones fill exactly the room of 24 hours", async () => {
  const { maya, add, fill } = await start();
  const inZone = (zone: string) => ({ cookie: `${maya.cookie}; ${TIME_ZONE_COOKIE}=${encodeURIComponent(zone)}` });
  await fill(MAX_ENTRIES_A_DAY - 5, at(DAY, "06:00"));
  const zones = ["UTC", "America/Denver", "America/Chicago", "America/Los_Angeles"];
  const answers = await Promise.all(zones.flatMap((zone) => [1, 2, 3].map(() => add(at(DAY, "06:30"), inZone(zone)))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(5).fill(201), ...Array(7).fill(409)]);
});

test("a larger day from version 1.0 is read in pages, and its entries can be changed and removed", async () => {
  const { maya, database, add, listDay, countDay } = await start();
  await add(at(DAY, "00:00"));
  const longer = 2 * MAX_ENTRIES_A_DAY + 50;
  await database.db.execute(sql`
    insert into diary_entries (user_id, food_id, food_version, quantity, meal_type, logged_at)
    select user_id, food_id, food_version, quantity, meal_type, logged_at + n * interval '1 minute'
    from diary_entries cross join generate_series(1, ${longer - 1}::int) n`);
  const pages = [];
  for (let offset = 0; offset < longer; offset += MAX_ENTRIES_A_DAY) {
    const page = await listDay(DAY, `&offset=${offset}`);
    expect(page.headers["x-total-count"]).toBe(String(longer));
    pages.push(page.json<DiaryEntry[]>());
  }
  expect(pages.map(({ length }) => length)).toEqual([MAX_ENTRIES_A_DAY, MAX_ENTRIES_A_DAY, 50]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(longer);
  expect((await listDay()).json()).toHaveLength(MAX_ENTRIES_A_DAY);
  const [first, second] = pages.flat();
  expect((await maya.send("PUT", `/api/diary/${first?.id}`, { loggedAt: at(DAY, "20:00") })).statusCode).toBe(200);
  expect((await maya.send("DELETE", `/api/diary/${second?.id}`)).statusCode).toBe(204);
  expect(await countDay()).toBe(longer - 1);
  expect((await add()).statusCode).toBe(409);
  const { days } = (await maya.send("GET", `/api/diary/days?from=${DAY}&to=${DAY}`)).json();
  expect(days[0].entries).toBe(longer - 1);
});
