import { generateKeyPairSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/db/tables/audit.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { users } from "#server/db/tables/users.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { type Forgery, startForgingProvider } from "#server/testing/forging-provider.ts";
import { SchoolBrowser } from "#server/testing/school-browser.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { PASSWORD, signInAs, startTestApp } from "#server/testing/test-app.ts";

const MAYA = { sub: "maya-1", email: "Maya@School.example", email_verified: true, given_name: "Maya", family_name: "Lindqvist" };
const OLD = { provenAt: new Date(Date.now() - 60 * 60_000) };

async function openSchool(environment: Record<string, string> = {}) {
  const provider = await startForgingProvider();
  const testApp = await startTestApp({ environment: { ...provider.environment(), ...environment } });
  return { ...testApp, provider, browser: () => new SchoolBrowser(testApp) };
}

test("somebody new gets an account without a password, signs out there too, and finds the account again", async () => {
  const { provider, browser, database, send } = await openSchool({ OIDC_NAME: "Northfield High" });
  expect((await send("GET", "/api/sign-in-ways")).json()).toMatchObject({ providers: [{ id: "1", name: "Northfield High" }], only: false });
  const maya = browser();
  const asked = new URL(await maya.start());
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: "food",
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: "http://localhost:3000/api/school-sign-in/1/callback",
    scope: "openid email profile",
  });
  expect((await maya.comeBack(provider.answer(asked.href, MAYA))).headers.location).toBe("/?welcome");
  const user = await maya.user();
  expect(user).toMatchObject({ email: "maya@school.example", firstName: "Maya", emailVerified: true, hasPassword: false, isAdmin: false });

  expect((await maya.send("GET", "/api/user/school-sign-ins")).json()).toMatchObject([
    { name: "Northfield High", email: "maya@school.example" },
  ]);
  expect((await maya.send("GET", "/api/user/export")).json().schoolSignIns).toMatchObject([{ issuer: provider.issuer, subject: "maya-1" }]);
  expect(JSON.stringify(await database.db.select().from(sessions))).not.toContain("eyJ");

  const left = new URL(String((await maya.send("POST", "/api/logout")).headers["x-sign-out-at"]));
  expect(left.origin + left.pathname).toBe(`${provider.issuer}/end`);
  expect(Object.fromEntries(left.searchParams)).toMatchObject({
    post_logout_redirect_uri: "http://localhost:3000/",
    id_token_hint: expect.stringMatching(/^eyJ/),
  });
  expect(await maya.user()).toBeUndefined();

  expect(await maya.signIn(provider, { ...MAYA, email: "new@school.example" })).toBe("/");
  expect((await maya.user())?.id).toBe(user?.id);
  for (const password of [" ", PASSWORD]) {
    expect((await send("POST", "/api/login", { email: "maya@school.example", password })).statusCode).toBe(401);
  }
});

test("a school's people need no invitation, but where registration is closed only those with an account come in", async () => {
  const { provider, browser, database } = await openSchool({ REGISTRATION: "invite" });
  expect(await browser().signIn(provider, MAYA)).toBe("/?welcome");
  const closed = await startTestApp({ database, environment: { ...provider.environment(), REGISTRATION: "closed" } });
  expect(await new SchoolBrowser(closed).signIn(provider, MAYA)).toBe("/");
  const somebodyNew = new SchoolBrowser(closed);
  expect(await somebodyNew.signIn(provider, { ...MAYA, sub: "new-1", email: "new@school.example" })).toBe("/auth?school-problem=closed");
  expect(await somebodyNew.user()).toBeUndefined();
});

const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
const now = Math.floor(Date.now() / 1000);
const FORGERIES: Record<string, Forgery> = {
  "another issuer": { claims: { iss: "https://evil.example" } },
  "another audience": { claims: { aud: "another-app" } },
  "several audiences, for somebody else": { claims: { aud: ["food", "other"], azp: "other" } },
  "another nonce": { claims: { nonce: "of-another-request" } },
  "no nonce": { without: ["nonce"] },
  "an expired token": { claims: { exp: now - 3_600, iat: now - 7_200 } },
  "no expiry": { without: ["exp"] },
  "no subject": { without: ["sub"] },
  "a subject that no database stores": { claims: { sub: "a\u0000b" } },
  "no signature": { alg: "none" },
  "the client's secret as a signature": { alg: "HS256" },
  "a stranger's signature": { key: stranger },
};

test.each(Object.entries(FORGERIES))("an answer with %s signs nobody in", async (_, forgery) => {
  const { provider, browser, database } = await openSchool();
  const visitor = browser();
  expect(await visitor.signIn(provider, MAYA, forgery)).toBe("/auth?school-problem=refused");
  expect(await visitor.user()).toBeUndefined();
  expect(await database.db.select().from(users)).toEqual([]);
});

test("an answer counts once, in the browser and at the provider where it began, and only with its own code", async () => {
  const [school, home] = [await startForgingProvider(), await startForgingProvider({ clientId: "food-at-home" })];
  const testApp = await startTestApp({ environment: { ...school.environment(), ...home.environment("OIDC_2_") } });
  const [maya, paul] = [new SchoolBrowser(testApp), new SchoolBrowser(testApp)];
  const location = async (answer: ReturnType<SchoolBrowser["comeBack"]>) => (await answer).headers.location;
  const EXPIRED = "/auth?school-problem=expired";
  const REFUSED = "/auth?school-problem=refused";

  const answer = school.answer(await maya.start(), MAYA);
  expect(await location(paul.comeBack(answer))).toBe(EXPIRED);
  expect(await location(maya.comeBack(answer, "2"))).toBe(EXPIRED);
  expect(await location(maya.comeBack("?code=x"))).toBe(EXPIRED);
  expect([school.exchanges(), home.exchanges()]).toEqual([0, 0]);
  const cookie = maya.cookie;
  expect(await location(maya.comeBack(answer))).toBe("/?welcome");
  // Also with the cookie that the browser was told to forget.
  const again = await testApp.send("GET", `/api/school-sign-in/1/callback${answer}`, undefined, { cookie });
  expect([again.headers.location, school.exchanges()]).toEqual([EXPIRED, 1]);

  // A code that was given to somebody else has another PKCE challenge.
  const foreign = new URLSearchParams(school.answer(await paul.start(), { ...MAYA, sub: "paul" }));
  const own = new URLSearchParams(school.answer(await maya.start(), MAYA));
  own.set("code", foreign.get("code") ?? "");
  expect(await location(maya.comeBack(`?${own}`))).toBe(REFUSED);

  // One provider's answer that was led to another's address.
  const mixed = new URLSearchParams(school.answer(await maya.start("2"), MAYA));
  expect(await location(maya.comeBack(`?${mixed}`, "2"))).toBe(REFUSED);
  mixed.delete("iss");
  expect(await location(maya.comeBack(`?${mixed}`, "2"))).toBe(EXPIRED);
  expect(home.exchanges()).toBe(0);

  // Two tabs at once.
  const [first, second] = [await paul.start(), await paul.start()];
  expect(await location(paul.comeBack(school.answer(second, { ...MAYA, sub: "p", email: "p@school.example" })))).toBe("/?welcome");
  expect(await location(paul.comeBack(school.answer(first, { ...MAYA, sub: "p", email: "p@school.example" })))).toBe("/");
});

test("whoever stops at the provider, or finds it down, is told so and can try again", async () => {
  const { provider, browser } = await openSchool();
  const maya = browser();
  const state = new URL(await maya.start()).searchParams.get("state") ?? "";
  const canceled = await maya.comeBack(`?${new URLSearchParams({ error: "access_denied", state, iss: provider.issuer })}`);
  expect(canceled.headers.location).toBe("/auth?school-problem=canceled");
  const answer = provider.answer(await maya.start(), MAYA);
  await provider.stop();
  expect((await maya.comeBack(answer)).headers.location).toBe("/auth?school-problem=unavailable");
  expect(await maya.start("7")).toBe("/auth?school-problem=unavailable");

  const down = await startTestApp({ environment: { ...provider.environment() } });
  expect(await new SchoolBrowser(down).start()).toBe("/auth?school-problem=unavailable");
});

test("it comes back to one of the app's own pages, and to nothing else", async () => {
  const { provider, browser } = await openSchool();
  const maya = browser();
  await maya.signIn(provider, MAYA);
  const end = async (to: string) => {
    const url = await maya.start("1", `?to=${encodeURIComponent(to)}`);
    return (await maya.comeBack(provider.answer(url, MAYA))).headers.location;
  };
  expect(await end("/profile?tab=security")).toBe("/profile?tab=security");
  const elsewhere = [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/%2fevil.example",
    "/..//evil.example",
    "javascript:alert(1)",
    "/api/logout",
    "/a\nb",
  ];
  for (const to of elsewhere) expect(await end(to), to).toBe("/");
});

test("an account with the same address is linked only with a verified address and its own password", async () => {
  const { app, provider, browser, database } = await openSchool();
  const owner = await signInAs(app, { email: "maya@school.example" });
  const maya = browser();
  expect(await maya.signIn(provider, { ...MAYA, email_verified: false })).toBe("/auth?school-problem=unverified");
  expect(await maya.signIn(provider, { ...MAYA, email_verified: "true" })).toBe("/auth?school-problem=unverified");

  const page = await maya.signIn(provider, MAYA);
  const ticket = page.replace("/auth?school=", "");
  expect((await maya.send("GET", `/api/school-sign-in/waiting?ticket=${ticket}`)).json()).toEqual({
    kind: "link",
    school: "school",
    email: "maya@school.example",
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

test("an account's own second factor is asked for, unless the provider checked one", async () => {
  const { app, provider, browser } = await openSchool();
  const owner = await signInAs(app, { email: "maya@school.example" });
  const { manualEntryKey } = (await owner.send("POST", "/api/2fa/setup")).json();
  const token = authenticatorCode(manualEntryKey, Date.now() - 30_000);
  const { backupCodes } = (await owner.send("POST", "/api/2fa/enable", { token })).json();
  const maya = browser();
  const finish = (ticket: string, body: object) => maya.send("POST", "/api/school-sign-in/finish", { ticket, ...body });
  const ticketOf = (page: string) => page.replace("/auth?school=", "");

  const link = ticketOf(await maya.signIn(provider, MAYA));
  expect((await finish(link, { password: PASSWORD })).json()).toMatchObject({ requiresTwoFactor: true });
  expect((await finish(link, { password: PASSWORD, twoFactorToken: backupCodes[0] })).statusCode).toBe(200);

  const code = ticketOf(await maya.signIn(provider, MAYA));
  expect((await maya.send("GET", `/api/school-sign-in/waiting?ticket=${code}`)).json().kind).toBe("code");
  expect((await finish(code, { twoFactorToken: "AAAAAA" })).json().code).toBe("wrong_code");
  expect((await finish(code, { twoFactorToken: backupCodes[0] })).statusCode).toBe(401);
  expect((await finish(code, { twoFactorToken: backupCodes[1] })).json()).toMatchObject({ id: owner.user.id });

  expect(await browser().signIn(provider, { ...MAYA, amr: ["pwd"] })).toContain("/auth?school=");
  expect(await browser().signIn(provider, { ...MAYA, amr: ["pwd", "mfa"] })).toBe("/");
});

test("the provider's group makes an administrator and takes back what it gave, but never the last one", async () => {
  const { provider, browser, database, ...testApp } = await openSchool({ OIDC_ADMIN_GROUP: "teachers", OIDC_NAME: "Northfield" });
  const teacher = browser();
  const isAdmin = async () => (await teacher.user())?.isAdmin;
  await teacher.signIn(provider, { ...MAYA, groups: ["pupils", "teachers"] });
  expect(await isAdmin()).toBe(true);
  await teacher.signIn(provider, { ...MAYA, groups: ["pupils"] });
  expect(await isAdmin()).toBe(true);
  await signInAdmin({ ...testApp, database });
  await teacher.signIn(provider, { ...MAYA, groups: "pupils" });
  expect(await isAdmin()).toBe(false);
  const acts = await database.db.select().from(auditLog).orderBy(auditLog.createdAt);
  expect(acts.map(({ adminId, adminEmail, action, subject }) => [adminId, adminEmail, action, subject])).toEqual([
    [null, "Northfield", "admin_given_by_school", "maya@school.example"],
    [null, "Northfield", "admin_taken_by_school", "maya@school.example"],
  ]);
  // An administrator whom the provider did not make stays one.
  await database.db.update(users).set({ isAdmin: true }).where(eq(users.email, "maya@school.example"));
  await teacher.signIn(provider, MAYA);
  expect(await isAdmin()).toBe(true);
});

test("a member links a provider in the profile and unlinks it, but never the last way in", async () => {
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
  // A link that was begun in one session does not end in another.
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

test("without a password a fresh sign-in at the provider confirms who it is, sets a password and deletes the account", async () => {
  const { provider, browser, database } = await openSchool();
  const maya = browser();
  await maya.signIn(provider, { ...MAYA, auth_time: now - 3_600 });
  const setPassword = () => maya.send("POST", "/api/user/password", { newPassword: PASSWORD, confirmPassword: PASSWORD });
  expect((await setPassword()).json().code).toBe("password_needed");
  expect((await maya.send("DELETE", "/api/user", {})).json().code).toBe("password_needed");
  const confirm = async (person: object, to = "/profile?tab=security") => {
    const { url } = (await maya.send("POST", "/api/user/school-sign-ins/confirm", { to })).json();
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: "login", max_age: "0" });
    return (await maya.comeBack(provider.answer(url, { ...MAYA, ...person }))).headers.location;
  };
  expect(await confirm({ auth_time: now - 3_600 })).toBe("/profile?tab=security&school-problem=not-fresh");
  expect(await confirm({ auth_time: undefined })).toBe("/profile?tab=security&school-problem=not-fresh");
  expect(await confirm({ sub: "noah" })).toBe("/profile?tab=security&school-problem=taken");
  expect((await setPassword()).json().code).toBe("password_needed");
  expect(await confirm({}, "https://evil.example")).toBe("/profile?tab=security");
  expect((await setPassword()).statusCode).toBe(204);
  expect((await setPassword()).json().code).toBe("has_password");
  expect((await maya.user())?.hasPassword).toBe(true);
  expect((await maya.send("POST", "/api/login", { email: "maya@school.example", password: PASSWORD })).statusCode).toBe(200);
  expect((await maya.send("DELETE", "/api/user", {})).statusCode).toBe(400);
  expect((await maya.send("DELETE", "/api/user", { password: PASSWORD })).statusCode).toBe(204);

  expect(await maya.signIn(provider, MAYA)).toBe("/?welcome");
  expect((await maya.send("DELETE", "/api/user", {})).statusCode).toBe(204);
  expect(await database.db.select().from(users)).toEqual([]);
});

test("with OIDC_ONLY nobody registers or logs in with a password but administrators", async () => {
  const provider = await startForgingProvider();
  const open = await startTestApp({ environment: provider.environment() });
  await signInAs(open.app, { email: "maya@example.com" });
  const admin = await signInAdmin(open);
  const { send } = await startTestApp({ database: open.database, environment: { ...provider.environment(), OIDC_ONLY: "true" } });
  const register = { email: "new@example.com", password: PASSWORD, confirmPassword: PASSWORD };
  expect((await send("POST", "/api/register", register)).json()).toMatchObject({
    code: "password_off",
    message: "Please sign in with school.",
  });
  expect((await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD })).json().code).toBe("password_off");
  expect((await send("POST", "/api/login", { email: "maya@example.com", password: "Wrong-pass-1" })).statusCode).toBe(401);
  expect((await send("POST", "/api/login", { email: admin.user.email, password: PASSWORD })).statusCode).toBe(200);
});

test("sign-ins that are begun again and again are limited, and the page says so", async () => {
  const { browser, database } = await openSchool();
  const visitor = browser();
  for (let tab = 0; tab < 6; tab += 1) expect(await visitor.start()).toContain("/authorize?");
  expect(visitor.cookie.split("; ").length).toBeLessThanOrEqual(4);
  await database.db.update(rateLimits).set({ points: 300 });
  expect(await visitor.start()).toBe("/auth?school-problem=too-many");
});
