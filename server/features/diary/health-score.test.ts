import { describe, expect, test } from "vitest";
import { addDays, dayAt } from "#core/domain/calendar/calendar-day.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { findEntry, startWithFoods } from "#server/testing/suggestions/suggestions-stage.ts";
import { type SignedIn, signInAs } from "#server/testing/test-app.ts";

const TODAY = dayAt(new Date(), "UTC");
const readScore = async (person: SignedIn) =>
  (await person.send("GET", `/api/diary/days?from=${addDays(TODAY, -6)}&to=${TODAY}&tz=UTC`)).json().healthScore;

/** Logs these foods in equal shares, so that together they bring this much energy. */
async function log(
  person: SignedIn,
  daysAgo: number,
  kcal: number,
  names: readonly string[],
  meals: readonly MealType[] = ["lunch"],
): Promise<void> {
  const loggedAt = `${addDays(TODAY, -daysAgo)}T00:00:00.000Z`;
  const share = kcal / names.length / meals.length;
  const entries = meals.flatMap((mealType) =>
    names.map((name) => {
      const food = findEntry(name);
      return { foodId: food.id, quantity: Math.ceil((share / (food.calories ?? 100)) * 100), mealType, loggedAt };
    }),
  );
  expect((await person.send("POST", "/api/diary/batch", { entries })).statusCode).toBeLessThan(300);
}

const VARIED = ["Apple", "Milk", "Banana", "Oatmeal", "Broccoli, cooked"];
const NOT_ENOUGH = { score: null, label: null, add: "Not enough logged to say.", parts: [], ownDays: 0 };
/** She needs 2,387 kcal. */
const GIRL = { age: 15, gender: "female", height: 165, weight: 52, activityLevel: "moderately_active" };

test("the health score starts at 85 'Very Good' and becomes the user's own by a seventh a day", async () => {
  const { app } = await startWithFoods();
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  expect(await readScore(maya)).toMatchObject({ score: 85, label: "Very Good", parts: [], ownDays: 0 });
  let before = 85;
  for (const [index, daysAgo] of [1, 2, 3, 4, 5, 6].entries()) {
    await log(maya, daysAgo, 2000, ["Banana"]);
    const { score, ownDays, parts, add } = await readScore(maya);
    expect(ownDays).toBe(index + 1);
    expect(parts).toHaveLength(10);
    expect(add).toMatch(/^Add /);
    expect(before - score).toBeLessThanOrEqual(13);
    expect(before - score).toBeGreaterThanOrEqual(0);
    before = score;
  }
  expect(before).toBeLessThan(60);
  expect(await readScore(noah)).toMatchObject({ score: 85 });
});

describe("eating little brings no good score", () => {
  test("a day with less than half of the need has no score until it holds enough, also if it is the only one", async () => {
    const { app } = await startWithFoods();
    const maya = await signInAs(app);
    await log(maya, 0, 300, ["Apple"]);
    expect(await readScore(maya)).toEqual(NOT_ENOUGH);
    await log(maya, 0, 900, ["Banana"]);
    expect(await readScore(maya)).toMatchObject({ ownDays: 1, score: expect.any(Number) });
  });

  test("a week without an entry does not bring the start back to somebody with a diary", async () => {
    const { app } = await startWithFoods();
    const [maya, noah] = [await signInAs(app), await signInAs(app)];
    await log(maya, 8, 2000, ["Banana"]);
    expect(await readScore(maya)).toEqual(NOT_ENOUGH);
    expect(await readScore(noah)).toMatchObject({ score: 85 });
  });

  test("a girl of 15 who logs 886 kcal of varied food a day has no score, whatever her goal", async () => {
    const { app } = await startWithFoods();
    const maya = await signInAs(app);
    await maya.send("PUT", "/api/user/profile", GIRL);
    for (const daysAgo of [1, 2, 3, 4, 5]) await log(maya, daysAgo, 886, VARIED, ["breakfast", "dinner"]);
    expect(await readScore(maya)).toEqual(NOT_ENOUGH);
    await maya.send("PUT", "/api/user/profile", { calorieGoal: 800 });
    expect(await readScore(maya)).toEqual(NOT_ENOUGH);
  });

  test("five days below 60 percent of the need have no score, though each has half of it", async () => {
    const { app } = await startWithFoods();
    const maya = await signInAs(app);
    await maya.send("PUT", "/api/user/profile", GIRL);
    for (const daysAgo of [1, 2, 3, 4, 5]) await log(maya, daysAgo, 1300, VARIED, ["breakfast", "dinner"]);
    expect(await readScore(maya)).toEqual(NOT_ENOUGH);
  });

  test("without an age, and up to 24, a goal far below the need has no score; from 25 the day is measured against the need", async () => {
    const { app } = await startWithFoods();
    const maya = await signInAs(app);
    for (const daysAgo of [1, 2, 3]) await log(maya, daysAgo, 2400, VARIED);
    for (const age of [null, 18, 24]) {
      await maya.send("PUT", "/api/user/profile", { age, calorieGoal: 800, weightGoal: "lose" });
      expect(await readScore(maya), String(age)).toEqual(NOT_ENOUGH);
    }
    await maya.send("PUT", "/api/user/profile", { age: 25 });
    expect(await readScore(maya)).toMatchObject({ ownDays: 3, score: expect.any(Number) });
  });
});
