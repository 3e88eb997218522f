import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#server/platform/storage/database.ts";
import { startWithMaya } from "#server/testing/diary-files.ts";
import { barcode, muesli, OffStandIn } from "#server/testing/open-food-facts.ts";
import { pantryFood } from "#server/testing/suggestions/pantry.ts";
import type { SignedIn } from "#server/testing/test-app.ts";

export const BANANA = pantryFood("Banana").id;
export const TOAST = { name: "Toast", calories: 200, protein: 5, carbs: 30, fat: 3 };
export const [SCANNED, TYPED] = [barcode(1), barcode(2)];

/** Fills in everything that a person can store. */
export async function fillAccount(maya: SignedIn): Promise<void> {
  const sent = async (method: "POST" | "PUT" | "DELETE", path: string, body?: object) => {
    const response = await maya.send(method, path, body);
    expect([path, response.statusCode < 300, response.body]).toEqual([path, true, response.body]);
    return response.body === "" ? undefined : response.json();
  };
  const toast = await sent("POST", "/api/foods", TOAST);
  const otherToast = await sent("POST", "/api/foods", { ...TOAST, calories: 300 });
  const gone = await sent("POST", "/api/foods", { ...TOAST, name: "Old cake" });
  const scanned = await sent("POST", `/api/products/${SCANNED}/food`);
  const typed = await sent("PUT", `/api/products/${TYPED}/food`, { ...TOAST, name: scanned.name, brand: "Corner shop" });
  const logged = [toast, otherToast, gone, scanned, typed].map(({ id }) => id);
  for (const [nth, foodId] of [...logged, BANANA].entries()) {
    const loggedAt = `2026-03-0${(nth % 5) + 1}T12:00:00.000Z`;
    await sent("POST", "/api/diary", { foodId, quantity: 33.3, mealType: "lunch", portion: "1 slice", customTime: "12:00", loggedAt });
  }
  await sent("DELETE", `/api/foods/${gone.id}`);
  for (const id of [toast.id, scanned.id, BANANA]) await sent("PUT", `/api/foods/${id}/star`);
  await sent("POST", "/api/meals", {
    name: "Usual",
    items: [otherToast.id, typed.id, BANANA].map((foodId) => ({ foodId, quantity: 100 })),
  });
  const recipe = await sent("POST", "/api/own-recipes", { name: "Banana stew", ingredients: "2 bananas", servings: 2 });
  await sent("POST", "/api/own-recipes", { name: "Banana stew", ingredients: "3 apples", servings: 1 });
  await sent("PUT", "/api/meal-plan/2026-03-01", { recipe: "real-cocoa", servings: 2 });
  await sent("PUT", "/api/meal-plan/2026-03-02", { recipe: recipe.id, servings: 3 });
  await sent("PUT", "/api/water/2026-03-01", { morningGlasses: 2 });
  await sent("PUT", "/api/user/preferences", { allergies: ["peanut"] });
  await sent("PUT", "/api/user/profile", { firstName: "Maya", lastName: "Lind", age: 15, height: 170 });
  await sent("PUT", "/api/user/view", {
    foodDisplay: "calm",
    habits: ["three-colors"],
    isPaused: true,
    bodyOfferClosed: true,
    region: "IE",
  });
  const answer = { id: "5b7a0c5e8d0f4c3e9a413f0f6f7f2a10", fact: "iron/misconception", phase: "after", isRight: true };
  await sent("POST", "/api/learn/me/answers?tz=UTC", { answers: [{ ...answer, answeredAt: "2026-03-01T08:00:00Z" }] });
}

/** Entries of as many different own foods, as after importing a long diary. */
export async function fillDiary(db: Db, userId: string, entries: number): Promise<void> {
  await db.execute(sql`
    with food as (insert into foods (owner_id, name) select ${userId}::uuid, 'Soup ' || nth from generate_series(1, ${entries}::int) nth returning id),
      version as (insert into food_versions (food_id, version, figures) select id, 1, '{"name": "Soup"}' from food returning food_id)
    insert into diary_entries (user_id, food_id, food_version, quantity, meal_type) select ${userId}::uuid, food_id, 1, 100, 'lunch' from version`);
}

/** Starts the app with one product that Open Food Facts knows. */
export async function startWithProducts() {
  const off = await OffStandIn.start();
  off.know(muesli(SCANNED));
  return startWithMaya({ environment: off.environment });
}
