import { readFileSync } from "node:fs";
import path from "node:path";
import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PersonalExport } from "#core/contracts/export-format.ts";
import type { Import } from "#core/contracts/imports.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/constants.ts";
import { imports } from "#server/db/tables/imports.ts";
import { pantryFood, startWithPantry } from "#server/testing/pantry.ts";
import { type SignedIn, signInAs } from "#server/testing/test-app.ts";
import { deleteExpiredImports } from "./queries.ts";

const FILE = { "content-type": "application/octet-stream" };
const sample = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, "samples", name));
const send = (by: SignedIn, file: Buffer | string) => by.send("POST", "/api/imports?tz=UTC", Buffer.from(file), FILE);

async function start() {
  const { app, database } = await startWithPantry();
  return { app, database, maya: await signInAs(app) };
}

async function draftOf(by: SignedIn, file: Buffer | string): Promise<Import> {
  const response = await send(by, file);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const confirm = (by: SignedIn, { id }: { id: string }) => by.send("POST", `/api/imports/${id}/confirm`);
const diaryOf = async (by: SignedIn, day: string) => (await by.send("GET", `/api/diary?date=${day}&tz=UTC`)).json();
const eaten = (entry: { quantity: number; food: Record<string, number | null> }, nutrient: string) =>
  Math.round(((entry.food[nutrient] ?? Number.NaN) * entry.quantity) / 10) / 10;

/** Everything that the person sees of diary and own foods. */
const stateOf = async (by: SignedIn) => {
  const { diary, foods } = (await by.send("GET", "/api/user/export")).json();
  return { diary, foods };
};

describe("formats", () => {
  test("MyFitnessPal's meals come in as sums that say so, with their figures, and are no food to log again", async () => {
    const { maya } = await start();
    const draft = await draftOf(maya, sample("myfitnesspal.csv"));
    expect(draft).toMatchObject({ app: "myfitnesspal", kind: "meal", entries: 3, days: 2, firstDay: "2026-03-01", lastDay: "2026-03-02" });
    expect(await diaryOf(maya, "2026-03-01")).toEqual([]);
    expect((await confirm(maya, draft)).json()).toMatchObject({ state: "imported", added: 3 });
    const [breakfast, lunch] = await diaryOf(maya, "2026-03-01");
    expect(breakfast.food.name).toBe("Breakfast total from MyFitnessPal");
    expect(["calories", "protein", "carbs", "fat", "sodium"].map((nutrient) => eaten(breakfast, nutrient))).toEqual([450, 12, 70, 15, 600]);
    expect([lunch.mealType, lunch.portion, eaten(lunch, "calories"), eaten(lunch, "protein")]).toEqual(["lunch", "whole meal", 1050, 70]);
    expect((await maya.send("GET", "/api/foods/search?q=MyFitnessPal")).json()).toEqual([]);
  });

  test("Cronometer's servings find the catalogue's food where the figures agree, and keep their own where there is none", async () => {
    const { maya } = await start();
    const draft = await draftOf(maya, sample("cronometer-servings.csv"));
    expect(draft).toMatchObject({ app: "cronometer", kind: "food", entries: 2, foods: { sure: 1, unsure: 0, own: 1 } });
    await confirm(maya, draft);
    const [banana, stew] = await diaryOf(maya, "2026-03-01");
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
  ])("%s is recognized as %s, with its figures", async (file, app, day, name, figures) => {
    const { maya } = await start();
    const draft = await draftOf(maya, sample(file));
    expect(draft.app).toBe(app);
    await confirm(maya, draft);
    const entry = (await diaryOf(maya, day)).find(({ food }: { food: { name: string } }) => food.name === name);
    expect(["calories", "protein", "carbs", "fat"].map((nutrient) => eaten(entry, nutrient))).toEqual(figures);
  });

  test("a file in UTF-16, one in Windows-1252 with semicolons, and one in a ZIP are read as well", async () => {
    const { maya } = await start();
    const table = "Date;Food;Amount;Calories\r\n01.03.2026;Crème brûlée;120 g;340,5\r\n";
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table, "utf16le")]);
    for (const file of [utf16, Buffer.from(table, "latin1"), zipOf("Nutrition-Summary-2026.csv", Buffer.from(table))]) {
      expect(await draftOf(maya, file)).toMatchObject({ app: "table", firstDay: "2026-03-01", shownFoods: [{ name: "Crème brûlée" }] });
    }
  });
});

test("a draft that nobody confirmed goes after its day", async () => {
  const { database, maya } = await start();
  const draft = await draftOf(maya, sample("myfitnesspal.csv"));
  await deleteExpiredImports(database.db);
  expect((await maya.send("GET", "/api/imports")).json()).toHaveLength(1);
  await database.db.update(imports).set({ expiresAt: new Date(Date.now() - 1000) });
  await deleteExpiredImports(database.db);
  expect((await confirm(maya, draft)).statusCode).toBe(404);
  expect(await database.db.select().from(imports)).toEqual([]);
});

describe("our own export", () => {
  /** Everything that a download holds and another account can have as well. */
  const seenBy = async (by: SignedIn) => {
    const data = (await by.send("GET", "/api/user/export")).json();
    const names = new Map<string, string>(data.foods.map(({ id, name }: { id: string; name: string }) => [id, name]));
    // What differs from account to account: ids, and when a row was made.
    const plain = JSON.stringify(data, (key, value) => {
      if (["id", "userId", "ownerId", "createdAt", "updatedAt", "exportedAt"].includes(key)) return undefined;
      if (key === "imports" || key === "devices" || key === "apiKeys") return undefined;
      if (["email", "firstName", "lastName"].includes(key)) return undefined;
      if (key === "foodId" && !names.has(value) && value !== pantryFood("Banana").id) return "a deleted food";
      return typeof value === "string" ? (names.get(value) ?? value) : value;
    });
    return JSON.parse(plain);
  };

  test("comes back whole in a new account, can be undone, and comes in once", async () => {
    const { app, maya } = await start();
    const banana = pantryFood("Banana").id;
    const food = (await maya.send("POST", "/api/foods", { name: "Toast", calories: 200, protein: 5, carbs: 30, fat: 3 })).json();
    const gone = (await maya.send("POST", "/api/foods", { name: "Old cake", calories: 400, protein: 5, carbs: 50, fat: 20 })).json();
    for (const [foodId, loggedAt] of [food.id, banana, gone.id].map((id, nth) => [id, `2026-03-0${nth + 1}T12:00:00.000Z`])) {
      await maya.send("POST", "/api/diary", {
        foodId,
        quantity: 33.3,
        mealType: "lunch",
        portion: "1 slice",
        customTime: "12:00",
        loggedAt,
      });
    }
    await maya.send("DELETE", `/api/foods/${gone.id}`);
    for (const id of [food.id, banana]) await maya.send("PUT", `/api/foods/${id}/star`);
    await maya.send("POST", "/api/meals", { name: "Usual", items: [food.id, banana].map((foodId) => ({ foodId, quantity: 100 })) });
    await maya.send("POST", "/api/own-recipes", { name: "Banana stew", ingredients: "2 bananas", servings: 2 });
    await maya.send("PUT", "/api/water/2026-03-01", { morningGlasses: 2 });
    await maya.send("PUT", "/api/meal-plan/2026-03-01", { recipe: "real-cocoa", servings: 2 });
    await maya.send("PUT", "/api/user/preferences", { allergies: ["peanut"] });
    await maya.send("PUT", "/api/user/profile", { age: 15, height: 170 });
    await maya.send("PUT", "/api/user/view", { foodDisplay: "calm" });
    const answer = { id: "5b7a0c5e8d0f4c3e9a413f0f6f7f2a10", fact: "iron/misconception", phase: "after", isRight: true };
    const answered = await maya.send("POST", "/api/learn/me/answers?tz=UTC", {
      answers: [{ ...answer, answeredAt: "2026-03-01T08:00:00Z" }],
    });
    expect(answered.statusCode).toBeLessThan(300);

    const file = (await maya.send("GET", "/api/user/export")).body;
    expect(PersonalExport.safeParse(JSON.parse(file)).error).toBeUndefined();
    const noah = await signInAs(app);
    const before = await seenBy(noah);
    const draft = await draftOf(noah, file);
    expect(draft).toMatchObject({ app: "bitebright", entries: 3, whole: { foods: 1, recipes: 1, stars: 2, savedMeals: 1, profile: true } });
    expect((await confirm(noah, draft)).json()).toMatchObject({ added: 3 });
    const after = await seenBy(noah);
    expect(after).toEqual(await seenBy(maya));

    expect((await confirm(noah, await draftOf(noah, file))).json()).toMatchObject({ added: 0 });
    expect(await seenBy(noah)).toEqual(after);
    expect((await noah.send("DELETE", `/api/imports/${draft.id}`)).json()).toMatchObject({ removed: 3 });
    expect(await seenBy(noah)).toEqual(before);
  });

  test("leaves preferences and a profile that were changed since as they are when it is undone", async () => {
    const { app, maya } = await start();
    await maya.send("PUT", "/api/user/preferences", { allergies: ["peanut"] });
    await maya.send("PUT", "/api/user/profile", { age: 15, height: 170 });
    const noah = await signInAs(app);
    const draft = await draftOf(noah, (await maya.send("GET", "/api/user/export")).body);
    await confirm(noah, draft);
    await noah.send("PUT", "/api/user/preferences", { allergies: ["milk"] });
    await noah.send("PUT", "/api/user/profile", { age: 16 });
    await noah.send("DELETE", `/api/imports/${draft.id}`);
    expect((await noah.send("GET", "/api/user/preferences")).json()).toMatchObject({ allergies: ["milk"] });
    expect((await noah.send("GET", "/api/user")).json()).toMatchObject({ age: 16, height: null });
  });

  test("is refused where somebody has put another site's picture or an unknown allergen into it", async () => {
    const { maya } = await start();
    await maya.send("POST", "/api/foods", { name: "Toast", calories: 200, protein: 5, carbs: 30, fat: 3 });
    const file = (await maya.send("GET", "/api/user/export")).body;
    const picture = file.replace(/"\/food-art[^"]*"/, '"https://evil.example/x.svg"');
    expect(picture).not.toBe(file);
    const response = await send(maya, picture);
    expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining("foods.0.imageUrl")]);
  });
});

describe("a file that comes again", () => {
  test("changes nothing the second time, and a longer one adds only what is new", async () => {
    const { maya } = await start();
    const lines = sample("cronometer-servings.csv").toString();
    await confirm(maya, await draftOf(maya, lines));
    const before = await stateOf(maya);
    const again = await draftOf(maya, lines);
    expect(again).toMatchObject({ entries: 2, alreadyHere: 2 });
    expect((await confirm(maya, again)).json()).toMatchObject({ added: 0 });
    expect(await stateOf(maya)).toEqual(before);
    const longer = await draftOf(maya, `${lines}2026-03-02,8:15 AM,Breakfast,"Banana",118.00 g,105,1.3,27,0.4,3.1,1,0,10.3,"Fruits"\n`);
    expect((await confirm(maya, longer)).json()).toMatchObject({ alreadyHere: 2, added: 1 });
  });

  test("comes in once where two confirm it at the same moment", async () => {
    const { maya } = await start();
    const draft = await draftOf(maya, sample("loseit.csv"));
    const answers = await Promise.all([confirm(maya, draft), confirm(maya, draft)]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().added])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect(await diaryOf(maya, "2026-03-15")).toHaveLength(2);
  });
});

describe("undoing", () => {
  test("takes out exactly what came in, with its foods, and can be followed by the same file", async () => {
    const { maya } = await start();
    const own = (await maya.send("POST", "/api/foods", { name: "Toast", calories: 200, protein: 5, carbs: 30, fat: 3 })).json();
    await maya.send("POST", "/api/diary", { foodId: own.id, quantity: 50, mealType: "lunch", loggedAt: "2026-03-01T12:00:00Z" });
    const before = await stateOf(maya);
    const draft = await draftOf(maya, sample("cronometer-servings.csv"));
    await confirm(maya, draft);
    expect((await maya.send("DELETE", `/api/imports/${draft.id}`)).json()).toMatchObject({ state: "undone", removed: 2 });
    expect(await stateOf(maya)).toEqual(before);
    expect((await maya.send("GET", "/api/imports")).json()).toEqual([]);
    expect((await confirm(maya, await draftOf(maya, sample("cronometer-servings.csv")))).json()).toMatchObject({ added: 2 });
  });

  test("leaves what somebody has changed since, with the food it needs", async () => {
    const { maya } = await start();
    const draft = await draftOf(maya, sample("cronometer-servings.csv"));
    await confirm(maya, draft);
    const [, stew] = await diaryOf(maya, "2026-03-01");
    await maya.send("PUT", `/api/diary/${stew.id}`, { quantity: 55 });
    expect((await maya.send("DELETE", `/api/imports/${draft.id}`)).json()).toMatchObject({ removed: 1 });
    expect(await diaryOf(maya, "2026-03-01")).toMatchObject([{ quantity: 55, food: { name: "Grandma's moon stew" } }]);
  });
});

describe("limits", () => {
  test("a day takes as many entries as it has room for, and the preview says so", async () => {
    const { maya } = await start();
    const lines = Array.from({ length: MAX_ENTRIES_A_DAY + 3 }, (_, nth) => `2026-03-01,Soup ${nth % 5},100 g,${nth}`);
    const draft = await draftOf(maya, ["Date,Food,Amount,Calories", ...lines].join("\n"));
    expect(draft.fullDays).toEqual({ days: 1, entries: 3, shown: ["2026-03-01"] });
    expect((await confirm(maya, draft)).json()).toMatchObject({ added: MAX_ENTRIES_A_DAY });
    expect(await diaryOf(maya, "2026-03-01")).toHaveLength(MAX_ENTRIES_A_DAY);
  });

  test.each([
    ["an empty file", ""],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3, 0, 0])],
    ["a table of weights", "Date,Weight\n2026-03-01,60\n"],
    ["a billion columns", `Date,Food${",x".repeat(100_000)}\n`],
    ["very deep JSON", "[".repeat(100_000)],
    ["half a JSON file", '{"diary": ['],
    ["a cell without end", `Date,Food,Calories\n2026-03-01,"${"x".repeat(100_000)}`],
    ["a ZIP bomb", () => zipOf("food-logs.csv", Buffer.alloc(64 * 1024 * 1024))],
    ["a ZIP that was cut off", () => zipOf("food-logs.csv", Buffer.from("Date,Food\n")).subarray(0, 60)],
    ["a ZIP of photos", () => zipOf("me.jpg", Buffer.from("photo"))],
  ])("%s gets a clear answer and changes nothing", async (_name, content) => {
    const { maya } = await start();
    const response = await send(maya, typeof content === "function" ? content() : content);
    expect([response.statusCode, response.json().code]).toEqual([400, "unreadable_file"]);
    expect(response.json().message.length).toBeGreaterThan(10);
    expect((await maya.send("GET", "/api/imports")).json()).toEqual([]);
  });

  test("a file that is too large is refused by its headers", async () => {
    const { maya } = await start();
    const response = await maya.send("POST", "/api/imports", Buffer.alloc(20 * 1024 * 1024 + 1), FILE);
    expect(response.statusCode).toBe(413);
  });

  test("a formula in a cell is a name like any other, and a line that makes no sense is named", async () => {
    const { maya } = await start();
    const draft = await draftOf(
      maya,
      'Date,Food,Amount,Calories\n2026-03-01,"=cmd|x",10 g,5\nsoon,Tea,1 cup,2\n2026-03-01,Debt,1 cup,-5\n',
    );
    expect(draft).toMatchObject({
      entries: 1,
      shownFoods: [{ name: "=cmd|x" }],
      notUnderstood: { lines: 2, shown: [{ line: 3 }, { line: 4 }] },
    });
  });

  test("another user can neither confirm nor undo it", async () => {
    const { app, maya } = await start();
    const noah = await signInAs(app);
    const draft = await draftOf(maya, sample("loseit.csv"));
    expect((await confirm(noah, draft)).statusCode).toBe(404);
    expect((await noah.send("DELETE", `/api/imports/${draft.id}`)).statusCode).toBe(404);
    expect((await maya.send("GET", "/api/imports")).json()).toHaveLength(1);
    expect((await noah.send("GET", "/api/imports")).json()).toEqual([]);
  });
});

/** A ZIP with one file in it. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(packed.length, 0);
  sizes.writeUInt32LE(content.length, 4);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  sizes.copy(local, 18);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  sizes.copy(entry, 20);
  entry.writeUInt16LE(name.length, 28);
  const files = Buffer.concat([local, Buffer.from(name), packed]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(files.length, 16);
  return Buffer.concat([files, entry, Buffer.from(name), end]);
}
