import { expect, test } from "vitest";
import * as z from "zod";
import { SavedMeal } from "#core/contracts/saved-meals.ts";
import { MAX_FOODS_IN_A_MEAL } from "#core/domain/diary/limits.ts";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { signInAs } from "#server/testing/test-app.ts";

const items = [
  { foodId: pantryFood("Oatmeal").id, quantity: 240, portion: "1 cup, cooked" },
  { foodId: pantryFood("Banana").id, quantity: 126 },
];
const breakfast = { name: "My breakfast", items };

async function start() {
  const { app } = await startWithPantry();
  return { maya: await signInAs(app), noah: await signInAs(app) };
}

test("a saved meal is returned with its foods and amounts", async () => {
  const { maya } = await start();
  const saved = await maya.send("POST", "/api/meals", breakfast);
  expect(saved.statusCode).toBe(201);
  expect(z.safeParse(SavedMeal, saved.json()).error).toBeUndefined();
  expect(saved.json()).toMatchObject({
    name: "My breakfast",
    items: [
      { quantity: 240, portion: "1 cup, cooked", food: { name: "Oatmeal" } },
      { quantity: 126, portion: null, food: { name: "Banana" } },
    ],
  });
  expect((await maya.send("GET", "/api/meals")).json()).toEqual([saved.json()]);
});

test("a meal of the same name is replaced", async () => {
  const { maya } = await start();
  await maya.send("POST", "/api/meals", breakfast);
  await maya.send("POST", "/api/meals", { ...breakfast, items: items.slice(1) });
  const meals = (await maya.send("GET", "/api/meals")).json();
  expect(meals).toHaveLength(1);
  expect(meals[0].items).toHaveLength(1);
});

test("another user can neither see nor delete a saved meal", async () => {
  const { maya, noah } = await start();
  const { id } = (await maya.send("POST", "/api/meals", breakfast)).json();
  expect((await noah.send("GET", "/api/meals")).json()).toEqual([]);
  expect((await noah.send("DELETE", `/api/meals/${id}`)).statusCode).toBe(404);
  expect((await maya.send("DELETE", `/api/meals/${id}`)).statusCode).toBe(204);
  expect((await maya.send("GET", "/api/meals")).json()).toEqual([]);
});

test("a meal requires a name, existing foods, and valid amounts", async () => {
  const { maya, noah } = await start();
  const soup = (await noah.send("POST", "/api/foods", { name: "Soup", calories: 60, protein: 3, carbs: 8, fat: 2 })).json();
  const refused = async (changes: object) => (await maya.send("POST", "/api/meals", { ...breakfast, ...changes })).statusCode;
  expect(await refused({ name: "  " })).toBe(400);
  expect(await refused({ name: "\u200B" })).toBe(400);
  expect(await refused({ name: "x".repeat(61) })).toBe(400);
  expect(await refused({ items: [] })).toBe(400);
  expect(await refused({ items: [{ foodId: items[0]?.foodId, quantity: 0 }] })).toBe(400);
  expect(await refused({ items: [{ foodId: soup.id, quantity: 100 }] })).toBe(404);
});

// Spec: D4.16
test("the number of saved meals is limited, also for concurrent requests", async () => {
  const { maya } = await start();
  const save = (name: string) => maya.send("POST", "/api/meals", { ...breakfast, name });
  for (let index = 1; index < 200; index += 1) await save(`Meal ${index}`);
  const answers = await Promise.all(["one", "two", "three"].map(save));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  expect((await save("four")).json()).toEqual({
    code: "too_many",
    message: "You have 200 saved meals, and there is no room for more. Remove one first.",
  });
  expect((await save("Meal 7")).statusCode).toBe(201);
});

test("the list comes in pages of about the same number of foods, without a gap", async () => {
  const { maya } = await start();
  const large = Array.from({ length: MAX_FOODS_IN_A_MEAL }, (_, index) => ({ ...items[index % 2], quantity: 1 + index }));
  const names = Array.from({ length: 12 }, (_, index) => `Meal ${10 + index}`);
  for (const name of names) await maya.send("POST", "/api/meals", { name, items: large });
  const seen: string[] = [];
  const lengths: number[] = [];
  while (seen.length < names.length) {
    const page = await maya.send("GET", `/api/meals?offset=${seen.length}`);
    expect(page.headers["x-total-count"]).toBe(String(names.length));
    seen.push(...page.json().map(({ name }: SavedMeal) => name));
    lengths.push(page.json().length);
  }
  expect(seen).toEqual(names);
  expect(lengths).toEqual([5, 5, 2]);
});
