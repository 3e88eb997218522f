import { expect, test } from "vitest";
import * as z from "zod";
import { PersonalExport } from "#core/contracts/export-format.ts";
import { Day } from "#core/contracts/fields/calendar.ts";
import { MAX_NUTRIENT_AMOUNT } from "#core/domain/foods/limits.ts";
import { confirm, startWithMaya, uploadDraft } from "#server/testing/diary-files.ts";
import { fillAccount, startWithProducts } from "#server/testing/full-account.ts";
import { type SignedIn, signInAs } from "#server/testing/test-app.ts";

const NUMBERS = [-1e308, -1, 0, 5e-324, 1e-300, 1e-46, 1e-30, 1e-3, 0.1, 1, 3, 40, 800, 2000, 2 ** 31, 2 ** 40, 1e39, 1e300, 1.7e308];
const YEARS = ["0000-01-01", "0001-01-01", "1999-12-31", "2000-01-01", "2100-12-31", "2101-01-01", "9999-12-31"];
const OFFSETS = ["00:00:00+14:00", "00:00:00Z", "23:59:59Z", "23:59:59-23:59"];
const TIMES = YEARS.flatMap((year) => OFFSETS.map((offset) => `${year}T${offset}`));

interface Field {
  path: string[];
  schema: z.core.$ZodType;
  values: readonly (string | number)[];
}

/** Every number, time and day of the format. '*' stands for each element of a list and each value of a record. */
function listFields(schema: z.core.$ZodType, path: string[] = []): Field[] {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  if (schema === Day) return [{ path, schema, values: YEARS }];
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([name, inner]) => listFields(inner, [...path, name]));
    case "array":
      return listFields(def.element, [...path, "*"]);
    case "record":
      return listFields(def.valueType, [...path, "*"]);
    case "nullable":
    case "optional":
    case "default":
      return listFields(def.innerType, path);
    case "pipe":
      return listFields(def.in, path);
    case "number":
      return [{ path, schema, values: [...NUMBERS, ...listBounds(schema)].sort((a, b) => a - b) }];
    case "string":
      return "format" in def && def.format === "datetime" ? [{ path, schema, values: TIMES }] : [];
    default:
      return [];
  }
}

// Safe to cast: only called for numbers.
const listBounds = (schema: z.core.$ZodType): number[] =>
  [(schema as z.ZodNumber).minValue, (schema as z.ZodNumber).maxValue].flatMap((bound) => bound ?? []).filter(Number.isFinite);

/** Sets the field wherever the file has its parent. */
function setAll(node: unknown, [step = "", ...rest]: string[], value: unknown): void {
  if (typeof node !== "object" || node === null) return;
  // Safe to cast: an array is indexed by its keys here, like any object.
  const parent = node as Record<string, unknown>;
  for (const key of step === "*" ? Object.keys(parent) : [step]) {
    if (rest.length === 0) parent[key] = value;
    else setAll(parent[key], rest, value);
  }
}

const FIELDS = listFields(PersonalExport).map(({ path, schema, values }) => ({
  path,
  accepted: values.filter((value) => z.safeParse(schema, value).success),
}));

async function expectNoServerError(by: SignedIn, days: readonly string[]) {
  const recipes = (await by.send("GET", "/api/own-recipes")).json();
  const paths = [
    ...["/api/user", "/api/user/preferences", "/api/user/export", "/api/user/export/diary.csv", "/api/imports"],
    ...["/api/meals", "/api/foods/starred", "/api/diary", "/api/diary/usual?tz=UTC", "/api/own-recipes"],
    ...["/api/learn/me?tz=UTC", "/api/learn/me/review?tz=UTC", "/api/foods/search?q=toast", "/api/foods/search?q=muesli"],
    ...recipes.map(({ id }: { id: string }) => `/api/own-recipes/${id}`),
    ...days.flatMap((day) => [`/api/diary?date=${day}&tz=UTC`, `/api/diary/days?from=${day}&to=${day}&tz=UTC`, `/api/water/${day}`]),
    ...days.map((day) => `/api/meal-plan?from=${day}`),
  ];
  for (const path of paths) expect([path, (await by.send("GET", path)).statusCode]).toEqual([path, 200]);
  expect((await by.send("POST", "/api/suggestions", { mealType: "lunch", tz: "UTC" })).statusCode).toBe(200);
}

test.each<[string, (accepted: readonly (string | number)[], nth: number) => string | number | undefined]>([
  ["smallest", (accepted) => accepted[0]],
  ["smallest positive", (accepted) => accepted.find((value) => typeof value !== "number" || value > 0)],
  ["largest", (accepted) => accepted.at(-1)],
  ["smallest and largest, in turn,", (accepted, nth) => accepted.at(nth % 2 === 0 ? 0 : -1)],
  ["largest and smallest, in turn,", (accepted, nth) => accepted.at(nth % 2 === 0 ? -1 : 0)],
])("an export with the %s accepted value in every field can be imported, shown, exported and imported again", async (_which, choose) => {
  const { app, maya } = await startWithProducts();
  await fillAccount(maya);
  const file = (await maya.send("GET", "/api/user/export")).json();
  for (const [nth, { path, accepted }] of FIELDS.entries()) {
    const value = choose(accepted, nth);
    if (value !== undefined) setAll(file, path, value);
  }
  const noah = await signInAs(app);
  const draft = await uploadDraft(noah, JSON.stringify(file));
  expect((await confirm(noah, draft)).statusCode).toBe(200);
  await expectNoServerError(noah, ["2000-01-01", "2026-03-01", "2100-12-31"]);
  const leo = await signInAs(app);
  const again = await uploadDraft(leo, (await noah.send("GET", "/api/user/export")).body);
  expect((await confirm(leo, again)).statusCode).toBe(200);
  expect((await noah.send("DELETE", `/api/imports/${draft.id}`)).statusCode).toBe(200);
});

test("a dish is refused if any of its amounts would be impossible, not only protein, carbs and fat", async () => {
  const { app, maya } = await startWithProducts();
  await fillAccount(maya);
  const file = (await maya.send("GET", "/api/user/export")).json();
  setAll(file, ["foods", "*", "sodium"], MAX_NUTRIENT_AMOUNT);
  const noah = await signInAs(app);
  await confirm(noah, await uploadDraft(noah, JSON.stringify(file)));
  const [{ id: foodId }] = (await noah.send("GET", "/api/foods/search?q=toast")).json();
  const save = (cookedGrams: number) =>
    noah.send("POST", "/api/own-recipes", {
      ...{ name: "Salt", ingredients: "toast", servings: 1, cookedGrams },
      choices: [{ text: "toast", foodId, grams: 0.2 }],
    });
  expect([(await save(5e-324)).statusCode, (await save(0.05)).statusCode]).toEqual([400, 400]);
  expect([(await save(0.1)).statusCode, (await save(100)).statusCode]).toEqual([400, 201]);
});

test("a table with extreme amounts and figures can be imported, shown, exported and imported again", async () => {
  const { app, maya } = await startWithMaya();
  const amounts = [...NUMBERS.flatMap((amount) => [`${amount} g`, `${amount} kg`, `${amount} cups`, `${amount}`]), "", "x"];
  const values = [...NUMBERS, ""];
  const lines = amounts.flatMap((amount, nth) =>
    values.map(
      (value, other) => `2026-03-${String((nth % 28) + 1).padStart(2, "0")},Food ${nth} ${other},${amount},${value},${value},${value}`,
    ),
  );
  const draft = await uploadDraft(maya, ["Date,Food,Amount,Calories,Protein,Sodium (mg)", ...lines].join("\n"));
  expect((await confirm(maya, draft)).statusCode).toBe(200);
  await expectNoServerError(maya, ["2026-03-01", "2026-03-19", "2026-03-20"]);
  const noah = await signInAs(app);
  const again = await uploadDraft(noah, (await maya.send("GET", "/api/user/export")).body);
  expect((await confirm(noah, again)).json()).toMatchObject({ added: again.entries });
  expect(again.notUnderstood.lines).toBe(0);
});
