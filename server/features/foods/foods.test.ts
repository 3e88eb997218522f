import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { Food } from "#core/contracts/foods.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { applyRelease } from "#server/catalogue/seed-catalogue.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { foods } from "#server/db/tables/foods.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const KINDS = /banana|apple|milk|bread|pizza|cola/i;
const some = loadCatalogue().filter(({ name }) => KINDS.test(name));
const catalogue = new Catalogue(some, new Date("2026-01-01T00:00:00Z"));
const findId = (name: string) => catalogue.entries.find((entry) => entry.name === name)?.id ?? "";

const start = () => startTestApp({ catalogue });

/** Inserts the catalogue's rows, which only diaries and releases need. Most tests skip this, because seeding is slow. */
async function startSeeded() {
  const testApp = await start();
  await applyRelease(testApp.database.db, catalogue, "first");
  return testApp;
}

let typedIn: object;
beforeEach(() => {
  typedIn = {
    name: "Grandma's banana bread",
    calories: 310,
    protein: 4.5,
    carbs: 50,
    fat: 10,
    fiber: 1.5,
    category: "grain",
    healthBenefits: "Made with love",
  };
});

describe("searching", () => {
  // Spec: S1.3, S7.25, D3.8
  test("returns complete foods that match the contract, the plain one first, at most 25", async () => {
    const { app } = await start();
    const maya = await signInAs(app);
    const response = await maya.send("GET", "/api/foods/search?q=banana");
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    const found: Food[] = response.json();
    expect((await maya.send("GET", "/api/foods/search?q=milk")).json()).toHaveLength(25);
    expect(found[0]).toMatchObject({
      id: findId("Banana"),
      name: "Banana",
      imageUrl: "/food-art/banana.svg",
      isOwn: false,
      source: expect.stringContaining("USDA"),
    });
    expect(z.array(Food).safeParse(found).error).toBeUndefined();
    expect(found[0]).not.toHaveProperty("ownerId");
  });

  // Spec: S5.27, D3.9
  test("rejects fewer than two characters, and accepts any other text", async () => {
    const { app } = await start();
    const maya = await signInAs(app);
    for (const q of ["", "b", "%20%20b%20"]) expect((await maya.send("GET", `/api/foods/search?q=${q}`)).statusCode).toBe(400);
    expect((await maya.send("GET", "/api/foods/search")).statusCode).toBe(400);
    for (const q of ["🍌🍌", "'; drop table foods; --", "<b>x</b>", "100%", "x".repeat(10_000), "\u202Eananab"]) {
      const response = await maya.send("GET", `/api/foods/search?q=${encodeURIComponent(q)}`);
      expect([response.statusCode, Array.isArray(response.json())]).toEqual([200, true]);
    }
  });

  // Spec: D3.2
  test("finds the user's own foods, and nobody else's", async () => {
    const { app } = await start();
    const [maya, noah] = [await signInAs(app), await signInAs(app)];
    const created = await maya.send("POST", "/api/foods", typedIn);
    expect(created.statusCode).toBe(201);
    const namesFor = async (person: typeof maya) =>
      (await person.send("GET", "/api/foods/search?q=grandmas banana")).json().map(({ name }: Food) => name);
    expect((await namesFor(maya))[0]).toBe("Grandma's banana bread");
    expect(await namesFor(noah)).not.toContain("Grandma's banana bread");
    expect((await noah.send("GET", `/api/foods/${created.json().id}`)).statusCode).toBe(404);
    expect((await maya.send("GET", `/api/foods/${created.json().id}`)).json()).toEqual(created.json());
  });

  test("ranks foods higher that this user logs often", async () => {
    const { app } = await startSeeded();
    const [maya, noah] = [await signInAs(app), await signInAs(app)];
    const firstFor = async (person: typeof maya) => (await person.send("GET", "/api/foods/search?q=pizza")).json()[0].name;
    const usual = await firstFor(noah);
    const [, other] = (await noah.send("GET", "/api/foods/search?q=pizza")).json() as Food[];
    const entries = Array.from({ length: 12 }, () => ({ foodId: other?.id, quantity: 100, mealType: "lunch" }));
    expect((await maya.send("POST", "/api/diary/batch", { entries })).statusCode).toBe(201);
    expect(await firstFor(maya)).toBe(other?.name);
    expect(await firstFor(noah)).toBe(usual);
  });
});

describe("a user's own food", () => {
  test("is not duplicated when it is sent again, also concurrently; a different one is a new food", async () => {
    const { app } = await start();
    const maya = await signInAs(app);
    const fractions = { ...typedIn, protein: 5.3, fat: 12.7 };
    const answers = await Promise.all([1, 2, 3].map(() => maya.send("POST", "/api/foods", fractions)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await maya.send("POST", "/api/foods", { ...fractions, fat: 12.8 })).json().id).not.toBe(answers[0]?.json().id);
  });

  // Spec: S7.27, D3.6
  test("keeps what was entered, and other figures stay missing", async () => {
    const { app } = await start();
    const maya = await signInAs(app);
    const food = (await maya.send("POST", "/api/foods", typedIn)).json();
    expect(food).toMatchObject({ ...typedIn, isOwn: true, sodium: null, sugar: null, source: null, portions: [] });
    expect(z.safeParse(Food, food).error).toBeUndefined();
  });

  // Spec: S5.32, S5.33, S5.34, S5.36
  test.each([
    [{ name: " " }, "Missing Food Name"],
    [{ name: "\u202E\u200B" }, "Missing Food Name"],
    [{ calories: -1 }, "Invalid Calories"],
    [{ calories: 901 }, "Invalid Calories: per 100 g it is at most 900"],
    [{ protein: "much" }, "Invalid Protein"],
    [{ carbs: 101 }, "Invalid Carbs: per 100 g it is at most 100"],
    [{ fat: null }, "Invalid Fat"],
    [{ name: "x".repeat(121) }, "Please keep the name to 120 characters"],
    [{ category: "junk" }, expect.any(String)],
  ])("is rejected with %o", async (change, message) => {
    const { app } = await start();
    const maya = await signInAs(app);
    const response = await maya.send("POST", "/api/foods", { ...typedIn, ...change });
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });

  // Spec: D3.1
  test("cannot be passed off as the catalogue's or another user's", async () => {
    const { app, database } = await startSeeded();
    const maya = await signInAs(app);
    await maya.send("POST", "/api/foods", { ...typedIn, ownerId: null, source: "USDA", id: findId("Banana") });
    const rows = await database.db.select().from(foods);
    expect(rows.filter(({ ownerId }) => ownerId === maya.user.id)).toHaveLength(1);
    expect(rows.find(({ id }) => id === findId("Banana"))?.name).toBe("Banana");
  });
});

test("browsing shows what people eat most, some of everything or a whole category", async () => {
  const { app } = await start();
  const maya = await signInAs(app);
  const all: Food[] = (await maya.send("GET", "/api/foods/browse")).json();
  expect(all[0]?.name).toBe("Milk");
  expect(all.map(({ name }) => name)).toContain("Banana");
  expect(new Set(all.slice(0, 5).map(({ category }) => category)).size).toBe(5);
  expect(new Set(all.map(({ imageUrl }) => imageUrl)).size).toBe(all.length);
  const dairy: Food[] = (await maya.send("GET", "/api/foods/browse?category=dairy")).json();
  expect(new Set(dairy.map(({ category }) => category))).toEqual(new Set(["dairy"]));
  expect((await maya.send("GET", "/api/foods/browse?category=junk")).statusCode).toBe(400);
});

test("similar foods are of the same kind and really provide more", async () => {
  const { app } = await start();
  const maya = await signInAs(app);
  const similar = (await maya.send("GET", `/api/foods/${findId("White bread")}/similar`)).json();
  expect(similar.length).toBeGreaterThan(0);
  for (const { timesAsMuch, food } of similar) {
    expect(timesAsMuch).toBeGreaterThanOrEqual(1.5);
    expect(food.id).not.toBe(findId("White bread"));
  }
});

describe("a release of the catalogue", () => {
  test("is applied once, upgrades rows in place, and leaves own foods and diaries alone", async () => {
    const { app, database } = await startSeeded();
    const maya = await signInAs(app);
    const own = (await maya.send("POST", "/api/foods", typedIn)).json();
    const banana = catalogue.entries.find(({ name }) => name === "Banana") ?? expect.unreachable();
    await maya.send("POST", "/api/diary", { foodId: banana.id, quantity: 100, mealType: "snack" });

    const changed = new Catalogue([{ ...banana, calories: 1 }], new Date());
    await applyRelease(database.db, changed, "second");
    const rows = await database.db.select().from(foods);
    expect(rows.find(({ id }) => id === banana.id)?.calories).toBe(1);
    expect(rows.filter(({ ownerId }) => ownerId === null)).toHaveLength(catalogue.entries.length);
    expect((await maya.send("GET", `/api/foods/${own.id}`)).json().calories).toBe(310);
    const upgraded = await startTestApp({ catalogue: changed, database });
    const [entry] = (await upgraded.send("GET", "/api/diary", undefined, { cookie: maya.cookie })).json();
    expect(entry.food.calories).toBe(banana.calories);

    await database.db.delete(diaryEntries);
    await database.db.delete(foods);
    await applyRelease(database.db, changed, "second");
    expect(await database.db.select().from(foods)).toEqual([]);
  });

  test("an upgrade from 1.0 fills in the diet parts, and a food that leaves stays in the diary as it was logged", async () => {
    const { app, database } = await startSeeded();
    const maya = await signInAs(app);
    const [banana, cola] = ["Banana", "Cola (soft drink)"].map((name) => catalogue.find(findId(name)) ?? expect.unreachable());
    await maya.send("POST", "/api/diary", { foodId: cola?.id, quantity: 100, mealType: "snack" });
    // Simulates rows from version 1.0, which had no diet parts.
    await database.db.update(foods).set({ dietParts: null });

    const next = new Catalogue(banana ? [banana] : [], new Date());
    await applyRelease(database.db, next, "second");
    const rows = await database.db.select().from(foods);
    expect(rows.find(({ id }) => id === banana?.id)?.dietParts).toEqual({ contains: [], mayContain: [] });
    const upgraded = await startTestApp({ catalogue: next, database });
    const [entry] = (await upgraded.send("GET", "/api/diary", undefined, { cookie: maya.cookie })).json();
    expect(entry.food).toMatchObject({ name: "Cola (soft drink)", calories: cola?.calories });
  });
});
