import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { PersonalExport } from "#core/contracts/export-format.ts";
import { IMPORT_APPS } from "#core/domain/imports/import-choices.ts";
import { confirm, sendFile, startWithMaya, uploadDraft } from "#server/testing/diary-files.ts";
import { fillAccount, SCANNED, startWithProducts, TOAST, TYPED } from "#server/testing/full-account.ts";
import { pantry } from "#server/testing/suggestions/pantry.ts";
import { type SignedIn, signInAs } from "#server/testing/test-app.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Fields that belong to the account itself: the identity, the sign-in methods, and when a row was created. */
const ACCOUNT_ALONE = [
  "email",
  "exportedAt",
  "createdAt",
  "updatedAt",
  "devices",
  "apiKeys",
  "accountEvents",
  "imports",
  "disclaimerAccepted",
  "foodVersion",
];

/** Everything in the export and on the pages, without the ids that differ between accounts. */
async function seenBy(by: SignedIn) {
  const [file, ownRecipes] = await Promise.all([read(by, "/api/user/export"), read(by, "/api/own-recipes")]);
  const pages = [
    ...["01", "02", "03", "04", "05"].map((day) => `/api/diary?date=2026-03-${day}&tz=UTC`),
    ...["/api/user", "/api/user/preferences", "/api/meals", "/api/foods/starred", "/api/water/2026-03-01", "/api/diary/usual?tz=UTC"],
    ...["/api/meal-plan?from=2026-03-01", "/api/learn/me?tz=UTC", "/api/foods/search?q=toast", "/api/foods/search?q=muesli"],
    ...[SCANNED, TYPED].map((gtin) => `/api/products/${gtin}`),
    ...ownRecipes.map(({ id }: { id: string }) => `/api/own-recipes/${id}`),
  ];
  const answers = await Promise.all(pages.map((page) => read(by, page)));
  return JSON.parse(JSON.stringify({ file, shown: answers }), (key, value) => {
    if (ACCOUNT_ALONE.includes(key)) return undefined;
    // A food that occurs only on past days names the export file as its source.
    if (key === "source" && value === IMPORT_APPS.bitebright) return null;
    if (Array.isArray(value) && value[0]?.name) return value.toSorted(byText);
    return typeof value === "string" && UUID.test(value) && !pantry.find(value) ? "an id" : value;
  });
}

/** Lists are sorted by name, but the order of two items with the same name is undefined. */
const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

async function read(by: SignedIn, page: string) {
  const response = await by.send("GET", page);
  expect([page, response.statusCode < 500]).toEqual([page, true]);
  return response.json();
}

test("our export is imported completely into a new account, only once, and can be undone", async () => {
  const { app, maya } = await startWithProducts();
  await fillAccount(maya);
  const file = (await maya.send("GET", "/api/user/export")).body;
  expect(PersonalExport.safeParse(JSON.parse(file)).error).toBeUndefined();
  const noah = await signInAs(app);
  await noah.send("PUT", "/api/user/profile", { firstName: null, lastName: null });
  const before = await seenBy(noah);
  const draft = await uploadDraft(noah, file);
  expect(draft).toMatchObject({ app: "bitebright", entries: 6, whole: { foods: 4, recipes: 2, stars: 3, savedMeals: 1, profile: true } });
  expect((await confirm(noah, draft)).json()).toMatchObject({ added: 6 });
  const after = await seenBy(noah);
  expect(after).toEqual(await seenBy(maya));

  expect((await confirm(noah, await uploadDraft(noah, file))).json()).toMatchObject({ added: 0 });
  expect(await seenBy(noah)).toEqual(after);
  expect((await noah.send("DELETE", `/api/imports/${draft.id}`)).json()).toMatchObject({ removed: 6 });
  expect(await seenBy(noah)).toEqual(before);
});

test("our export changes nothing in the account that it is from, even after foods and recipes were renamed", async () => {
  const { maya } = await startWithProducts();
  await fillAccount(maya);
  const file = (await maya.send("GET", "/api/user/export")).body;
  const [recipe] = await read(maya, "/api/own-recipes");
  await maya.send("PUT", `/api/own-recipes/${recipe.id}`, { name: "Best stew", ingredients: "2 bananas", servings: 2 });
  await maya.send("PUT", `/api/products/${SCANNED}/food`, { ...TOAST, name: "My muesli" });
  const before = await seenBy(maya);
  const draft = await uploadDraft(maya, file);
  expect(draft).toMatchObject({ entries: 6, alreadyHere: 6 });
  expect((await confirm(maya, draft)).json()).toMatchObject({ added: 0 });
  expect(await seenBy(maya)).toEqual(before);
});

test("a barcode and an entry that occur twice in our export are imported once", async () => {
  const { app, maya } = await startWithProducts();
  await fillAccount(maya);
  const file = JSON.parse((await maya.send("GET", "/api/user/export")).body);
  const twice = {
    ...file,
    diary: [...file.diary, ...file.diary],
    foods: [...file.foods, ...file.foods],
    recipes: [...file.recipes, ...file.recipes],
  };
  const noah = await signInAs(app);
  const draft = await uploadDraft(noah, JSON.stringify(twice));
  expect(draft).toMatchObject({ entries: 6, notUnderstood: { lines: 6 } });
  expect((await confirm(noah, draft)).json()).toMatchObject({ added: 6 });
  const after = (await noah.send("GET", "/api/user/export")).json();
  expect([after.foods.length, after.recipes.length]).toEqual([file.foods.length, file.recipes.length]);
});

test("preferences in a file have the limits of the form", async () => {
  const { maya } = await startWithMaya();
  await maya.send("PUT", "/api/user/preferences", { allergies: ["peanut"] });
  const file = JSON.parse((await maya.send("GET", "/api/user/export")).body);
  const statusWith = async (more: object) =>
    (await sendFile(maya, JSON.stringify({ ...file, preferences: { ...file.preferences, ...more } }))).statusCode;
  expect(await statusWith({ foodPreferences: Array.from({ length: 50 }, () => "x".repeat(100)) })).toBe(201);
  expect(await statusWith({ foodPreferences: ["x".repeat(101)] })).toBe(400);
  expect(await statusWith({ allergies: Array.from({ length: 51 }, () => "x") })).toBe(400);
});

test("of the answers in a file, each question keeps its first one and its newest ones, however often it is imported", async () => {
  const { maya } = await startWithMaya();
  const file = (await maya.send("GET", "/api/user/export")).json();
  const answersFrom = (year: number, count: number) =>
    Array.from({ length: count }, (_, nth) => ({
      ...{ id: randomUUID(), lesson: "iron", fact: "iron/misconception", phase: "review", isRight: true },
      answeredAt: new Date(Date.UTC(year, 0, 1 + nth)).toISOString(),
    }));
  const bringIn = async (learnAnswers: object[]) => confirm(maya, await uploadDraft(maya, JSON.stringify({ ...file, learnAnswers })));
  const listAnswers = async () =>
    (await maya.send("GET", "/api/user/export")).json().learnAnswers.map(({ answeredAt }: { answeredAt: string }) => answeredAt);
  const answers = answersFrom(2024, 100);
  await bringIn(answers);
  const expected = [answers[0], ...answers.slice(-30)].map((answer) => answer?.answeredAt);
  expect(await listAnswers()).toEqual(expected);
  await bringIn(answersFrom(2025, 100));
  expect(await listAnswers()).toEqual(expected);
  const tooMany = await sendFile(maya, JSON.stringify({ ...file, learnAnswers: answersFrom(2000, 20_000) }));
  expect([tooMany.statusCode, tooMany.json().message]).toEqual([400, expect.stringContaining("learnAnswers")]);
});

test("the progress counts the first of all answers, also after earlier ones came with a file and were taken out again", async () => {
  const { maya } = await startWithMaya();
  const file = JSON.parse((await maya.send("GET", "/api/user/export")).body);
  const answer = (isRight: boolean, answeredAt: string) => ({
    id: randomUUID(),
    lesson: "iron",
    fact: "iron/misconception",
    phase: "before",
    isRight,
    answeredAt,
  });
  const bringIn = async (...learnAnswers: object[]) => confirm(maya, await uploadDraft(maya, JSON.stringify({ ...file, learnAnswers })));
  const countBefore = async () => (await maya.send("GET", "/api/learn/me?tz=UTC")).json().lessons[0]?.before;
  await bringIn(answer(false, "2026-03-02T12:00:00Z"), answer(true, "2026-03-03T12:00:00Z"));
  expect(await countBefore()).toEqual({ right: 0, asked: 1 });
  const earlier = (await bringIn(answer(true, "2026-03-01T12:00:00Z"))).json();
  expect(await countBefore()).toEqual({ right: 1, asked: 1 });
  await maya.send("DELETE", `/api/imports/${earlier.id}`);
  expect(await countBefore()).toEqual({ right: 0, asked: 1 });
});

test("undoing our export keeps preferences and a profile that were changed since", async () => {
  const { app, maya } = await startWithMaya();
  await maya.send("PUT", "/api/user/preferences", { allergies: ["peanut"] });
  await maya.send("PUT", "/api/user/profile", { age: 15, height: 170 });
  const noah = await signInAs(app);
  const draft = await uploadDraft(noah, (await maya.send("GET", "/api/user/export")).body);
  await confirm(noah, draft);
  await noah.send("PUT", "/api/user/preferences", { allergies: ["milk"] });
  await noah.send("PUT", "/api/user/profile", { age: 16 });
  await noah.send("DELETE", `/api/imports/${draft.id}`);
  expect((await noah.send("GET", "/api/user/preferences")).json()).toMatchObject({ allergies: ["milk"] });
  expect((await noah.send("GET", "/api/user")).json()).toMatchObject({ age: 16, height: null });
});

test("a health condition that the form does not offer is left out of our export, and the preview says so", async () => {
  const { app, maya } = await startWithMaya();
  await maya.send("PUT", "/api/user/preferences", { medicalConditions: ["Celiac Disease"] });
  const file = (await maya.send("GET", "/api/user/export")).json();
  file.preferences.medicalConditions.push("Lycanthropy");
  const noah = await signInAs(app);
  const draft = await uploadDraft(noah, JSON.stringify(file));
  expect(draft.notes).toEqual(["Left out of your health conditions, because we don't know them: Lycanthropy."]);
  await confirm(noah, draft);
  expect((await noah.send("GET", "/api/user/preferences")).json().medicalConditions).toEqual(["Celiac Disease"]);
});

test("our export is rejected if somebody has put another site's picture or an unknown allergen into it", async () => {
  const { maya } = await startWithMaya();
  await maya.send("POST", "/api/foods", { name: "Toast", calories: 200, protein: 5, carbs: 30, fat: 3 });
  const file = (await maya.send("GET", "/api/user/export")).body;
  const picture = file.replace(/"\/food-art[^"]*"/, '"https://evil.example/x.svg"');
  expect(picture).not.toBe(file);
  const response = await sendFile(maya, picture);
  expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining("foods.0.imageUrl")]);
});

test.each([
  ["another site's address", { sourceUrl: "https://evil.example/" }],
  ["a barcode with a wrong check digit", { gtin: "7610000000019" }],
])("our export is rejected if somebody has put %s into a product", async (_what, change) => {
  const { maya } = await startWithProducts();
  await maya.send("POST", `/api/products/${SCANNED}/food`);
  const file = (await maya.send("GET", "/api/user/export")).json();
  const foods = file.foods.map((food: { product: object }) => ({ ...food, product: { ...food.product, ...change } }));
  const response = await sendFile(maya, JSON.stringify({ ...file, foods }));
  expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining("foods.0.product")]);
});
