import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/tables/users.ts";
import { MAYA_AT_SCHOOL as MAYA, openSchool } from "#server/testing/open-school.ts";
import { SchoolBrowser } from "#server/testing/school-browser.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { PASSWORD, signInAs, startTestApp } from "#server/testing/test-app.ts";

const EMAIL = "maya@school.example";
const UNVERIFIED = { ...MAYA, sub: "stranger-1", email_verified: false };

const readTicket = (page: string) => page.replace("/auth?school=", "");

test("a stranger who registered first does not keep the owner of a verified address out", async () => {
  const { app, provider, browser, send } = await openSchool();
  const stranger = await signInAs(app, { email: EMAIL });
  const maya = browser();
  const ticket = readTicket(await maya.signIn(provider, MAYA));
  expect((await maya.send("GET", `/api/school-sign-in/waiting?ticket=${ticket}`)).json()).toMatchObject({
    kind: "link",
    canStartNew: true,
  });
  const finished = await maya.send("POST", "/api/school-sign-in/finish", { ticket, startNew: true });
  expect(finished.json()).toMatchObject({ email: EMAIL, emailVerified: true, hasPassword: false });
  expect((await maya.user())?.id).not.toBe(stranger.user.id);
  expect(await browser().signIn(provider, MAYA)).toBe("/");

  // The stranger keeps their own account, in which nobody else sees what they wrote, and has to confirm another address.
  expect((await stranger.send("GET", "/api/user")).json()).toMatchObject({ id: stranger.user.id, email: EMAIL, emailVerified: false });
  const login = await send("POST", "/api/login", { email: EMAIL, password: PASSWORD });
  expect(login.json()).toMatchObject({ id: stranger.user.id });
  expect((await stranger.send("PUT", "/api/user/email", { email: "stranger@example.com" })).json()).toEqual({ isChanged: true });
  expect((await send("POST", "/api/login", { email: "stranger@example.com", password: PASSWORD })).statusCode).toBe(200);
  expect((await send("POST", "/api/login", { email: EMAIL, password: PASSWORD })).statusCode).toBe(401);
  expect((await stranger.send("PUT", "/api/user/email", { email: EMAIL })).json().code).toBe("email_taken");
});

test("an address that a provider only stated keeps nobody out, also if members cannot log in with passwords", async () => {
  const { provider, browser, database } = await openSchool({ OIDC_ONLY: "true" });
  const stranger = browser();
  expect(await stranger.signIn(provider, UNVERIFIED)).toBe("/?welcome");
  const maya = browser();
  expect(await maya.signIn(provider, MAYA)).toBe("/?welcome");
  expect(await maya.user()).toMatchObject({ email: EMAIL, emailVerified: true });
  expect(await stranger.user()).toMatchObject({ email: EMAIL, emailVerified: false });
  expect(await browser().signIn(provider, UNVERIFIED)).toBe("/");
  const held = await database.db.select({ id: users.id }).from(users).where(eq(users.email, EMAIL));
  expect(held).toEqual([{ id: (await maya.user())?.id }]);
});

test("at a school that verifies no address, everybody gets an account, and none of them reserves an address", async () => {
  const { app, provider, browser, send } = await openSchool();
  const pupils = [browser(), browser(), browser()];
  for (const [number, pupil] of pupils.entries()) {
    expect(await pupil.signIn(provider, { ...UNVERIFIED, sub: `pupil-${number}` })).toBe("/?welcome");
    expect(await pupil.user()).toMatchObject({ email: EMAIL, emailVerified: false });
  }
  const owner = await signInAs(app, { email: EMAIL });
  expect((await send("POST", "/api/login", { email: EMAIL, password: PASSWORD })).json()).toMatchObject({ id: owner.user.id });
  for (const [number] of pupils.entries()) {
    expect(await browser().signIn(provider, { ...UNVERIFIED, sub: `pupil-${number}` })).toBe("/");
  }
});

test("a stranger who registered first does not keep out a pupil whose provider verifies nothing", async () => {
  const { app, provider, browser } = await openSchool();
  await signInAs(app, { email: EMAIL });
  expect(await browser().signIn(provider, UNVERIFIED)).toBe("/?welcome");
});

test("a stranger who waits for a guardian's consent does not keep the owner of a verified address waiting", async () => {
  const { app, provider, browser } = await openSchool({ GUARDIAN_CONSENT_BELOW: "16" });
  await signInAs(app, { email: EMAIL, age: 14 });
  const maya = browser();
  const ticket = readTicket(await maya.signIn(provider, MAYA));
  expect((await maya.send("POST", "/api/school-sign-in/finish", { ticket, startNew: true })).statusCode).toBe(200);
  expect(await maya.user()).toMatchObject({ email: EMAIL, guardianConsent: null });
});

test("without a mail server, a changed address reserves nothing either", async () => {
  const { app, provider, browser } = await openSchool();
  const stranger = await signInAs(app);
  expect((await stranger.send("PUT", "/api/user/email", { email: EMAIL })).json()).toEqual({ isChanged: true });
  const maya = browser();
  const ticket = readTicket(await maya.signIn(provider, MAYA));
  expect((await maya.send("POST", "/api/school-sign-in/finish", { ticket, startNew: true })).statusCode).toBe(200);
  expect(await maya.user()).toMatchObject({ email: EMAIL, emailVerified: true });
});

test("linking with the password confirms the address, and then nobody can take it", async () => {
  const { app, provider, browser } = await openSchool();
  const owner = await signInAs(app, { email: EMAIL });
  const maya = browser();
  const ticket = readTicket(await maya.signIn(provider, MAYA));
  expect((await maya.send("POST", "/api/school-sign-in/finish", { ticket, password: PASSWORD })).statusCode).toBe(200);
  expect(await maya.user()).toMatchObject({ id: owner.user.id, emailVerified: true });
  const another = browser();
  const later = readTicket(await another.signIn(provider, { ...MAYA, sub: "maya-2" }));
  expect((await another.send("GET", `/api/school-sign-in/waiting?ticket=${later}`)).json().canStartNew).toBe(false);
  const refused = await another.send("POST", "/api/school-sign-in/finish", { ticket: later, startNew: true });
  expect([refused.statusCode, refused.json().code]).toEqual([409, "account_claimed"]);
});

test("an account that an administrator made, or that is an administrator's, keeps its address", async () => {
  const testApp = await openSchool();
  const { provider, browser, database } = testApp;
  const admin = await signInAdmin(testApp);
  const leo = { email: EMAIL, password: "Juicy@melon8", confirmPassword: "Juicy@melon8", firstName: "Leo", lastName: "Roth" };
  expect((await admin.send("POST", "/api/admin/users", leo)).statusCode).toBe(201);
  const take = async () => {
    const maya = browser();
    const ticket = readTicket(await maya.signIn(provider, MAYA));
    return (await maya.send("POST", "/api/school-sign-in/finish", { ticket, startNew: true })).json().code;
  };
  expect(await take()).toBe("account_claimed");
  await database.db.update(users).set({ isAdmin: true, ownedSince: null }).where(eq(users.email, EMAIL));
  expect(await take()).toBe("account_claimed");
});

test("two people who take one address at the same moment do not both get it", async () => {
  const { app, provider, browser, database } = await openSchool();
  await signInAs(app, { email: EMAIL });
  const people = await Promise.all(
    ["maya-1", "maya-2"].map(async (sub) => {
      const person = browser();
      return { person, ticket: readTicket(await person.signIn(provider, { ...MAYA, sub })) };
    }),
  );
  const answers = await Promise.all(
    people.map(({ person, ticket }) => person.send("POST", "/api/school-sign-in/finish", { ticket, startNew: true })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).not.toContain(500);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await database.db.select().from(users).where(eq(users.email, EMAIL))).toHaveLength(1);
});

test("where registration is closed, nobody gets a new account by leaving another behind", async () => {
  const { app, provider, database } = await openSchool();
  await signInAs(app, { email: EMAIL });
  const closed = await startTestApp({ database, environment: { ...provider.environment(), REGISTRATION: "closed" } });
  const maya = new SchoolBrowser(closed);
  const ticket = readTicket(await maya.signIn(provider, MAYA));
  expect((await maya.send("GET", `/api/school-sign-in/waiting?ticket=${ticket}`)).json().canStartNew).toBe(false);
  expect((await maya.send("POST", "/api/school-sign-in/finish", { ticket, startNew: true })).statusCode).toBe(409);
});
