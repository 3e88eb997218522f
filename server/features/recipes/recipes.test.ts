import { expect, test } from "vitest";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import { listRecipes, readRecipe } from "#core/contracts/recipes/recipes.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadFoodsAndDishes } from "#server/catalogue/load-catalogue.ts";
import { applyRelease } from "#server/catalogue/seed-catalogue.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const all = loadFoodsAndDishes();
const catalogue = new Catalogue(all, new Date("2026-01-01T00:00:00Z"));
/** The diary needs only this dish in the database, and inserting thousands of foods would take long. */
const cocoa = new Catalogue(
  all.filter(({ name }) => name === "Real cocoa"),
  new Date("2026-01-01T00:00:00Z"),
);

test("anyone can read all recipes, and each with its steps, ingredients and figures", async () => {
  const { send } = await startTestApp({ catalogue });
  const cards = listRecipes.response.parse((await send("GET", "/api/recipes")).json());
  expect(cards.map(({ slug }) => slug)).toEqual(RECIPES.map(({ slug }) => slug));
  for (const { slug } of cards) {
    const answer = await send("GET", `/api/recipes/${slug}`);
    expect(answer.statusCode, slug).toBe(200);
    const { ingredients, food, steps } = readRecipe.response.parse(answer.json());
    expect(food).toMatchObject({ source: "BiteBright recipes", isOwn: false, portions: [{ label: "1 serving" }] });
    expect(ingredients.map(({ key }) => key)).toEqual(expect.arrayContaining(steps.flatMap(({ uses }) => uses)));
  }
});

test("an unknown recipe is not found", async () => {
  const { send } = await startTestApp({ catalogue });
  expect((await send("GET", "/api/recipes/moon-stew")).json()).toEqual({ message: "This recipe is not here.", code: "not_found" });
  expect((await send("GET", `/api/recipes/${"a".repeat(61)}`)).statusCode).toBe(400);
});

test("a serving is found by search and logged like every food, with its own figures", async () => {
  const { app, database } = await startTestApp({ catalogue });
  await applyRelease(database.db, cocoa, "cocoa");
  const maya = await signInAs(app);
  const found = (await maya.send("GET", "/api/foods/search?q=real%20cocoa")).json();
  expect(found[0]).toMatchObject({ name: "Real cocoa", portions: [{ label: "1 serving", grams: 262 }] });
  const logged = await maya.send("POST", "/api/diary", { foodId: found[0].id, quantity: 262, mealType: "snack" });
  expect(logged.statusCode).toBe(201);
  const [entry] = (await maya.send("GET", "/api/diary")).json();
  expect(entry.food.name).toBe("Real cocoa");
  expect((entry.food.calories * 262) / 100).toBeCloseTo(176.9, 0);
});
