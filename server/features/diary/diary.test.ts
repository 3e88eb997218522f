import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { DiaryEntry } from "#core/contracts/diary.ts";
import { DAY_MS, HOUR_MS } from "#core/domain/calendar/durations.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { foods } from "#server/db/tables/foods.ts";
import { banana, milk, serving, startDiary } from "#server/testing/diary-stage.ts";
import { signInAs } from "#server/testing/test-app.ts";

const NOBODYS = "00000000-0000-4000-8000-000000000000";

const typedIn = { name: "Grandma's soup", calories: 60, protein: 3, carbs: 8, fat: 2 };

describe("logging a food", () => {
  // Spec: S1.6, S3.33, S7.31, S7.32
  test("returns the entry with its food, and the day shows it", async () => {
    const { add, day } = await startDiary();
    const added = await add({ portion: "1 banana", loggedAt: "2026-03-01T07:30:00.000Z" });
    expect(added.statusCode).toBe(201);
    const entry = added.json();
    expect(z.safeParse(DiaryEntry, entry).error).toBeUndefined();
    expect(entry).toMatchObject({
      foodId: banana.id,
      quantity: 126,
      portion: "1 banana",
      mealType: "breakfast",
      customTime: null,
      loggedAt: "2026-03-01T07:30:00.000Z",
      food: { name: "Banana", calories: banana.calories, category: "fruit", isOwn: false },
    });
    expect(await day("2026-03-01")).toEqual([entry]);
    expect(await day("2026-03-02")).toEqual([]);
  });

  // Spec: D4.8
  test("uses the current time if none is given", async () => {
    const { add } = await startDiary();
    const before = Date.now();
    const at = Date.parse((await add()).json().loggedAt);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  // Spec: S3.31, D4.13
  test("stores a fraction of a gram exactly", async () => {
    const { add } = await startDiary();
    expect((await add({ quantity: 33.3 })).json().quantity).toBe(33.3);
    expect((await add({ quantity: 5000 })).statusCode).toBe(201);
  });

  // Spec: S3.31, S5.31, D4.13
  test.each([0, -1, null, "1,5", "100", 5001, 1e308, undefined])("rejects %s grams", async (quantity) => {
    const { add } = await startDiary();
    const refused = await add({ quantity });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toMatch(/^Invalid Quantity/);
  });

  test("rejects numbers that JSON does not have", async () => {
    const { maya } = await startDiary();
    for (const quantity of ["NaN", "Infinity", "1e999"]) {
      const payload = `{"foodId":"${banana.id}","mealType":"lunch","quantity":${quantity}}`;
      const refused = await maya.send("POST", "/api/diary", payload as unknown as object, { "content-type": "application/json" });
      expect(refused.statusCode, quantity).toBe(400);
    }
  });

  // Spec: S3.32, D4.8, D4.9
  test("rejects an unknown meal, time or day", async () => {
    const { add } = await startDiary();
    const past = new Date(Date.now() + 3 * DAY_MS).toISOString();
    for (const changes of [
      { mealType: "brunch" },
      { customTime: "25:00" },
      { loggedAt: "yesterday" },
      { loggedAt: past },
      { loggedAt: "1999-12-31T00:00:00Z" },
      { portion: "x".repeat(81) },
      { foodId: "1" },
    ]) {
      expect((await add(changes)).statusCode, JSON.stringify(changes)).toBe(400);
    }
    expect((await add({ loggedAt: new Date(Date.now() + 12 * HOUR_MS).toISOString() })).statusCode).toBe(201);
  });

  // Spec: S3.30, D3.4, D4.10
  test("does not find a food that does not exist or belongs to another user", async () => {
    const { app, add } = await startDiary();
    const noah = await signInAs(app);
    const soup = (await noah.send("POST", "/api/foods", typedIn)).json();
    expect((await add({ foodId: NOBODYS })).statusCode).toBe(404);
    expect((await add({ foodId: soup.id })).statusCode).toBe(404);
    const logged = await noah.send("POST", "/api/diary", serving({ foodId: soup.id }));
    expect(logged.json().food).toMatchObject({ name: "Grandma's soup", isOwn: true });
  });

  // Spec: D4.15
  test("logs once for the same Idempotency-Key, also concurrently, and keys belong to one user", async () => {
    const { app, maya, add } = await startDiary();
    const noah = await signInAs(app);
    const key = { "idempotency-key": "breakfast-1" };
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({}, key)));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect((await maya.send("GET", "/api/diary")).json()).toHaveLength(1);
    expect((await noah.send("POST", "/api/diary", serving(), key)).json().id).not.toBe(answers[0]?.json().id);
    expect((await add()).json().id).not.toBe((await add()).json().id);
    expect((await add({}, { "idempotency-key": "x".repeat(101) })).statusCode).toBe(400);
  });
});

describe("logging several foods at once", () => {
  test("keeps their order and logs all of them once", async () => {
    const { maya } = await startDiary();
    const entries = [serving(), serving({ foodId: milk.id, quantity: 244 }), serving({ quantity: 50 })];
    const send = () => maya.send("POST", "/api/diary/batch", { entries }, { "idempotency-key": "basket" });
    const first = await send();
    expect(first.statusCode).toBe(201);
    expect(first.json().map(({ quantity }: DiaryEntry) => quantity)).toEqual([126, 244, 50]);
    expect((await send()).json()).toEqual(first.json());
    expect((await maya.send("GET", "/api/diary")).json()).toHaveLength(3);
  });

  test("logs none if one is invalid", async () => {
    const { maya } = await startDiary();
    for (const wrong of [{ foodId: NOBODYS }, { quantity: 0 }]) {
      const refused = await maya.send("POST", "/api/diary/batch", { entries: [serving(), serving(wrong)] });
      expect([400, 404]).toContain(refused.statusCode);
    }
    expect((await maya.send("POST", "/api/diary/batch", { entries: [] })).statusCode).toBe(400);
    expect(
      (await maya.send("POST", "/api/diary/batch", { entries: Array.from({ length: MAX_ENTRIES_A_DAY + 1 }, () => serving()) })).statusCode,
    ).toBe(400);
    expect((await maya.send("GET", "/api/diary")).json()).toEqual([]);
  });
});

describe("an entry", () => {
  // Spec: D4.11
  test("keeps the figures it was logged with, even if the food changes", async () => {
    const { maya, database, day } = await startDiary();
    const soup = (await maya.send("POST", "/api/foods", typedIn)).json();
    await maya.send("POST", "/api/diary", serving({ foodId: soup.id, loggedAt: "2026-03-01T12:00:00Z" }));
    await database.db.update(foods).set({ calories: 999, name: "Other soup" }).where(eq(foods.id, soup.id));
    await maya.send("POST", "/api/diary", serving({ foodId: soup.id, loggedAt: "2026-03-01T13:00:00Z" }));
    expect((await day("2026-03-01")).map(({ food }) => [food.name, food.calories])).toEqual([
      ["Grandma's soup", 60],
      ["Other soup", 999],
    ]);
    const summary = (await maya.send("GET", "/api/diary/days?from=2026-03-01&to=2026-03-01")).json();
    expect(summary.days[0].totals.calories).toBeCloseTo((60 * 126) / 100 + (999 * 126) / 100, 10);
  });

  test("is logged again with its own figures, after it was removed and the food has changed, alone and among several", async () => {
    const { maya, database, day } = await startDiary();
    const soup = (await maya.send("POST", "/api/foods", typedIn)).json();
    const first = (await maya.send("POST", "/api/diary", serving({ foodId: soup.id }))).json();
    expect(first.foodVersion).toEqual(expect.any(Number));
    await maya.send("DELETE", `/api/diary/${first.id}`);
    await database.db.update(foods).set({ calories: 999, name: "Other soup" }).where(eq(foods.id, soup.id));
    const anew = serving({ foodId: soup.id, foodVersion: first.foodVersion, loggedAt: "2026-03-01T12:00:00Z" });
    const now = serving({ foodId: soup.id, loggedAt: "2026-03-01T13:00:00Z" });
    expect((await maya.send("POST", "/api/diary", anew)).json()).toMatchObject({
      foodVersion: first.foodVersion,
      food: { name: "Grandma's soup", calories: 60 },
    });
    expect((await maya.send("POST", "/api/diary/batch", { entries: [anew, now] })).statusCode).toBe(201);
    expect((await day("2026-03-01")).map(({ food }) => food.calories)).toEqual([60, 60, 999]);
  });

  test("does not accept figures that its food never had, nor those of another user's food", async () => {
    const { app, add, day } = await startDiary();
    const noah = await signInAs(app);
    const soup = (await noah.send("POST", "/api/foods", typedIn)).json();
    const his = (await noah.send("POST", "/api/diary", serving({ foodId: soup.id }))).json();
    const at = { loggedAt: "2026-03-01T12:00:00Z" };
    expect((await add({ ...at, foodVersion: his.foodVersion })).statusCode).toBe(404);
    expect((await add({ ...at, foodId: soup.id, foodVersion: his.foodVersion })).statusCode).toBe(404);
    expect((await add({ ...at, foodVersion: 1 })).statusCode).toBe(404);
    for (const foodVersion of [-1, 1.5, 2 ** 53, "1", null]) expect((await add({ ...at, foodVersion })).statusCode).toBe(400);
    expect(await day("2026-03-01")).toEqual([]);
  });

  test("can change amount, meal and time; what is absent stays", async () => {
    const { maya, add } = await startDiary();
    const { id } = (await add({ portion: "1 banana", loggedAt: "2026-03-01T07:30:00Z" })).json();
    const change = async (body: object) => (await maya.send("PUT", `/api/diary/${id}`, body)).json();
    expect(await change({ mealType: "snack" })).toMatchObject({ mealType: "snack", quantity: 126, portion: "1 banana" });
    expect(await change({ quantity: 60 })).toMatchObject({ quantity: 60, portion: null });
    expect(await change({ quantity: 252, portion: "2 bananas", customTime: "07:45", loggedAt: "2026-03-01T07:45:00Z" })).toMatchObject({
      quantity: 252,
      portion: "2 bananas",
      customTime: "07:45",
      loggedAt: "2026-03-01T07:45:00.000Z",
    });
    expect(await change({ customTime: null })).toMatchObject({ customTime: null, quantity: 252 });
    expect(await change({})).toMatchObject({ mealType: "snack", quantity: 252, food: { name: "Banana" } });
    expect((await maya.send("PUT", `/api/diary/${id}`, { quantity: 0 })).statusCode).toBe(400);
    expect((await maya.send("PUT", `/api/diary/${id}`, { loggedAt: "2999-01-01T00:00:00Z" })).statusCode).toBe(400);
  });

  // Spec: S7.33, D2.6
  test("can be deleted, once", async () => {
    const { maya, add } = await startDiary();
    const { id } = (await add()).json();
    expect((await maya.send("DELETE", `/api/diary/${id}`)).statusCode).toBe(204);
    expect((await maya.send("DELETE", `/api/diary/${id}`)).statusCode).toBe(404);
    expect((await maya.send("GET", "/api/diary")).json()).toEqual([]);
  });

  test("of another user is not found", async () => {
    const { app, maya, add } = await startDiary();
    const noah = await signInAs(app);
    const { id } = (await add()).json();
    expect((await noah.send("PUT", `/api/diary/${id}`, { quantity: 1 })).statusCode).toBe(404);
    expect((await noah.send("DELETE", `/api/diary/${id}`)).statusCode).toBe(404);
    expect((await noah.send("GET", "/api/diary")).json()).toEqual([]);
    expect((await noah.send("GET", "/api/diary/usual")).json()).toEqual([]);
    expect((await maya.send("GET", "/api/diary")).json()).toMatchObject([{ id, quantity: 126 }]);
  });
});
