import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Food } from "#core/contracts/foods.ts";
import { foods } from "#server/db/tables/foods.ts";
import { startWithPantry } from "#server/testing/pantry.ts";
import { signInAs } from "#server/testing/test-app.ts";
import { startWithAi } from "#server/testing/with-ai.ts";

/** The news of a change travels through the database. Without news it is believed for a minute: much longer than this. */
const NEWS_WITHIN_MS = 10_000;

test("a food that another process changes or removes is found as it is now", async () => {
  const { app, database } = await startWithPantry();
  const maya = await signInAs(app);
  const soup = (await maya.send("POST", "/api/foods", { name: "Zorbo soup", calories: 60, protein: 3, carbs: 8, fat: 2 })).json();
  const find = async (q: string) => (await maya.send("GET", `/api/foods/search?q=${q}`)).json().map(({ name }: Food) => name);
  expect(await find("zorbo")).toEqual(["Zorbo soup"]);

  await database.db.update(foods).set({ name: "Quixel stew" }).where(eq(foods.id, soup.id));
  await expect.poll(() => find("quixel"), { timeout: NEWS_WITHIN_MS, interval: 20 }).toEqual(["Quixel stew"]);
  await database.db.delete(foods).where(eq(foods.id, soup.id));
  await database.db.insert(foods).values({ id: soup.id, ownerId: null, name: "Somebody else's" });
  await expect.poll(() => find("quixel"), { timeout: NEWS_WITHIN_MS, interval: 20 }).toEqual([]);
});

test("an unknown food that is asked about twice at the same moment becomes one food", async () => {
  const { maya, database } = await startWithAi();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => maya.send("POST", "/api/foods/info", { foodName: "moon stew", provider: "anthropic" })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await database.db.select({ id: foods.id }).from(foods).where(eq(foods.ownerId, maya.user.id))).toHaveLength(1);
});
