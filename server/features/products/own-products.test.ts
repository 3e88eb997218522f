import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { PRODUCT_NOT_FOUND, TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { MAX_OWN_FOODS } from "#core/domain/foods/limits.ts";
import { foods } from "#server/db/tables/foods.ts";
import { barcode, muesli, OffStandIn } from "#server/testing/open-food-facts.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const CODE = barcode(1);
const DAY = "2026-03-01";
const BAR = { name: "Corner shop bar", brand: "Uncle Bo", calories: 400, protein: 10, carbs: 50, fat: 18, servingGrams: 35 };

async function startWithProducts() {
  const off = await OffStandIn.start();
  off.know(muesli(CODE));
  const testApp = await startTestApp({ environment: off.environment });
  return { ...testApp, off, maya: await signInAs(testApp.app), noah: await signInAs(testApp.app) };
}

test("a product is saved once, under the id from the scan, and can be logged, found by name and brand, and downloaded", async () => {
  const { maya } = await startWithProducts();
  const { food } = (await maya.send("GET", `/api/products/${CODE}`)).json();
  const answers = await Promise.all([1, 2, 3].map(() => maya.send("POST", `/api/products/${CODE}/food`)));
  expect(answers.map((answer) => [answer.statusCode, answer.json().id])).toEqual(Array(3).fill([200, food.id]));
  expect((await maya.send("GET", `/api/products/${CODE}`)).json()).toMatchObject({ isKept: true, food: { id: food.id } });
  const logged = await maya.send("POST", "/api/diary", {
    foodId: food.id,
    quantity: 45,
    mealType: "breakfast",
    portion: "1 bowl",
  });
  expect(logged.statusCode).toBe(201);
  expect((await maya.send("GET", "/api/foods/search?q=crunchy")).json()).toMatchObject([{ id: food.id, product: { gtin: CODE } }]);
  expect((await maya.send("GET", "/api/foods/search?q=alpine mills")).json()).toMatchObject([{ id: food.id }]);
  const exported = (await maya.send("GET", "/api/user/export")).json();
  expect(exported.foods).toMatchObject([{ id: food.id, gtin: CODE, product: { source: "off", license: "ODbL 1.0" } }]);
});

test("a correction applies only to its user, the next scan finds it, and past days stay unchanged", async () => {
  const { maya, noah } = await startWithProducts();
  const { id } = (await maya.send("POST", `/api/products/${CODE}/food`)).json();
  await maya.send("POST", "/api/diary", { foodId: id, quantity: 100, mealType: "breakfast", loggedAt: `${DAY}T08:00:00Z` });
  const read = async () => (await maya.send("GET", `/api/diary?date=${DAY}&tz=UTC`)).json();
  const before = await read();
  const corrected = await maya.send("PUT", `/api/products/${CODE}/food`, { ...BAR, name: "My muesli", calories: 380, servingGrams: 45 });
  expect(corrected.json()).toMatchObject({
    id,
    name: "My muesli",
    calories: 380,
    minerals: { ironMg: 4 },
    allergens: { contains: ["tree nuts", "gluten"], mayContain: ["milk", "wheat"] },
    portions: [{ label: "1 bowl", grams: 45 }, { label: "1 package" }],
    source: "Open Food Facts",
    product: { isCorrected: true, source: "off", license: "ODbL 1.0", otherTraces: ["lupin"] },
  });
  const listNutrition = (entries: { nutrition: unknown }[]) => entries.map(({ nutrition }) => nutrition);
  expect(listNutrition(await read())).toEqual(listNutrition(before));
  expect((await maya.send("GET", `/api/products/${CODE}`)).json()).toMatchObject({ isKept: true, food: { calories: 380 } });
  expect((await noah.send("GET", `/api/products/${CODE}`)).json()).toMatchObject({ isKept: false, food: { calories: 430 } });
});

test("an unknown product can be entered with its barcode, and another user cannot see it", async () => {
  const { maya, noah } = await startWithProducts();
  const code = barcode(7);
  const sent = await Promise.all([1, 2].map(() => maya.send("PUT", `/api/products/${code}/food`, BAR)));
  expect(new Set(sent.map((answer) => answer.json().id)).size).toBe(1);
  const { food } = (await maya.send("GET", `/api/products/${code}`)).json();
  expect(food).toMatchObject({
    name: "Corner shop bar",
    allergens: null,
    portions: [{ label: "1 serving", grams: 35 }],
    product: { gtin: code, brand: "Uncle Bo", source: "own", license: null, isCorrected: false, areAllergensKnown: false },
  });
  expect((await noah.send("GET", `/api/products/${code}`)).json().code).toBe(PRODUCT_NOT_FOUND);
  expect((await noah.send("GET", `/api/foods/${food.id}`)).statusCode).toBe(404);
  const answer = await noah.send("PUT", `/api/products/${code}/food`, { ...BAR, name: "Noah's" });
  expect(answer.json().id).not.toBe(food.id);
  expect((await maya.send("GET", `/api/products/${code}`)).json().food.name).toBe("Corner shop bar");
});

test("'checked, without allergens' is not the same as 'unknown'", async () => {
  const { maya } = await startWithProducts();
  const none = { contains: [], mayContain: [] };
  const said = (await maya.send("PUT", `/api/products/${barcode(7)}/food`, { ...BAR, allergens: none })).json();
  expect(said).toMatchObject({ allergens: none, product: { areAllergensKnown: true } });
});

test("a deleted product is replaced by the shared one, and can be saved again without losing past days", async () => {
  const { maya, database } = await startWithProducts();
  const { id } = (await maya.send("POST", `/api/products/${CODE}/food`)).json();
  await maya.send("PUT", `/api/products/${CODE}/food`, BAR);
  await maya.send("POST", "/api/diary", { foodId: id, quantity: 100, mealType: "breakfast", loggedAt: `${DAY}T08:00:00Z` });
  expect((await maya.send("DELETE", `/api/foods/${id}`)).statusCode).toBe(204);
  expect((await maya.send("GET", `/api/products/${CODE}`)).json()).toMatchObject({ isKept: false, food: { id, calories: 430 } });
  expect((await maya.send("POST", `/api/products/${CODE}/food`)).json()).toMatchObject({ id, calories: 430 });
  const rows = await database.db
    .select({ deletedAt: foods.deletedAt })
    .from(foods)
    .where(and(eq(foods.ownerId, maya.user.id), eq(foods.gtin, CODE)));
  expect(rows).toEqual([{ deletedAt: null }]);
  expect((await maya.send("GET", `/api/diary?date=${DAY}&tz=UTC`)).json()).toHaveLength(1);
});

test("products count toward the limit of own foods, and impossible figures are rejected", async () => {
  const { maya, database } = await startWithProducts();
  for (const wrong of [
    { calories: 901 },
    { protein: -1 },
    { sodium: 40_001 },
    { servingGrams: 0 },
    { name: "\u200b" },
    { allergens: { contains: ["sand"], mayContain: [] } },
  ]) {
    expect((await maya.send("PUT", `/api/products/${CODE}/food`, { ...BAR, ...wrong })).statusCode).toBe(400);
  }
  const names = Array.from({ length: MAX_OWN_FOODS }, (_, nth) => ({ ownerId: maya.user.id, name: `Soup ${nth}` }));
  for (let start = 0; start < names.length; start += 500) await database.db.insert(foods).values(names.slice(start, start + 500));
  for (const answer of [await maya.send("POST", `/api/products/${CODE}/food`), await maya.send("PUT", `/api/products/${CODE}/food`, BAR)]) {
    expect(answer.json().code).toBe(TOO_MANY);
  }
});
