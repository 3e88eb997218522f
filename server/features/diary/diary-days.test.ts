import { setImmediate } from "node:timers/promises";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { type DiaryEntry, UsualFood } from "#core/contracts/diary.ts";
import { DAY_MS, HOUR_MS } from "#core/domain/calendar/durations.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { LIMITS } from "#server/platform/http/rate-limits/limits.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { milk, serving, startDiary } from "#server/testing/diary-stage.ts";
import { pantryFood } from "#server/testing/suggestions/pantry.ts";
import { type SignedIn, signInAs } from "#server/testing/test-app.ts";

describe("a day is the user's calendar day", () => {
  // Spec: D4.1
  test.each([
    ["Pacific/Pago_Pago", "2026-06-10T11:00:00.000Z", "2026-06-11T10:59:59.999Z"],
    ["Pacific/Kiritimati", "2026-06-09T10:00:00.000Z", "2026-06-10T09:59:59.999Z"],
    ["America/Los_Angeles", "2026-06-10T07:00:00.000Z", "2026-06-11T06:59:59.999Z"],
    ["UTC", "2026-06-10T00:00:00.000Z", "2026-06-10T23:59:59.999Z"],
  ])("%s: from midnight to midnight", async (tz, first, last) => {
    const { add, day } = await startDiary();
    for (const at of [first, last]) {
      await add({ loggedAt: at });
      await add({ loggedAt: new Date(Date.parse(at) + (at === first ? -1 : 1)).toISOString() });
    }
    expect((await day("2026-06-10", tz)).map(({ loggedAt }) => loggedAt)).toEqual([first, last]);
  });

  test("days with a daylight saving change are complete, and February 29 is a day", async () => {
    const { add, day } = await startDiary();
    await add({ loggedAt: "2026-11-01T05:30:00Z" });
    await add({ loggedAt: "2026-11-01T06:30:00Z" });
    await add({ loggedAt: "2024-02-29T23:00:00Z" });
    expect(await day("2026-11-01", "America/New_York")).toHaveLength(2);
    expect(await day("2024-02-29", "Europe/London")).toHaveLength(1);
    expect(await day("2024-03-01", "Europe/Berlin")).toHaveLength(1);
  });

  // Spec: D4.1
  test("after a flight the same moment belongs to the day of the new place", async () => {
    const { add, day } = await startDiary();
    await add({ loggedAt: "2026-06-10T23:00:00Z" });
    expect(await day("2026-06-10", "America/New_York")).toHaveLength(1);
    expect(await day("2026-06-11", "Asia/Tokyo")).toHaveLength(1);
    expect(await day("2026-06-10", "Asia/Tokyo")).toHaveLength(0);
  });

  // Spec: D4.3
  test("an unknown zone or day is rejected", async () => {
    const { maya } = await startDiary();
    for (const query of [
      "date=2026-02-30",
      "date=today",
      "date=2026-06-10&tz=Mars/Olympus",
      "date=2026-06-10&tz=",
      "limit=0",
      `limit=${MAX_ENTRIES_A_DAY + 1}`,
    ]) {
      expect((await maya.send("GET", `/api/diary?${query}`)).statusCode, query).toBe(400);
    }
  });
});

// Spec: S7.31, S9.8, D4.6, D6.4
test("without a date the newest entries come first, at most a hundred", async () => {
  const { maya } = await startDiary();
  const hour = (index: number) => new Date(Date.parse("2026-01-01T00:00:00Z") + index * HOUR_MS).toISOString();
  for (const from of [0, 40, 80]) {
    const entries = Array.from({ length: 40 }, (_, index) => serving({ loggedAt: hour(from + index) }));
    await maya.send("POST", "/api/diary/batch", { entries });
  }
  const newest: DiaryEntry[] = (await maya.send("GET", "/api/diary")).json();
  expect(newest).toHaveLength(100);
  expect(newest[0]?.loggedAt).toBe(hour(119));
  const five: DiaryEntry[] = (await maya.send("GET", "/api/diary?limit=5")).json();
  expect(five.map(({ loggedAt }) => loggedAt)).toEqual([119, 118, 117, 116, 115].map(hour));
});

describe("the usual foods of a user", () => {
  test("are listed by meal, latest first, with the last amount and how often", async () => {
    const { maya, add } = await startDiary();
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    await add({ loggedAt: ago(5), quantity: 100 });
    await add({ loggedAt: ago(3), quantity: 252, portion: "2 bananas" });
    await add({ foodId: milk.id, quantity: 244, loggedAt: ago(1) });
    await add({ foodId: milk.id, quantity: 100, mealType: "snack", loggedAt: ago(2) });
    await add({ foodId: pantryFood("Apple").id, loggedAt: ago(91) });
    const usual = (await maya.send("GET", "/api/diary/usual?mealType=breakfast")).json() as UsualFood[];
    expect(z.safeParse(z.array(UsualFood), usual).error).toBeUndefined();
    expect(usual.map(({ food, quantity, portion, times }) => [food.name, quantity, portion, times])).toEqual([
      ["Whole milk", 244, null, 1],
      ["Banana", 252, "2 bananas", 2],
    ]);
    expect((await maya.send("GET", "/api/diary/usual")).json()).toHaveLength(2);
    expect((await maya.send("GET", "/api/diary/usual?mealType=brunch")).statusCode).toBe(400);
  });
});

describe("the summaries of days", () => {
  test("total the entries, include empty days, and count water", async () => {
    const { maya, add, day } = await startDiary();
    await add({ loggedAt: "2026-03-01T08:00:00Z", quantity: 33.3 });
    await add({ foodId: milk.id, loggedAt: "2026-03-01T09:00:00Z", quantity: 244 });
    await add({ loggedAt: "2026-03-03T09:00:00Z" });
    await maya.send("PUT", "/api/water/2026-03-02", { morningGlasses: 2, eveningGlasses: 1 });
    await add({ loggedAt: "2026-03-03T13:00:00Z", mealType: "lunch" });
    await add({ loggedAt: "2026-03-03T14:00:00Z", mealType: "lunch" });
    const { days, variety } = (await maya.send("GET", "/api/diary/days?from=2026-03-01&to=2026-03-03&tz=UTC")).json();
    expect(days.map((one: { day: string; entries: number; glasses: number }) => [one.day, one.entries, one.glasses])).toEqual([
      ["2026-03-01", 2, 0],
      ["2026-03-02", 0, 3],
      ["2026-03-03", 3, 0],
    ]);
    expect(days.map((one: { meals: string[] }) => one.meals)).toEqual([["breakfast"], [], ["breakfast", "lunch"]]);
    const sum = (await day("2026-03-01")).reduce((total, { food, quantity }) => total + ((food.calories ?? 0) * quantity) / 100, 0);
    expect(days[0].totals.calories).toBe(sum);
    expect(days[0].totals.potassiumMg).toBeGreaterThan(0);
    expect(days[1].totals).toEqual({});
    expect(variety).toEqual({ foods: 2, categories: expect.arrayContaining(["fruit", "dairy"]) });
  });

  test("cover at most a quarter of a year, in the right order", async () => {
    const { maya } = await startDiary();
    const ask = async (from: string, to: string) => (await maya.send("GET", `/api/diary/days?from=${from}&to=${to}`)).statusCode;
    expect(await ask("2026-01-01", "2026-04-02")).toBe(200);
    expect(await ask("2026-01-01", "2026-04-03")).toBe(400);
    expect(await ask("2026-01-02", "2026-01-01")).toBe(400);
  });

  // On PostgreSQL, the turns are as many as the database takes time.
  test.runIf(inject("databaseSource").kind === "pglite")("of a quarter of a year let others be served after each week", async () => {
    const { maya } = await startDiary();
    const turnsDuring = async (to: string) => {
      let isOver = false;
      const request = maya.send("GET", `/api/diary/days?from=2026-01-01&to=${to}`).finally(() => {
        isOver = true;
      });
      let turns = 0;
      for (; !isOver; turns += 1) await setImmediate();
      expect((await request).statusCode).toBe(200);
      return turns;
    };
    await turnsDuring("2026-04-02");
    const ofWeek = await turnsDuring("2026-01-07");
    expect(await turnsDuring("2026-04-02")).toBeGreaterThanOrEqual(ofWeek + 12);
  });

  test("of more than a week are limited for each person; those of a week never are", async () => {
    const { app, database, maya } = await startDiary();
    const noah = await signInAs(app);
    const limits = new RateLimits(database.db);
    const { tries } = LIMITS.longSummariesPerPerson;
    for (let count = 1; count < tries; count += 1) await limits.count("longSummariesPerPerson", maya.user.id);
    const ask = (person: SignedIn, to: string) => person.send("GET", `/api/diary/days?from=2026-01-01&to=${to}`);
    expect((await ask(maya, "2026-01-07")).statusCode).toBe(200);
    expect((await ask(maya, "2026-01-08")).statusCode).toBe(200);
    const refused = await ask(maya, "2026-01-08");
    expect([refused.statusCode, refused.json().code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask(maya, "2026-01-07")).statusCode).toBe(200);
    expect((await ask(noah, "2026-04-02")).statusCode).toBe(200);
  });
});
