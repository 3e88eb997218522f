import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Food } from "#core/contracts/foods.ts";
import type { SavedMeal } from "#core/contracts/saved-meals.ts";
import { foods } from "#server/db/tables/foods.ts";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { signInAs } from "#server/testing/test-app.ts";
import { startWithAi } from "#server/testing/with-ai.ts";

/** Change notifications travel through the database. Without one, a value stays cached for a minute, which is much longer than this. */
const NEWS_WITHIN_MS = 10_000;

test("a food that another process changes or deletes is found in its current state", async () => {
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

test("an unknown food that is requested twice at the same moment becomes one food", async () => {
  const { maya, database } = await startWithAi();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => maya.send("POST", "/api/foods/info", { foodName: "moon stew", provider: "anthropic" })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await database.db.select({ id: foods.id }).from(foods).where(eq(foods.ownerId, maya.user.id))).toHaveLength(1);
});

const typedIn = (name: string) => ({ name, calories: 60, protein: 3, carbs: 8, fat: 2 });
const SERVING = { quantity: 100, mealType: "lunch", loggedAt: "2026-03-01T12:00:00Z" };

async function startWithSoup() {
  const { app, database } = await startWithPantry();
  const maya = await signInAs(app);
  const soup: string = (await maya.send("POST", "/api/foods", typedIn("Zorbo soup"))).json().id;
  const read = async (path: string) => (await maya.send("GET", path)).json();
  const remove = (id = soup) => maya.send("DELETE", `/api/foods/${id}`);
  return { app, database, maya, soup, read, remove };
}

test("a deleted food disappears from search, stars, usual foods and saved meals; the diary keeps what was logged", async () => {
  const { maya, soup, read, remove } = await startWithSoup();
  const banana = pantryFood("Banana").id;
  const items = [soup, banana].map((foodId) => ({ foodId, quantity: 100 }));
  const entry = (await maya.send("POST", "/api/diary", { ...SERVING, foodId: soup })).json();
  await maya.send("PUT", `/api/foods/${soup}/star`);
  await maya.send("POST", "/api/meals", { name: "Soup and fruit", items });
  await maya.send("POST", "/api/meals", { name: "Soup alone", items: items.slice(0, 1) });
  const [day, sums] = ["/api/diary?date=2026-03-01", "/api/diary/days?from=2026-03-01&to=2026-03-01"];
  const before = [await read(day), await read(sums)];

  expect((await remove()).statusCode).toBe(204);
  expect(await read("/api/foods/search?q=zorbo")).toEqual([]);
  expect((await maya.send("GET", `/api/foods/${soup}`)).statusCode).toBe(404);
  expect((await maya.send("PUT", `/api/foods/${soup}/star`)).statusCode).toBe(404);
  expect((await maya.send("POST", "/api/meals", { name: "Again", items })).statusCode).toBe(404);
  expect(await read("/api/foods/starred")).toEqual([]);
  expect(await read("/api/diary/usual")).toEqual([]);
  const meals: SavedMeal[] = await read("/api/meals");
  expect(meals.map((meal) => [meal.name, meal.items.map(({ food }) => food.name)])).toEqual([["Soup and fruit", ["Banana"]]]);

  expect([await read(day), await read(sums)]).toEqual(before);
  const copy = { ...SERVING, foodId: soup, foodVersion: entry.foodVersion, loggedAt: "2026-03-02T12:00:00Z" };
  expect((await maya.send("POST", "/api/diary", copy)).statusCode).toBe(201);
  const data = await read("/api/user/export");
  expect([data.foods, data.diary.length]).toEqual([[], 2]);

  expect((await remove()).statusCode).toBe(404);
  expect((await maya.send("POST", "/api/foods", typedIn("Zorbo soup"))).statusCode).toBe(201);
  expect(await read("/api/foods/search?q=zorbo")).toHaveLength(1);
});

test("another user cannot delete it, and nobody can delete a catalogue food", async () => {
  const { app, soup, read, remove } = await startWithSoup();
  const noah = await signInAs(app);
  expect((await noah.send("DELETE", `/api/foods/${soup}`)).statusCode).toBe(404);
  expect((await remove(pantryFood("Banana").id)).statusCode).toBe(404);
  expect(await read("/api/foods/search?q=zorbo")).toHaveLength(1);
});

test("a food that is deleted twice while it is being logged is deleted once, and every accepted entry stays", async () => {
  const { maya, soup, read, remove } = await startWithSoup();
  const log = () => maya.send("POST", "/api/diary", { ...SERVING, foodId: soup });
  const answers = await Promise.all([log(), remove(), log(), remove(), log()]);
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  expect(count(201) + count(204) + count(404)).toBe(5);
  expect(count(204)).toBe(1);
  expect(await read("/api/diary?date=2026-03-01")).toHaveLength(count(201));
});

test("a food that is starred and saved in a meal while it is deleted is in neither list afterwards", async () => {
  const { maya, read, remove } = await startWithSoup();
  for (const name of ["Quixel stew", "Quixel curry", "Quixel pie"]) {
    const { id } = (await maya.send("POST", "/api/foods", typedIn(name))).json();
    const [starred, saved] = await Promise.all([
      maya.send("PUT", `/api/foods/${id}/star`),
      maya.send("POST", "/api/meals", { name, items: [{ foodId: id, quantity: 100 }] }),
      remove(id),
    ]);
    expect([204, 404]).toContain(starred.statusCode);
    expect([201, 404]).toContain(saved.statusCode);
    expect([await read("/api/foods/starred"), await read("/api/meals")]).toEqual([[], []]);
  }
});

test("a deleted food is removed for good with the first deletion after its last entry", async () => {
  const { database, maya, soup, remove } = await startWithSoup();
  const { id } = (await maya.send("POST", "/api/diary", { ...SERVING, foodId: soup })).json();
  const listStored = () => database.db.select({ name: foods.name }).from(foods).where(eq(foods.ownerId, maya.user.id));
  const removeAnother = async () => remove((await maya.send("POST", "/api/foods", typedIn("Quixel stew"))).json().id);
  await remove();
  await removeAnother();
  expect(await listStored()).toEqual([{ name: "Zorbo soup" }]);
  await maya.send("DELETE", `/api/diary/${id}`);
  await removeAnother();
  expect(await listStored()).toEqual([]);
});
