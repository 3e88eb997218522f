import { expect, test } from "vitest";
import { HOUR_MS } from "#core/domain/calendar/durations.ts";
import { schoolIdentities } from "#server/db/tables/school-identities.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { users } from "#server/db/tables/users.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { MAYA_AT_SCHOOL as MAYA, openSchool } from "#server/testing/open-school.ts";
import { PASSWORD, signInAs } from "#server/testing/test-app.ts";

const OLD = { verifiedAt: new Date(Date.now() - HOUR_MS) };

test("an account with the same address is linked only with a verified address and its own password", async () => {
  const { app, provider, browser, database } = await openSchool();
  const owner = await signInAs(app, { email: "maya@school.example" });
  await database.db.update(users).set({ emailVerified: true });
  const maya = browser();
  expect(await maya.signIn(provider, { ...MAYA, email_verified: false })).toBe("/auth?school-problem=unverified");
  expect(await maya.signIn(provider, { ...MAYA, email_verified: "true" })).toBe("/auth?school-problem=unverified");

  const page = await maya.signIn(provider, MAYA);
  const ticket = page.replace("/auth?school=", "");
  expect((await maya.send("GET", `/api/school-sign-in/waiting?ticket=${ticket}`)).json()).toEqual({
    kind: "link",
    school: "school",
    email: "maya@school.example",
    canStartNew: false,
  });
  const finish = (password?: string, by = maya) => by.send("POST", "/api/school-sign-in/finish", { ticket, ...(password && { password }) });
  expect([(await finish("Wrong-pass-1")).statusCode, (await finish()).statusCode, (await finish(PASSWORD, browser())).statusCode]).toEqual([
    401, 400, 400,
  ]);
  expect(await maya.user()).toBeUndefined();
  expect((await finish(PASSWORD)).json()).toMatchObject({ id: owner.user.id, hasPassword: true });
  expect((await maya.user())?.id).toBe(owner.user.id);
  expect((await finish(PASSWORD)).statusCode).toBe(400);
  expect(await browser().signIn(provider, MAYA)).toBe("/");
  expect(await database.db.select().from(users)).toHaveLength(1);
});

test("an account that waits for a guardian's consent is not linked either", async () => {
  const { provider, browser, send, database } = await openSchool({ GUARDIAN_CONSENT_BELOW: "13" });
  const child = { email: "maya@school.example", password: PASSWORD, confirmPassword: PASSWORD, age: 12 };
  expect((await send("POST", "/api/register", child)).json()).toEqual({ awaitsConsent: true });
  const maya = browser();
  const ticket = (await maya.signIn(provider, MAYA)).replace("/auth?school=", "");
  const refused = await maya.send("POST", "/api/school-sign-in/finish", { ticket, password: PASSWORD });
  expect([refused.statusCode, refused.json().code]).toEqual([403, "consent_needed"]);
  expect(await maya.user()).toBeUndefined();
  expect(await database.db.select().from(schoolIdentities)).toEqual([]);
});

test("the data for the missing step fits into a cookie, however much the provider sends", async () => {
  const { app, provider, browser } = await openSchool();
  await signInAs(app, { email: "maya@school.example" });
  const maya = browser();
  const talkative = { ...MAYA, sub: "s".repeat(255), given_name: "ü".repeat(60), family_name: "ö".repeat(60), groups: "g".repeat(400) };
  const url = await maya.start("1", `?to=${encodeURIComponent(`/search?q=${"q".repeat(280)}`)}`);
  const response = await maya.comeBack(provider.answer(url, talkative));
  expect(response.headers.location).toContain("/auth?school=");
  for (const { name, value } of response.cookies) expect(name.length + value.length).toBeLessThan(4_096);
  const ticket = String(response.headers.location).replace("/auth?school=", "");
  expect((await maya.send("POST", "/api/school-sign-in/finish", { ticket, password: PASSWORD })).statusCode).toBe(200);
  expect(await browser().signIn(provider, { ...talkative, given_name: "ü".repeat(5_000) })).toBe("/");
});

test("an account's own second factor is required, unless the provider checked one", async () => {
  const { app, provider, browser } = await openSchool();
  const owner = await signInAs(app, { email: "maya@school.example" });
  const { manualEntryKey } = (await owner.send("POST", "/api/2fa/setup")).json();
  const token = authenticatorCode(manualEntryKey, Date.now() - 30_000);
  const { backupCodes } = (await owner.send("POST", "/api/2fa/enable", { token })).json();
  const maya = browser();
  const finish = (ticket: string, body: object) => maya.send("POST", "/api/school-sign-in/finish", { ticket, ...body });
  const readTicket = (page: string) => page.replace("/auth?school=", "");

  const link = readTicket(await maya.signIn(provider, MAYA));
  expect((await finish(link, { password: PASSWORD })).json()).toMatchObject({ requiresTwoFactor: true });
  expect((await finish(link, { password: PASSWORD, twoFactorToken: backupCodes[0] })).statusCode).toBe(200);

  const code = readTicket(await maya.signIn(provider, MAYA));
  expect((await maya.send("GET", `/api/school-sign-in/waiting?ticket=${code}`)).json().kind).toBe("code");
  expect((await finish(code, { twoFactorToken: "AAAAAA" })).json().code).toBe("wrong_code");
  expect((await finish(code, { twoFactorToken: backupCodes[0] })).statusCode).toBe(401);
  expect((await finish(code, { twoFactorToken: backupCodes[1] })).json()).toMatchObject({ id: owner.user.id });

  expect(await browser().signIn(provider, { ...MAYA, amr: ["pwd"] })).toContain("/auth?school=");
  expect(await browser().signIn(provider, { ...MAYA, amr: ["pwd", "mfa"] })).toBe("/");
});

test("a member can link and unlink a provider in the profile, unless it is the only way to sign in", async () => {
  const { app, provider, browser, database, send } = await openSchool();
  const paul = await signInAs(app, { email: "paul@example.com" });
  const window = browser();
  await window.send("POST", "/api/login", { email: "paul@example.com", password: PASSWORD });
  const link = async (person: object) => {
    const { url } = (await window.send("POST", "/api/user/school-sign-ins", { provider: "1" })).json();
    return (await window.comeBack(provider.answer(url, { ...person }))).headers.location;
  };
  const SECURITY = "/profile?tab=security";
  expect(await link({ ...MAYA, email_verified: false })).toBe(`${SECURITY}&school-problem=unverified`);
  expect(await link(MAYA)).toBe(SECURITY);
  expect(await link(MAYA)).toBe(SECURITY);
  expect(await link({ ...MAYA, sub: "another" })).toBe(`${SECURITY}&school-problem=already`);
  const [{ id }] = (await window.send("GET", "/api/user/school-sign-ins")).json();

  // Another user cannot see, unlink or take it.
  const noah = browser();
  await noah.signIn(provider, { ...MAYA, sub: "noah", email: "noah@school.example" });
  expect((await noah.send("DELETE", `/api/user/school-sign-ins/${id}`)).statusCode).toBe(404);
  const [own] = (await noah.send("GET", "/api/user/school-sign-ins")).json();
  expect((await noah.send("DELETE", `/api/user/school-sign-ins/${own.id}`)).json().code).toBe("last_way_in");
  const { url } = (await noah.send("POST", "/api/user/school-sign-ins", { provider: "1" })).json();
  expect((await noah.comeBack(provider.answer(url, MAYA))).headers.location).toBe(`${SECURITY}&school-problem=taken`);
  // A link that was started in one session cannot be completed in another.
  const begun = (await window.send("POST", "/api/user/school-sign-ins", { provider: "1" })).json().url;
  await window.send("POST", "/api/login", { email: "paul@example.com", password: PASSWORD });
  expect((await window.comeBack(provider.answer(begun, MAYA))).headers.location).toBe(`${SECURITY}&school-problem=expired`);

  expect((await window.send("DELETE", `/api/user/school-sign-ins/${id}`)).statusCode).toBe(204);
  expect((await paul.send("GET", "/api/user")).statusCode).toBe(401);
  await database.db.update(sessions).set(OLD);
  const refused = await window.send("POST", "/api/user/school-sign-ins", { provider: "1" });
  expect(refused.json().code).toBe("password_needed");
  expect((await send("POST", "/api/user/school-sign-ins", { provider: "1" })).statusCode).toBe(401);
});
