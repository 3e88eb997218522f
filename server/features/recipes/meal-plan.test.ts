import { expect, test } from "vitest";
import { CONTAINS_ALLERGEN } from "#core/contracts/http/problem-codes.ts";
import { addDays, dayAt } from "#core/domain/calendar/calendar-day.ts";
import { MAX_PLANNED_RECIPES_PER_DAY } from "#core/domain/recipes/limits.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadFoodsAndDishes } from "#server/catalogue/load-catalogue.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const catalogue = new Catalogue(loadFoodsAndDishes(), new Date("2026-01-01T00:00:00Z"));
const DAY = "2026-03-02";
const WEEK = "/api/meal-plan?from=2026-03-01";

async function start() {
  const { app } = await startTestApp({ catalogue });
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  const recipes: { slug: string }[] = (await maya.send("GET", "/api/recipes")).json();
  const plan = async (recipe: string, servings = 2, day = DAY) =>
    (await maya.send("PUT", `/api/meal-plan/${day}`, { recipe, servings })).statusCode;
  const week = async (from = WEEK) => (await maya.send("GET", from)).json();
  return { maya, noah, plan, week, slugs: recipes.map(({ slug }) => slug) };
}

test("a recipe is planned for a day, with what the shopping list needs, and only its user sees it", async () => {
  const { noah, plan, week } = await start();
  expect(await plan("overnight-oats", 3)).toBe(204);
  expect(await week()).toMatchObject([
    {
      day: DAY,
      slug: "overnight-oats",
      name: "Overnight oats",
      recipeServings: 1,
      servings: 3,
      ingredients: expect.arrayContaining([expect.objectContaining({ key: "oats", aisle: "dry" })]),
    },
  ]);
  expect((await noah.send("GET", WEEK)).json()).toEqual([]);
});

test("planning the same recipe again changes its servings, and 0 servings remove it, however often", async () => {
  const { plan, week } = await start();
  await Promise.all([plan("overnight-oats", 1), plan("overnight-oats", 4), plan("overnight-oats", 4)]);
  await plan("overnight-oats", 2);
  expect(await week()).toMatchObject([{ servings: 2 }]);
  expect(await plan("overnight-oats", 0)).toBe(204);
  expect(await plan("overnight-oats", 0)).toBe(204);
  expect(await week()).toEqual([]);
});

test("a week is seven days from the day asked for", async () => {
  const { plan, week } = await start();
  for (const day of ["2026-02-28", "2026-03-01", "2026-03-07", "2026-03-08"]) await plan("overnight-oats", 1, day);
  expect((await week()).map(({ day }: { day: string }) => day)).toEqual(["2026-03-01", "2026-03-07"]);
});

test("a day has room for ten recipes, also for concurrent requests", async () => {
  const { plan, week, slugs } = await start();
  const answers = await Promise.all(slugs.slice(0, MAX_PLANNED_RECIPES_PER_DAY + 5).map((slug) => plan(slug)));
  expect(answers.filter((status) => status === 204)).toHaveLength(MAX_PLANNED_RECIPES_PER_DAY);
  expect(answers.filter((status) => status === 409)).toHaveLength(5);
  const [first] = await week();
  expect(await plan(first.slug, 5)).toBe(204);
});

test("unknown recipes, invalid servings and days that are too far away are rejected", async () => {
  const { plan } = await start();
  expect(await plan("moon-cheese")).toBe(404);
  for (const servings of [-1, 13, 1.5]) expect(await plan("overnight-oats", servings), String(servings)).toBe(400);
  const inDays = (days: number) => addDays(dayAt(new Date(), "UTC"), days);
  expect(await plan("overnight-oats", 1, inDays(60))).toBe(204);
  for (const day of ["0001-01-01", inDays(62), "2026-02-30"]) expect(await plan("overnight-oats", 1, day), day).toBe(400);
});

const STEW = { name: "Banana oats", ingredients: "100 g rolled oats, dry\n1 banana\n2 tbsp moon dust\n1 cup water", servings: 2 };
const keep = async (person: Awaited<ReturnType<typeof signInAs>>): Promise<{ id: string; toBuy: unknown[] }> =>
  (await person.send("POST", "/api/own-recipes", STEW)).json();

test("a user's own recipe is planned with its shopping list, which uses the keys of the built-in recipes", async () => {
  const { maya, plan, week } = await start();
  const { id, toBuy } = await keep(maya);
  expect(await plan(id, 4)).toBe(204);
  const [planned] = await week();
  expect(planned).toMatchObject({ slug: id, isOwn: true, name: "Banana oats", recipeServings: 2, servings: 4 });
  expect(planned.ingredients).toEqual([
    expect.objectContaining({ key: "oats", name: "Oats", measure: "", grams: 100, aisle: "dry" }),
    expect.objectContaining({ name: "Banana", grams: 126, aisle: "produce" }),
    { key: "2 tbsp moon dust", name: "2 tbsp moon dust", measure: "", grams: null, aisle: "other" },
  ]);
  expect(toBuy).toEqual(planned.ingredients);
});

test("a user's own recipe is removed from the plan when it is deleted", async () => {
  const { maya, plan, week } = await start();
  const { id } = await keep(maya);
  await plan(id);
  await plan("overnight-oats");
  expect((await maya.send("DELETE", `/api/own-recipes/${id}`)).statusCode).toBe(204);
  expect((await week()).map(({ slug }: { slug: string }) => slug)).toEqual(["overnight-oats"]);
  expect((await maya.send("GET", "/api/user/export")).json().mealPlan).toHaveLength(1);
  expect(await plan(id)).toBe(404);
});

test("another user cannot plan a user's own recipe", async () => {
  const { maya, noah } = await start();
  const { id } = await keep(maya);
  expect((await noah.send("PUT", `/api/meal-plan/${DAY}`, { recipe: id, servings: 1 })).statusCode).toBe(404);
  expect((await noah.send("GET", WEEK)).json()).toEqual([]);
});

test("a recipe with something that the user avoids is only planned once they acknowledged it, and then its servings change freely", async () => {
  const { maya, noah, plan, week } = await start();
  await maya.send("PUT", "/api/user/preferences", { allergies: ["milk"], medicalConditions: ["Celiac Disease"] });
  const send = (body: object, day = DAY) => maya.send("PUT", `/api/meal-plan/${day}`, { recipe: "real-cocoa", servings: 1, ...body });
  const refused = await send({});
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toEqual({
    code: CONTAINS_ALLERGEN,
    message: "This recipe contains milk. That is on your list of things to avoid.",
  });
  expect((await send({ isAcknowledged: false })).statusCode).toBe(409);
  expect(await week()).toEqual([]);
  expect((await send({ isAcknowledged: true })).statusCode).toBe(204);
  expect(await plan("real-cocoa", 3)).toBe(204);
  expect(await week()).toMatchObject([{ slug: "real-cocoa", servings: 3 }]);
  expect((await send({}, "2026-03-03")).statusCode).toBe(409);
  expect((await noah.send("PUT", `/api/meal-plan/${DAY}`, { recipe: "real-cocoa", servings: 1 })).statusCode).toBe(204);
});

test("what may contain it, and what nobody knows, is planned without a question", async () => {
  const { maya, plan } = await start();
  await maya.send("PUT", "/api/user/preferences", { allergies: ["sesame", "shellfish"] });
  expect(await plan("overnight-oats")).toBe(204);
  const { id } = await keep(maya);
  expect(await plan(id)).toBe(204);
});

test("a user's own recipe with something that they avoid is only planned once they acknowledged it", async () => {
  const { maya, plan } = await start();
  await maya.send("PUT", "/api/user/preferences", { allergies: ["bananas", "peanuts"] });
  const buttered = { name: "Toast", ingredients: "2 tbsp peanut butter\n1 banana", servings: 1 };
  const { id } = (await maya.send("POST", "/api/own-recipes", buttered)).json();
  expect(await plan(id)).toBe(409);
  expect((await maya.send("PUT", `/api/meal-plan/${DAY}`, { recipe: id, servings: 1, isAcknowledged: true })).statusCode).toBe(204);
});
