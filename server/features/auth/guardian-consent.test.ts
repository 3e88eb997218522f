import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CONSENT_WAIT_DAYS } from "#core/domain/accounts/guardian-consent.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { auditLog } from "#server/db/tables/audit.ts";
import { users } from "#server/db/tables/users.ts";
import { deleteUnconfirmedAccounts } from "#server/platform/auth/guardian-consent.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { PASSWORD, startTestApp } from "#server/testing/test-app.ts";

const EMAIL = "pupil@example.com";

async function start(environment: Record<string, string> = {}) {
  const before = await startTestApp();
  const { cookie, user: admin } = await signInAdmin(before);
  const testApp = await startTestApp({ database: before.database, environment: { GUARDIAN_CONSENT_BELOW: "13", ...environment } });
  const { send, database } = testApp;
  const register = (age?: number) =>
    send("POST", "/api/register", { email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD, firstName: "Mio", ...(age && { age }) });
  const logIn = () => send("POST", "/api/login", { email: EMAIL, password: PASSWORD });
  const row = async () => (await database.db.select().from(users).where(eq(users.email, EMAIL)))[0];
  const consent = async (coversAi: boolean) =>
    send("POST", `/api/admin/users/${(await row())?.id}/consent`, { reason: "Mother, signed form", coversAi }, { cookie });
  return { ...testApp, register, logIn, row, consent, adminCookie: cookie, adminId: admin.id };
}

test("somebody below the age gets an account that nobody can use yet, with only their name, address and password", async () => {
  const { register, logIn, row } = await start();
  const answer = await register(12);
  expect(answer.json()).toEqual({ awaitsConsent: true });
  expect(answer.cookies).toEqual([]);
  const refused = await logIn();
  expect([refused.statusCode, refused.json().code, refused.cookies]).toEqual([403, "consent_needed", []]);
  expect(await row()).toMatchObject({ guardianConsent: "waiting", firstName: "Mio", age: null });
});

test("somebody of the age or older signs in at once, and their age is not stored either", async () => {
  const { register, row } = await start();
  expect((await register(13)).json()).toMatchObject({ email: EMAIL });
  expect(await row()).toMatchObject({ guardianConsent: null, age: null });
});

test("the age is asked for only if it matters, and pages do not say which age that is", async () => {
  const { register, send } = await start();
  const refused = await register();
  expect([refused.statusCode, refused.json().code]).toEqual([400, "age_needed"]);
  const ways = await send("GET", "/api/sign-in-ways");
  expect(ways.json()).toMatchObject({ asksAge: true });
  expect(ways.body).not.toContain("13");
  const elsewhere = await startTestApp();
  expect((await elsewhere.send("GET", "/api/sign-in-ways")).json()).toMatchObject({ asksAge: false });
});

test("an administrator records the consent, the person logs in, and the log keeps who agreed", async () => {
  const { register, logIn, consent, database } = await start();
  await register(12);
  expect((await consent(false)).json()).toMatchObject({ guardianConsent: "without_ai" });
  expect((await logIn()).json()).toMatchObject({ email: EMAIL, guardianConsent: "without_ai" });
  const [record] = await database.db.select().from(auditLog).where(eq(auditLog.action, "consent_recorded"));
  expect(record).toMatchObject({ subject: EMAIL, reason: "Mother, signed form", fields: [] });
});

test("AI stays off until the consent covers it, and suggestions come from the catalogue meanwhile", async () => {
  const { register, logIn, consent, send } = await start({ ANTHROPIC_API_KEY: "operator's key", ANTHROPIC_BASE_URL: "http://127.0.0.1:9" });
  await register(12);
  await consent(false);
  const cookie = (await logIn()).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const analyse = () => send("POST", "/api/foods/info", { foodName: "Zorblax", provider: "anthropic" }, { cookie });
  expect((await analyse()).json()).toMatchObject({ code: "ai_consent_needed" });
  const ideas = await send("POST", "/api/suggestions", { mealType: "lunch", provider: "anthropic", tz: "UTC" }, { cookie });
  expect(ideas.statusCode).toBe(200);
  await consent(true);
  // The request now reaches the provider, whose configured address does not respond.
  expect((await analyse()).json()).toMatchObject({ code: "ai_unavailable" });
});

test("no consent can be recorded for an account that needs none", async () => {
  const { register, consent } = await start();
  await register(15);
  expect((await consent(true)).json()).toMatchObject({ code: "no_consent_needed" });
});

test("an administrator who needs a consent cannot record it alone", async () => {
  const { send, database, adminCookie, adminId } = await start();
  await database.db.update(users).set({ guardianConsent: "without_ai" }).where(eq(users.id, adminId));
  const body = { reason: "I agree myself", coversAi: true };
  const refused = await send("POST", `/api/admin/users/${adminId}/consent`, body, { cookie: adminCookie });
  expect([refused.statusCode, refused.json().code]).toEqual([403, "own_account"]);
});

test("an account without consent is deleted after the waiting period, and no other account is", async () => {
  const { register, consent, row, database } = await start();
  await register(12);
  await database.db
    .update(users)
    .set({ createdAt: new Date(Date.now() - CONSENT_WAIT_DAYS * DAY_MS + DAY_MS) })
    .where(eq(users.email, EMAIL));
  await deleteUnconfirmedAccounts(database.db);
  expect(await row()).toBeDefined();
  await database.db
    .update(users)
    .set({ createdAt: new Date(Date.now() - CONSENT_WAIT_DAYS * DAY_MS - DAY_MS) })
    .where(eq(users.email, EMAIL));
  await deleteUnconfirmedAccounts(database.db);
  expect(await row()).toBeUndefined();

  await register(12);
  await consent(false);
  await database.db
    .update(users)
    .set({ createdAt: new Date(0) })
    .where(eq(users.email, EMAIL));
  await deleteUnconfirmedAccounts(database.db);
  expect(await row()).toBeDefined();
});
