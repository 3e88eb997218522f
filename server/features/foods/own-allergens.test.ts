import { expect, test } from "vitest";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const SOUP = { name: "Satay skewers", calories: 210, protein: 18, carbs: 6, fat: 12 };
const NOBODY = "0190a0a0-0000-7000-8000-000000000001";

test("what somebody typed in is unknown, until they say what is in it, and the diary, search and export say it too", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const food = (await maya.send("POST", "/api/foods", SOUP)).json();
  expect([food.allergens, food.allergyInfo]).toEqual([null, null]);
  await maya.send("POST", "/api/diary", { foodId: food.id, quantity: 200, mealType: "lunch" });

  const said = (await maya.send("PUT", `/api/foods/${food.id}/allergens`, { contains: ["peanut", "soy"] })).json();
  const stored = { contains: ["peanut", "soy"], mayContain: [], rest: "none found", basis: "person" };
  expect(said).toMatchObject({ allergens: stored, allergyInfo: "You said that it contains peanut and soy." });
  expect((await maya.send("GET", "/api/foods/search?q=satay skewers")).json()[0].allergens).toEqual(stored);
  expect((await maya.send("GET", "/api/diary")).json()[0].food.allergens).toEqual(stored);
  expect((await maya.send("GET", "/api/user/export")).json().foods[0].allergens).toEqual(stored);

  await maya.send("PUT", `/api/foods/${food.id}/allergens`, { contains: null });
  expect((await maya.send("GET", `/api/foods/${food.id}`)).json().allergens).toBeNull();
});

test("'none of the nine' is an answer, given when the food is entered or entered again", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const food = (await maya.send("POST", "/api/foods", { ...SOUP, contains: [] })).json();
  expect(food).toMatchObject({
    allergens: { contains: [], mayContain: [], rest: "none found", basis: "person" },
    allergyInfo: "You said that none of the nine major allergens is in it.",
  });
  const again = (await maya.send("POST", "/api/foods", { ...SOUP, contains: ["peanut"] })).json();
  expect([again.id, again.allergens.contains]).toEqual([food.id, ["peanut"]]);
});

test("another user cannot say what is in a food, nobody can for the catalogue, and the list has bounds", async () => {
  const { app } = await startTestApp();
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  const { id } = (await maya.send("POST", "/api/foods", SOUP)).json();
  expect((await noah.send("PUT", `/api/foods/${id}/allergens`, { contains: [] })).statusCode).toBe(404);
  expect((await maya.send("PUT", `/api/foods/${NOBODY}/allergens`, { contains: [] })).statusCode).toBe(404);
  expect((await maya.send("GET", `/api/foods/${id}`)).json().allergens).toBeNull();
  for (const contains of [["sand"], "milk", Array.from({ length: 11 }, () => "milk"), undefined]) {
    expect((await maya.send("PUT", `/api/foods/${id}/allergens`, { contains })).statusCode).toBe(400);
  }
});
