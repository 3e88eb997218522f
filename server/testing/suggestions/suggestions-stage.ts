import { expect } from "vitest";
import type { Suggestion } from "#core/contracts/suggestions.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { applyRelease } from "#server/catalogue/seed-catalogue.ts";
import { type SignedIn, signInAs, startTestApp, type TestApp } from "#server/testing/test-app.ts";

const APPLIED_AT = new Date("2026-01-01T00:00:00Z");
/** The foods that the tests log. The database needs only these. */
const LOGGED = ["Oatmeal", "Apple", "Banana", "Milk", "Brown rice", "Chicken breast, roasted, without skin", "Almonds", "Broccoli, cooked"];

const foods = loadCatalogue();
const catalogue = new Catalogue(foods, APPLIED_AT);
const logged = new Catalogue(
  foods.filter(({ name }) => LOGGED.includes(name)),
  APPLIED_AT,
);

export const findEntry = (name: string) => catalogue.entries.find((entry) => entry.name === name) ?? expect.unreachable(`no ${name}`);

/** Starts the whole app with the whole catalogue. */
export async function startWithFoods(environment: Record<string, string> = {}): Promise<TestApp> {
  const testApp = await startTestApp({ catalogue, environment });
  await applyRelease(testApp.database.db, logged, "logged");
  return testApp;
}

interface Somebody {
  profile?: object;
  preferences?: object;
  eaten?: readonly (readonly [name: string, grams: number])[];
}

const FIFTEEN = { age: 15, gender: "female", height: 162, weight: 54, activityLevel: "lightly_active" };

export async function signInSomebody(testApp: TestApp, { profile, preferences, eaten = [] }: Somebody = {}): Promise<SignedIn> {
  const person = await signInAs(testApp.app);
  await expectOk(person.send("PUT", "/api/user/profile", { ...FIFTEEN, ...profile }));
  await expectOk(person.send("PUT", "/api/user/preferences", preferences ?? {}));
  const entries = eaten.map(([name, quantity]) => ({ foodId: findEntry(name).id, quantity, mealType: "lunch" }));
  if (entries.length > 0) await expectOk(person.send("POST", "/api/diary/batch", { entries }));
  return person;
}

export async function ask(person: SignedIn, mealType: MealType, more: object = {}): Promise<Suggestion[]> {
  return (await expectOk(person.send("POST", "/api/suggestions", { mealType, ...more }))).json();
}

async function expectOk(sending: ReturnType<SignedIn["send"]>) {
  const response = await sending;
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response;
}

const ZONES = Array.from({ length: 25 }, (_, index) => index - 12).map((offset) => `Etc/GMT${offset > 0 ? `+${offset}` : offset || ""}`);

/** Returns a time zone where the current hour is this one: Etc/GMT+3 is three hours behind. */
export function timeZoneAtHour(hour: number): string {
  const hourIn = (timeZone: string) => new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format();
  return ZONES.find((zone) => Number(hourIn(zone)) === hour) ?? expect.unreachable(`nowhere is it ${hour}`);
}
