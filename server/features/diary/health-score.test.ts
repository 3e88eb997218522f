import { expect, test } from "vitest";
import { addDays, dayAt } from "#core/domain/calendar/calendar-day.ts";
import { entryOf, startWithFoods } from "#server/testing/suggestions/suggestions-stage.ts";
import { type SignedIn, signInAs } from "#server/testing/test-app.ts";

const TODAY = dayAt(new Date(), "UTC");
const scoreOf = async (person: SignedIn) =>
  (await person.send("GET", `/api/diary/days?from=${addDays(TODAY, -6)}&to=${TODAY}&tz=UTC`)).json().healthScore;

async function log(person: SignedIn, daysAgo: number, names: readonly string[]): Promise<void> {
  const loggedAt = `${addDays(TODAY, -daysAgo)}T00:00:00.000Z`;
  const entries = names.map((name) => ({ foodId: entryOf(name).id, quantity: 200, mealType: "lunch", loggedAt }));
  expect((await person.send("POST", "/api/diary/batch", { entries })).statusCode).toBeLessThan(300);
}

test("the health score is 85 'Very Good' until three of the last seven days are logged, then the user's own", async () => {
  const { app } = await startWithFoods();
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  await log(maya, 0, ["Apple", "Milk"]);
  await log(maya, 1, ["Banana"]);
  await log(maya, 8, ["Banana"]);
  expect(await scoreOf(maya)).toMatchObject({ score: 85, label: "Very Good", parts: [] });
  await log(maya, 2, ["Oatmeal", "Broccoli, cooked"]);
  const own = await scoreOf(maya);
  expect(own.parts).toHaveLength(10);
  expect(own.add).toMatch(/^Add /);
  expect(await scoreOf(noah)).toMatchObject({ score: 85 });
});
