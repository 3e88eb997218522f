import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import type { Database } from "#server/platform/storage/database.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { PasskeyDevice } from "#server/testing/passkey-device.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { pantryFood } from "#server/testing/suggestions/pantry.ts";
import { PASSWORD, type SignedIn, signInAs, type TestParts } from "#server/testing/test-app.ts";
import { type AiTestApp, startWithAi } from "#server/testing/with-ai.ts";
import { ADMINS_CHOICE, type Rows } from "./targets.ts";

const STEP_MS = 30_000;
const GTIN = "3017620422003";
const FAQ = { question: "Why?", answer: "<p>So.</p>", category: "General" };
const INVITATION = { note: "Class 8b", people: 30, days: 14 };
const SOMEBODY = { email: "somebody@example.com", firstName: "Noa", lastName: "Berg", password: ADMINS_CHOICE };

/** A signed-in user with their rows. */
export interface Person extends SignedIn {
  rows: Rows;
}

export interface Stage extends AiTestApp {
  maya: Person;
  admin: Person;
}

/** Starts the whole app with a member and an administrator, each with a row of every kind. */
export async function openStage(parts: TestParts = {}): Promise<Stage> {
  const testApp = await startWithAi(parts);
  const admin = await signInAdmin(testApp);
  const shared = {
    faq: await made(admin, "/api/admin/faqs", FAQ),
    textReport: await reported(admin),
    somebody: await made(admin, "/api/admin/users", SOMEBODY),
    invitation: await made(admin, "/api/admin/invitations", INVITATION),
  };
  const origin = parts.environment?.PUBLIC_URL;
  return { ...testApp, maya: await withRows(testApp.maya, shared, origin), admin: await withRows(admin, shared, origin) };
}

/** Creates a row of every kind that has an id for this user. */
export async function withRows(
  person: SignedIn,
  shared: Pick<Rows, "faq" | "textReport" | "somebody" | "invitation">,
  origin?: string,
): Promise<Person> {
  const food = await made(person, "/api/foods", { name: "Grandma's soup", calories: 60, protein: 3, carbs: 8, fat: 2 });
  const banana = pantryFood("Banana").id;
  await person.send("PUT", `/api/foods/${food}/star`);
  await person.send("PUT", "/api/water/2026-03-01", { morningGlasses: 2 });
  await person.send("PUT", `/api/products/${GTIN}/food`, { name: "Bar", calories: 400, protein: 10, carbs: 50, fat: 18 });
  await person.send("PUT", "/api/meal-plan/2026-03-01", { recipe: "real-cocoa", servings: 2 });
  return {
    ...person,
    rows: {
      ...shared,
      food,
      entry: await made(person, "/api/diary", { foodId: food, quantity: 100, mealType: "lunch", loggedAt: "2026-03-01T12:00:00Z" }),
      meal: await made(person, "/api/meals", { name: "Soup day", items: [food, banana].map((foodId) => ({ foodId, quantity: 100 })) }),
      key: await made(person, "/api/user/api-keys", { provider: "openai", key: "sk-0123456789abcdef" }),
      catalogueFood: banana,
      day: "2026-03-01",
      setting: "landing_hero_title",
      recipe: "real-cocoa",
      ownRecipe: await made(person, "/api/own-recipes", { name: "Banana stew", ingredients: "2 bananas", servings: 2 }),
      passkey: await made(person, "/api/user/passkeys", await makePasskey(person, origin)),
      lesson: "iron",
      gtin: GTIN,
      school: "1",
      // An id that does not exist, because linking needs a provider. The feature's own tests cover access by other users.
      schoolSignIn: "00000000-0000-4000-8000-000000000009",
      import: await bringIn(person),
    },
  };
}

/** A report has no id for whoever writes it. */
async function reported(admin: SignedIn): Promise<string> {
  await admin.send("POST", "/api/text-reports", { kind: "lesson", textId: "iron", words: "Not so." });
  return (await admin.send("GET", "/api/admin/text-reports")).json()[0].id;
}

async function makePasskey({ send }: SignedIn, origin?: string): Promise<object> {
  return new PasskeyDevice(origin).create((await send("POST", "/api/user/passkeys/options")).json());
}

/** Creates a draft of a file from another app. */
async function bringIn({ send }: SignedIn): Promise<string> {
  const file = Buffer.from("Date,Food,Amount,Calories\n2026-03-01,Moon stew,100 g,90\n");
  const response = await send("POST", "/api/imports?tz=UTC", file, { "content-type": "application/octet-stream" });
  if (response.statusCode !== 201) throw new Error(`POST /api/imports answered ${response.statusCode}: ${response.body}`);
  return response.json().id;
}

async function made(by: SignedIn, path: string, body: object): Promise<string> {
  const response = await by.send("POST", path, body);
  if (response.statusCode !== 201) throw new Error(`POST ${path} answered ${response.statusCode}: ${response.body}`);
  return response.json().id;
}

/** Switches two-factor on with the code of the previous step, so that the current one is still unused. */
export async function enableTwoFactor({ send }: SignedIn): Promise<{ secret: string; backupCodes: string[] }> {
  const { manualEntryKey: secret } = (await send("POST", "/api/2fa/setup")).json();
  const response = await send("POST", "/api/2fa/enable", { token: authenticatorCode(secret, Date.now() - STEP_MS) });
  expect(response.statusCode).toBe(200);
  return { secret, backupCodes: response.json().backupCodes };
}

/** Everything that users wrote, except for rate limit counts. If it is equal before and after an attack, the attack changed nothing. */
export async function dumpDatabase({ db }: Database): Promise<Record<string, string[]>> {
  const tables = await queryColumn(db, "select table_name as v from information_schema.tables where table_schema = 'public' order by 1");
  const dump: Record<string, string[]> = {};
  for (const table of tables.filter((one) => one !== "rate_limits")) {
    const isOfPeople = table === "foods" ? "where owner_id is not null" : "";
    dump[table] = await queryColumn(db, `select t::text as v from "${table}" t ${isOfPeople} order by 1`);
  }
  return dump;
}

async function queryColumn(db: Database["db"], statement: string): Promise<string[]> {
  const { rows } = (await db.execute(sql.raw(statement))) as unknown as { rows: { v: string }[] };
  return rows.map(({ v }) => v);
}

/** A new user with the cookie of an account that was deleted. */
export async function signInDeleted(app: FastifyInstance): Promise<SignedIn> {
  const person = await signInAs(app);
  expect((await person.send("DELETE", "/api/user", { password: PASSWORD })).statusCode).toBe(204);
  return person;
}
