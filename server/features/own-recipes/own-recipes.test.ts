import { expect, test } from "vitest";
import { OwnRecipe, OwnRecipeCard, RecipeReading } from "#core/contracts/recipes/own-recipes.ts";
import { MAX_OWN_RECIPES } from "#core/domain/recipes/limits.ts";
import { MAX_RECIPE_LINES, RECIPE_LINE_MAX_LENGTH } from "#core/domain/recipes/own-recipe.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { LIMITS } from "#server/platform/http/rate-limits/limits.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { signInAs } from "#server/testing/test-app.ts";

const MUESLI = {
  name: "Friday muesli",
  ingredients: "For the bowl:\n1 cup oatmeal\n1 banana\n100 g whole milk\n2 tbsp moon dust\nalmonds, to serve",
  steps: "Stir.\nEat.",
  servings: 2,
  isHeated: false,
};

async function start() {
  const { app, database } = await startWithPantry();
  const limits = new RateLimits(database.db);
  return { maya: await signInAs(app), noah: await signInAs(app), database, limits };
}

interface Line {
  text: string;
  certainty: string;
  grams: number | null;
  food: { id: string; name: string } | null;
}

const linesIn = ({ lines }: { lines: Line[] }) => lines.map(({ text, certainty, grams, food }) => [text, certainty, food?.name, grams]);

test("every line says what it was understood as, how sure that is, and what cannot be matched", async () => {
  const { maya } = await start();
  const answer = await maya.send("POST", "/api/own-recipes/reading", { ingredients: MUESLI.ingredients, servings: 2 });
  expect(answer.statusCode).toBe(200);
  const reading = RecipeReading.parse(answer.json());
  expect(linesIn(answer.json())).toEqual([
    ["For the bowl:", "heading", undefined, null],
    ["1 cup oatmeal", "guess", "Oatmeal", 240],
    ["1 banana", "sure", "Banana", 126],
    ["100 g whole milk", "sure", "Whole milk", 100],
    ["2 tbsp moon dust", "unknown", undefined, null],
    ["almonds, to serve", "left out", "Almonds", null],
  ]);
  expect(reading.openLines).toBe(1);
  expect(reading.allergens.contains).toContain("milk");
  expect(reading.allergens.mayContain, "what is left out may be used").toContain("tree nuts");
});

test("a serving's figures are the sum of the lines that are known, recomputed by hand", async () => {
  const { maya } = await start();
  const { serving } = (
    await maya.send("POST", "/api/own-recipes/reading", { ingredients: MUESLI.ingredients, servings: 2, isHeated: false })
  ).json();
  const part = (name: string, grams: number) => ((pantryFood(name).calories ?? Number.NaN) * grams) / 100;
  expect(serving.grams).toBe(233);
  expect(serving.calories).toBeCloseTo((part("Oatmeal", 240) + part("Banana", 126) + part("Whole milk", 100)) / 2, 4);
});

test("an unknown line adds nothing to the known figures, and never counts as zero grams", async () => {
  const { maya } = await start();
  const read = async (ingredients: string) => (await maya.send("POST", "/api/own-recipes/reading", { ingredients, servings: 1 })).json();
  const alone = await read("2 tbsp moon dust");
  expect(alone.serving).toMatchObject({ calories: null, protein: null, carbs: null, fat: null });
  expect(alone.openLines).toBe(1);
});

test("the user's own choice of food, grams or omission takes precedence over the guess", async () => {
  const { maya, noah } = await start();
  const theirs = (await noah.send("POST", "/api/foods", { name: "Dust", calories: 60, protein: 3, carbs: 8, fat: 2 })).json();
  const own = (await maya.send("POST", "/api/foods", { name: "Moon dust", calories: 60, protein: 3, carbs: 8, fat: 2 })).json();
  const read = async (choices: object[]) =>
    linesIn(
      (await maya.send("POST", "/api/own-recipes/reading", { ingredients: "2 tbsp moon dust\n1 banana", servings: 1, choices })).json(),
    );
  expect(await read([{ text: "2 tbsp moon dust", foodId: own.id, grams: 20 }])).toEqual([
    ["2 tbsp moon dust", "sure", "Moon dust", 20],
    ["1 banana", "sure", "Banana", 126],
  ]);
  expect((await read([{ text: "2 tbsp moon dust", foodId: theirs.id, grams: 20 }]))[0]).toEqual([
    "2 tbsp moon dust",
    "unknown",
    undefined,
    20,
  ]);
  expect((await read([{ text: "1 banana", isLeftOut: true }]))[1]).toEqual(["1 banana", "left out", "Banana", null]);
});

test("sixty hostile lines are read like any others: as unknown, without impossible amounts", async () => {
  const { maya } = await start();
  const hostile = [
    "1/0 cups oatmeal",
    "99999999999999999999 cups oatmeal",
    "0 bananas",
    "__proto__",
    "1 (((((((((((((((",
    "\u202E1 banana\u0301",
  ];
  const long = Array.from({ length: 54 }, (_, index) => "1 cup of a or b, ".repeat(20).slice(0, 190) + index);
  const answer = await maya.send("POST", "/api/own-recipes/reading", { ingredients: [...hostile, ...long].join("\n"), servings: 1 });
  expect(answer.statusCode).toBe(200);
  const { lines, serving } = RecipeReading.parse(answer.json());
  expect(lines).toHaveLength(60);
  expect(lines.slice(0, 3).map(({ certainty }) => certainty)).toEqual(["unknown", "unknown", "unknown"]);
  expect(lines.every(({ grams }) => grams === null || grams <= 20_000)).toBe(true);
  expect(serving.calories === null || Number.isFinite(serving.calories)).toBe(true);
});

/** As many words as a line has room for. */
const longLine = (start: string, words: readonly string[]): string => {
  let line = start;
  for (let at = 0; line.length + 6 < RECIPE_LINE_MAX_LENGTH; at += 1) line += ` ${words[at % words.length]}`;
  return line;
};

test.each([
  ["single letters", longLine("fresh cooked can dry rice", [..."ahovcjqxelsz"])],
  ["fractions", longLine("1", ["1/2", "3-4", "½"])],
  ["words of foods", longLine("fresh", ["cooked", "can", "dry", "rice", "oil"])],
])("sixty lines full of %s cost little more than sixty usual lines", async (_, line) => {
  const { maya } = await start();
  const cpuMs = async (ingredients: string) => {
    const before = process.cpuUsage();
    const answer = await maya.send("POST", "/api/own-recipes/reading", { ingredients, servings: 1 });
    const { user, system } = process.cpuUsage(before);
    expect(answer.statusCode).toBe(200);
    return (user + system) / 1000;
  };
  const list = (text: string) => Array.from({ length: MAX_RECIPE_LINES }, () => text).join("\n");
  const rounds = [];
  for (let round = 0; round < 5; round += 1) rounds.push({ usual: await cpuMs(list("1 cup oatmeal")), full: await cpuMs(list(line)) });
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  // It was about a thousand times as much when every run of words was made singular and sorted again.
  expect(median(rounds.map(({ full }) => full))).toBeLessThan(20 * median(rounds.map(({ usual }) => usual)));
});

test("a user reads and saves lists of ingredients as often as a minute allows, and others are not affected", async () => {
  const { maya, noah, limits } = await start();
  const tries = LIMITS.recipeReadingsPerPerson.tries - 2;
  for (let count = 0; count < tries; count += 1) await limits.count("recipeReadingsPerPerson", maya.user.id);
  const reading = { ingredients: "1 banana", servings: 1 };
  expect((await maya.send("POST", "/api/own-recipes/reading", reading)).statusCode).toBe(200);
  const { id } = (await maya.send("POST", "/api/own-recipes", MUESLI)).json();
  for (const [method, path, body] of [
    ["POST", "/api/own-recipes/reading", reading],
    ["POST", "/api/own-recipes", MUESLI],
    ["PUT", `/api/own-recipes/${id}`, MUESLI],
  ] as const) {
    const refused = await maya.send(method, path, body);
    expect([method, path, refused.statusCode, refused.json().code]).toEqual([method, path, 429, "rate_limited"]);
  }
  expect((await noah.send("POST", "/api/own-recipes/reading", reading)).statusCode).toBe(200);
});

test("a recipe is returned as it was written, and appears in the list", async () => {
  const { maya } = await start();
  const saved = await maya.send("POST", "/api/own-recipes", MUESLI);
  expect(saved.statusCode).toBe(201);
  expect(OwnRecipe.safeParse(saved.json()).error).toBeUndefined();
  expect(saved.json()).toMatchObject({
    name: "Friday muesli",
    steps: "Stir.\nEat.",
    openLines: 1,
    food: { portions: [{ label: "1 serving", grams: 233 }] },
  });
  expect((await maya.send("GET", `/api/own-recipes/${saved.json().id}`)).json()).toEqual(saved.json());
  const list = (await maya.send("GET", "/api/own-recipes")).json();
  expect(OwnRecipeCard.array().safeParse(list).error).toBeUndefined();
  expect(list).toMatchObject([{ name: "Friday muesli", servings: 2, openLines: 1 }]);
  expect((await maya.send("GET", "/api/user/export")).json().recipes).toMatchObject([{ name: "Friday muesli", servings: 2 }]);
});

test("another user cannot read, change, delete, find or log a recipe", async () => {
  const { maya, noah } = await start();
  const { id, foodId } = (await maya.send("POST", "/api/own-recipes", MUESLI)).json();
  expect((await noah.send("GET", `/api/own-recipes/${id}`)).statusCode).toBe(404);
  expect((await noah.send("PUT", `/api/own-recipes/${id}`, MUESLI)).statusCode).toBe(404);
  expect((await noah.send("DELETE", `/api/own-recipes/${id}`)).statusCode).toBe(404);
  expect((await noah.send("GET", "/api/own-recipes")).json()).toEqual([]);
  expect((await noah.send("GET", "/api/foods/search?q=friday%20muesli")).json()).toEqual([]);
  expect((await noah.send("POST", "/api/diary", { foodId, quantity: 100, mealType: "snack" })).statusCode).toBe(404);
  const same = await noah.send("POST", "/api/own-recipes", { ...MUESLI, id, name: "Noah's" });
  expect(same.statusCode, "an id of somebody else's is free").toBe(201);
  expect((await maya.send("GET", `/api/own-recipes/${id}`)).json().name).toBe("Friday muesli");
});

test("a serving is found by search and logged, and editing the recipe later changes no past day", async () => {
  const { maya } = await start();
  const { id, foodId } = (await maya.send("POST", "/api/own-recipes", MUESLI)).json();
  const [found] = (await maya.send("GET", "/api/foods/search?q=friday%20muesli")).json();
  expect(found).toMatchObject({ id: foodId, name: "Friday muesli", isOwn: true });
  await maya.send("POST", "/api/diary", { foodId, quantity: 233, mealType: "breakfast", portion: "1 serving" });
  const [before] = (await maya.send("GET", "/api/diary")).json();

  const changed = await maya.send("PUT", `/api/own-recipes/${id}`, { ...MUESLI, name: "Sunday muesli", ingredients: "500 g almonds" });
  expect(changed.json().food.calories).not.toBeCloseTo(before.food.calories, 0);
  const [after] = (await maya.send("GET", "/api/diary")).json();
  expect(after.food).toMatchObject({ name: "Friday muesli", calories: before.food.calories });
  expect((await maya.send("GET", "/api/foods/search?q=sunday%20muesli")).json()[0].id).toBe(foodId);

  expect((await maya.send("DELETE", `/api/own-recipes/${id}`)).statusCode).toBe(204);
  expect((await maya.send("GET", "/api/foods/search?q=sunday%20muesli")).json()).toEqual([]);
  expect((await maya.send("GET", "/api/diary")).json()[0].food).toMatchObject({ name: "Friday muesli", calories: before.food.calories });
});

test("a dish is deleted only with its recipe, and neither entering nor analyzing a food of that name changes it", async () => {
  const { maya } = await start();
  const { foodId, food } = (await maya.send("POST", "/api/own-recipes", MUESLI)).json();
  expect((await maya.send("DELETE", `/api/foods/${foodId}`)).json()).toEqual({
    code: "conflict",
    message: "This is the dish of one of your recipes. Delete the recipe instead.",
  });
  const { name, calories, protein, carbs, fat, fiber } = food;
  const typed = await maya.send("POST", "/api/foods", { name, calories, protein, carbs, fat, fiber, category: "other" });
  expect(typed.json().id).not.toBe(foodId);
});

test("a recipe that is sent twice is saved once", async () => {
  const { maya } = await start();
  const recipe = { ...MUESLI, id: "3f0e6a53-5dd5-4f6e-8f4b-1f2a3b4c5d6e" };
  const answers = await Promise.all([1, 2, 3].map(() => maya.send("POST", "/api/own-recipes", recipe)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect((await maya.send("GET", "/api/own-recipes")).json()).toHaveLength(1);
});

test("input that is too long, too much or impossible is rejected", async () => {
  const { maya } = await start();
  const refused = async (changes: object) => (await maya.send("POST", "/api/own-recipes", { ...MUESLI, ...changes })).statusCode;
  expect(await refused({ name: " \u200B" })).toBe(400);
  expect(await refused({ name: "x".repeat(81) })).toBe(400);
  expect(await refused({ ingredients: "\n \n" })).toBe(400);
  expect(await refused({ ingredients: "1 banana\n".repeat(61) })).toBe(400);
  expect(await refused({ ingredients: "b".repeat(201) })).toBe(400);
  expect(await refused({ steps: "s".repeat(8001) })).toBe(400);
  expect(await refused({ servings: 0 })).toBe(400);
  expect(await refused({ servings: 51 })).toBe(400);
  expect(await refused({ choices: [{ text: "1 banana", grams: 0 }] })).toBe(400);
  expect(await refused({ choices: [{ text: "1 banana", grams: 0.05 }] })).toBe(400);
  expect(await refused({ ingredients: "1 cup water", cookedGrams: 5e-324 })).toBe(400);
  expect(await refused({ cookedGrams: 5 }), "466 g of food do not become 5 g").toBe(400);
  expect(await refused({ ingredients: "1 banana\n".repeat(60), cookedGrams: 7000 })).toBe(201);
});

test("the number of recipes per user is limited, also for concurrent requests", async () => {
  const { maya, database } = await start();
  const save = (name: string) => maya.send("POST", "/api/own-recipes", { name, ingredients: "1 banana", servings: 1 });
  for (let index = 1; index < MAX_OWN_RECIPES; index += 1) {
    if (index % 50 === 0) await database.db.delete(rateLimits);
    expect((await save(`Recipe ${index}`)).statusCode).toBe(201);
  }
  const answers = await Promise.all(["one", "two", "three"].map(save));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  expect((await save("four")).json()).toEqual({
    code: "too_many",
    message: "You have 200 recipes of your own, and there is no room for more. Delete one that you no longer need.",
  });
  expect((await maya.send("POST", "/api/foods", { name: "Soup", calories: 60, protein: 3, carbs: 8, fat: 2 })).statusCode).toBe(201);
});
