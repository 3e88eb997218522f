import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { imports } from "#server/db/tables/imports.ts";
import { confirm, readDiary, startWithMaya, uploadDraft, zipFile } from "#server/testing/diary-files.ts";
import { pantryFood } from "#server/testing/suggestions/pantry.ts";
import { type SignedIn, signInAs } from "#server/testing/test-app.ts";
import { deleteExpiredImports } from "./import-state.ts";
import { setImportWorkerFile } from "./read-in-worker.ts";

const sample = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, "samples", name));
const eaten = (entry: { quantity: number; food: Record<string, number | null> }, nutrient: string) =>
  Math.round(((entry.food[nutrient] ?? Number.NaN) * entry.quantity) / 10) / 10;

/** Everything that the person can see of their diary and own foods. */
const readState = async (by: SignedIn) => {
  const { diary, foods } = (await by.send("GET", "/api/user/export")).json();
  return { diary, foods };
};

describe("formats", () => {
  test("MyFitnessPal's meals are imported as sums labeled as such, with their figures, and cannot be logged again", async () => {
    const { maya } = await startWithMaya();
    const draft = await uploadDraft(maya, sample("myfitnesspal.csv"));
    expect(draft).toMatchObject({ app: "myfitnesspal", kind: "meal", entries: 3, days: 2, firstDay: "2026-03-01", lastDay: "2026-03-02" });
    expect(await readDiary(maya, "2026-03-01")).toEqual([]);
    expect((await confirm(maya, draft)).json()).toMatchObject({ state: "imported", added: 3 });
    const [breakfast, lunch] = await readDiary(maya, "2026-03-01");
    expect(breakfast.food.name).toBe("Breakfast total from MyFitnessPal");
    expect(["calories", "protein", "carbs", "fat", "sodium"].map((nutrient) => eaten(breakfast, nutrient))).toEqual([450, 12, 70, 15, 600]);
    expect([lunch.mealType, lunch.portion, eaten(lunch, "calories"), eaten(lunch, "protein")]).toEqual(["lunch", "whole meal", 1050, 70]);
    expect((await maya.send("GET", "/api/foods/search?q=MyFitnessPal")).json()).toEqual([]);
  });

  test("Cronometer's servings use the catalogue's food if the figures agree, and otherwise keep their own", async () => {
    const { maya } = await startWithMaya();
    const draft = await uploadDraft(maya, sample("cronometer-servings.csv"));
    expect(draft).toMatchObject({ app: "cronometer", kind: "food", entries: 2, foods: { sure: 1, unsure: 0, own: 1 } });
    await confirm(maya, draft);
    const [banana, stew] = await readDiary(maya, "2026-03-01");
    expect([banana.food.isOwn, banana.quantity, banana.customTime, banana.mealType]).toEqual([false, 118, "08:15", "breakfast"]);
    expect([stew.food.isOwn, stew.portion, eaten(stew, "calories"), eaten(stew, "fat")]).toEqual([true, "2 cup", 640, 24]);
    expect(stew.food.vitamins).toHaveProperty("vitaminB12Ug");
    expect((await maya.send("GET", "/api/foods/search?q=moon stew")).json()).toHaveLength(1);
  });

  test.each([
    ["cronometer-daily.csv", "cronometer", "2026-03-01", "Day total from Cronometer", [1988, 62, 240, 91]],
    ["loseit.csv", "loseit", "2026-03-15", "Greek Yogurt", [120, 22, 9, 0]],
    ["opennutritracker.json", "opennutritracker", "2026-03-01", "Whole Milk (Acme Dairy)", [73.2, 3.8, 5.8, 4]],
    ["waistline.json", "waistline", "2026-03-01", "Oat bar (Acme)", [200, 4, 30, 7]],
    ["sparkyfitness.csv", "sparkyfitness", "2026-03-01", "Lentil soup (Acme)", [240, 18, 40, 3]],
  ])("%s is recognized as %s, with its figures", async (file, app, day, name, nutrients) => {
    const { maya } = await startWithMaya();
    const draft = await uploadDraft(maya, sample(file));
    expect(draft.app).toBe(app);
    await confirm(maya, draft);
    const entry = (await readDiary(maya, day)).find(({ food }: { food: { name: string } }) => food.name === name);
    expect(["calories", "protein", "carbs", "fat"].map((nutrient) => eaten(entry, nutrient))).toEqual(nutrients);
  });

  test("our own diary table is recognized, with the columns at its end and without them, as in earlier versions", async () => {
    const { app, maya } = await startWithMaya();
    await maya.send("POST", "/api/diary", { foodId: pantryFood("Banana").id, quantity: 118, mealType: "lunch" });
    const { body } = await maya.send("GET", "/api/user/export/diary.csv");
    expect(body).toMatch(/,allergens,saturated_fat_g\r\n.*,None found\.,[\d.]*\r\n$/);
    const withAllergens = body.replaceAll(/,[^,]*(?=\r\n)/g, "");
    for (const table of [body, withAllergens, withAllergens.replaceAll(/,[^,]*(?=\r\n)/g, "")]) {
      const draft = await uploadDraft(await signInAs(app), table);
      expect(draft).toMatchObject({ app: "bitebright", kind: "food", entries: 1, foods: { sure: 1 } });
    }
  });

  test("a file in UTF-16, one in Windows-1252 with semicolons, and one in a ZIP are read as well", async () => {
    const { maya } = await startWithMaya();
    const table = "Date;Food;Amount;Calories\r\n01.03.2026;Crème brûlée;120 g;340,5\r\n";
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table, "utf16le")]);
    for (const file of [utf16, Buffer.from(table, "latin1"), zipFile("Nutrition-Summary-2026.csv", Buffer.from(table))]) {
      expect(await uploadDraft(maya, file)).toMatchObject({ app: "table", firstDay: "2026-03-01", shownFoods: [{ name: "Crème brûlée" }] });
    }
  });
});

test("a file is read from the sources too, as during development", async () => {
  setImportWorkerFile(undefined);
  onTestFinished(() => setImportWorkerFile(inject("readWorkerFile")));
  const { maya } = await startWithMaya();
  expect(await uploadDraft(maya, sample("myfitnesspal.csv"))).toMatchObject({ app: "myfitnesspal", entries: 3 });
});

test("an unconfirmed draft is deleted after a day", async () => {
  const { database, maya } = await startWithMaya();
  const draft = await uploadDraft(maya, sample("myfitnesspal.csv"));
  await deleteExpiredImports(database.db);
  expect((await maya.send("GET", "/api/imports")).json()).toHaveLength(1);
  await database.db.update(imports).set({ expiresAt: new Date(Date.now() - 1000) });
  await deleteExpiredImports(database.db);
  expect((await confirm(maya, draft)).statusCode).toBe(404);
  expect(await database.db.select().from(imports)).toEqual([]);
});

describe("a file that is imported again", () => {
  test("changes nothing the second time, and a longer one adds only what is new", async () => {
    const { maya } = await startWithMaya();
    const lines = sample("cronometer-servings.csv").toString();
    await confirm(maya, await uploadDraft(maya, lines));
    const before = await readState(maya);
    const again = await uploadDraft(maya, lines);
    expect(again).toMatchObject({ entries: 2, alreadyHere: 2 });
    expect((await confirm(maya, again)).json()).toMatchObject({ added: 0 });
    expect(await readState(maya)).toEqual(before);
    const longer = await uploadDraft(maya, `${lines}2026-03-02,8:15 AM,Breakfast,"Banana",118.00 g,105,1.3,27,0.4,3.1,1,0,10.3,"Fruits"\n`);
    expect((await confirm(maya, longer)).json()).toMatchObject({ alreadyHere: 2, added: 1 });
  });

  test("is imported once if it is confirmed twice at the same moment", async () => {
    const { maya } = await startWithMaya();
    const draft = await uploadDraft(maya, sample("loseit.csv"));
    const answers = await Promise.all([confirm(maya, draft), confirm(maya, draft)]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().added])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect(await readDiary(maya, "2026-03-15")).toHaveLength(2);
  });
});

describe("undoing", () => {
  test("removes exactly what was imported, with its foods, and the same file can be imported again", async () => {
    const { maya } = await startWithMaya();
    const own = (await maya.send("POST", "/api/foods", { name: "Toast", calories: 200, protein: 5, carbs: 30, fat: 3 })).json();
    await maya.send("POST", "/api/diary", { foodId: own.id, quantity: 50, mealType: "lunch", loggedAt: "2026-03-01T12:00:00Z" });
    const before = await readState(maya);
    const draft = await uploadDraft(maya, sample("cronometer-servings.csv"));
    await confirm(maya, draft);
    expect((await maya.send("DELETE", `/api/imports/${draft.id}`)).json()).toMatchObject({ state: "undone", removed: 2 });
    expect(await readState(maya)).toEqual(before);
    expect((await maya.send("GET", "/api/imports")).json()).toEqual([]);
    expect((await confirm(maya, await uploadDraft(maya, sample("cronometer-servings.csv")))).json()).toMatchObject({ added: 2 });
  });

  test("keeps what was changed since, with the food it needs", async () => {
    const { maya } = await startWithMaya();
    const draft = await uploadDraft(maya, sample("cronometer-servings.csv"));
    await confirm(maya, draft);
    const [, stew] = await readDiary(maya, "2026-03-01");
    await maya.send("PUT", `/api/diary/${stew.id}`, { quantity: 55 });
    expect((await maya.send("DELETE", `/api/imports/${draft.id}`)).json()).toMatchObject({ removed: 1 });
    expect(await readDiary(maya, "2026-03-01")).toMatchObject([{ quantity: 55, food: { name: "Grandma's moon stew" } }]);
  });
});
