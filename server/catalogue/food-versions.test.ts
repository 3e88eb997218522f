import { eq, getTableName, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { foodVersions } from "#server/db/tables/foods.ts";
import type { Database } from "#server/platform/storage/database.ts";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { signInAs } from "#server/testing/test-app.ts";

const FOODS = [pantryFood("Banana"), pantryFood("Oatmeal")];
const ENTRIES_A_FOOD = 10;
const LOGGED_KCAL = 7;
const DAY = "2026-03-01";

/** Records every statement that reads old versions, with its values. */
function watchVersionReads({ db }: Database) {
  // Safe to cast: both drivers store the client that runs every statement under this name.
  const { $client } = db as unknown as { $client: { query: (...statement: unknown[]) => unknown } };
  const query = vi.spyOn($client, "query");
  return () =>
    query.mock.calls.flatMap(([statement, values]) => {
      const isText = typeof statement === "string";
      // Safe to cast: a statement is either its text or an object that contains it.
      const text = isText ? statement : (statement as { text: string }).text;
      const inserted = Array.isArray(values) ? values : (statement as { values: unknown[] }).values;
      return text.includes(`from "${getTableName(foodVersions)}"`) ? [{ text, values: inserted }] : [];
    });
}

test("a day of old entries reads each version of a food once, with one statement", async () => {
  const { app, database } = await startWithPantry();
  const maya = await signInAs(app);
  const entries = FOODS.flatMap(({ id: foodId }) =>
    Array.from({ length: ENTRIES_A_FOOD }, (_, minute) => ({
      foodId,
      quantity: 100,
      mealType: "lunch",
      loggedAt: `${DAY}T12:${minute + 10}:00Z`,
    })),
  );
  expect((await maya.send("POST", "/api/diary/batch", { entries })).statusCode).toBe(201);
  // Simulates a later catalogue update, so that the logged version is one that no food has anymore.
  for (const { id } of FOODS) await makeOld(database, id);

  const versionReads = watchVersionReads(database);
  const day = (await maya.send("GET", `/api/diary?date=${DAY}`)).json<DiaryEntry[]>();
  expect(day).toHaveLength(entries.length);
  expect(day.every(({ food }) => food.calories === LOGGED_KCAL)).toBe(true);
  expect(versionReads()).toHaveLength(1);
  expect(versionReads()[0]?.values).toEqual([expect.any(Array), expect.any(Array)]);
  expect(versionReads()[0]?.values.map((list) => (list as unknown[]).length)).toEqual([FOODS.length, FOODS.length]);

  const { days } = (await maya.send("GET", `/api/diary/days?from=${DAY}&to=${DAY}`)).json();
  expect(days[0].totals.calories).toBeCloseTo(LOGGED_KCAL * entries.length, 6);
  expect(versionReads()).toHaveLength(2);
});

async function makeOld({ db }: Database, foodId: string): Promise<void> {
  const oldVersion = 42;
  const [stored] = await db.select().from(foodVersions).where(eq(foodVersions.foodId, foodId));
  if (!stored) throw new Error("The food has no version.");
  await db.insert(foodVersions).values({ foodId, version: oldVersion, figures: { ...stored.figures, calories: LOGGED_KCAL } });
  await db.execute(sql`update diary_entries set food_version = ${oldVersion} where food_id = ${foodId}`);
}
