import { expect, test } from "vitest";
import type { Food } from "#core/contracts/foods.ts";
import { addDays, dayAt } from "#core/domain/calendar/calendar-day.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { FOOD_NAME_MAX_LENGTH } from "#core/domain/foods/limits.ts";
import { freshDatabase, startServer } from "#server/testing/server-process.ts";

const MAX_BYTES = 1_000_000;
const PASSWORD = "Crunchy-apple-7";
/** The characters that take the most bytes in a response, and in a page. */
const LONG_WORDS = ["食", '"', "<"];
const START_AND_FILL_MS = 240_000;

test("a day at its limit, of the longest foods, stays below a megabyte in the API and in every page", {
  timeout: START_AND_FILL_MS,
}, async () => {
  const { url } = await startServer(await freshDatabase());
  const account = { email: "maya@example.com", firstName: "Maya", password: PASSWORD, confirmPassword: PASSWORD };
  const cookie = (await send("", "/api/register", account)).headers.get("set-cookie")?.split(";")[0] ?? "";
  const foods: Food[] = [];
  for (const word of LONG_WORDS) {
    const food = { name: word.repeat(FOOD_NAME_MAX_LENGTH), healthBenefits: word.repeat(800), calories: 1, protein: 0, carbs: 0, fat: 0 };
    foods.push((await (await send(cookie, "/api/foods", food)).json()) as Food);
  }
  const today = dayAt(new Date(), "UTC");
  for (const day of [today, addDays(today, -1)]) {
    for (let logged = 0; logged < MAX_ENTRIES_A_DAY; logged += MAX_ENTRIES_A_DAY) {
      const entries = Array.from({ length: MAX_ENTRIES_A_DAY }, (_, index) => ({
        foodId: foods[index % foods.length]?.id,
        quantity: 1 / 3,
        mealType: "lunch",
        portion: '"'.repeat(80),
        loggedAt: `${day}T00:00:00Z`,
      }));
      expect((await send(cookie, "/api/diary/batch", { entries })).status).toBe(201);
    }
  }

  for (const path of [`/api/diary?date=${today}&tz=UTC`, "/api/diary", "/api/diary/usual", "/diary", "/", "/search", "/trends"]) {
    const answer = await fetch(url + path, { headers: { cookie: `${cookie}; time-zone=UTC` } });
    expect(answer.status, path).toBe(200);
    expect((await answer.arrayBuffer()).byteLength, path).toBeLessThan(MAX_BYTES);
  }

  function send(as: string, path: string, body: object): Promise<Response> {
    return fetch(url + path, {
      method: "POST",
      headers: { cookie: as, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }
});
