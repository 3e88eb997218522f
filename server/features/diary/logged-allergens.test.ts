import { expect, test } from "vitest";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadFoodsAndDishes } from "#server/catalogue/load-catalogue.ts";
import { applyRelease } from "#server/catalogue/seed-catalogue.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const catalogue = new Catalogue(
  loadFoodsAndDishes().filter(({ name }) => ["Whole wheat bread", "Milk", "Apple"].includes(name)),
  new Date("2026-01-01T00:00:00Z"),
);
const findId = (name: string) => catalogue.entries.find((entry) => entry.name === name)?.id;

async function start() {
  const { app, database } = await startTestApp({ catalogue });
  await applyRelease(database.db, catalogue, "few foods");
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  const log = async (name: string, daysAgo: number) => {
    const loggedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
    const answer = await maya.send("POST", "/api/diary", { foodId: findId(name), quantity: 50, mealType: "lunch", loggedAt });
    expect(answer.statusCode).toBe(201);
  };
  const names = async (person = maya): Promise<string[]> =>
    (await person.send("GET", "/api/diary/allergens")).json().map(({ name }: { name: string }) => name);
  return { maya, noah, log, names };
}

test("the foods of the last seven days with a major allergen are listed once each, the latest first", async () => {
  const { maya, log, names } = await start();
  expect(await names()).toEqual([]);
  await log("Whole wheat bread", 3);
  await log("Whole wheat bread", 6);
  await log("Milk", 1);
  await log("Apple", 1);
  expect(await names()).toEqual(["Milk", "Whole wheat bread"]);
  const [, bread] = (await maya.send("GET", "/api/diary/allergens")).json();
  expect(bread).toMatchObject({ foodId: findId("Whole wheat bread"), allergens: { contains: ["wheat"], basis: "recipe" } });
});

test("what was logged more than seven days ago is not listed", async () => {
  const { log, names } = await start();
  await log("Milk", 8);
  expect(await names()).toEqual([]);
});

test("another user does not see what a user logged", async () => {
  const { noah, log, names } = await start();
  await log("Milk", 1);
  expect(await names(noah)).toEqual([]);
});
