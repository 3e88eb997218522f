import { expect } from "vitest";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { applyRelease } from "#server/catalogue/seed-catalogue.ts";
import { startTestApp, type TestApp, type TestParts } from "#server/testing/test-app.ts";

const NAMES = ["Apple", "Banana", "Whole milk", "Oatmeal", "White bread", "Pizza, cheese", "Carrots", "Almonds"];

/** A few of the real foods: enough for a diary, and fast to load. */
export const pantry = new Catalogue(
  loadCatalogue().filter(({ name }) => NAMES.includes(name)),
  new Date("2026-01-01T00:00:00Z"),
);

export const pantryFood = (name: string) => pantry.entries.find((entry) => entry.name === name) ?? expect.unreachable(`no ${name}`);

/** Starts the whole app with these foods. */
export async function startWithPantry(parts: TestParts = {}): Promise<TestApp> {
  const testApp = await startTestApp({ catalogue: pantry, ...parts });
  await applyRelease(testApp.database.db, pantry, "pantry");
  return testApp;
}
