import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import { passkeys } from "#server/db/tables/passkeys.ts";
import { schoolIdentities } from "#server/db/tables/school-identities.ts";
import { users } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { enableTwoFactor } from "#server/security-tests/stage.ts";
import { startForgingProvider } from "#server/testing/forging-provider.ts";
import { PasskeyDevice } from "#server/testing/passkey-device.ts";
import { addPasskey } from "#server/testing/passkeys.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { readCookie, type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";
import { startWithMail } from "#server/testing/with-mail.ts";

const NEW_PASSWORD = "Juicy-melon-8";
const EMAIL = "maya@example.com";

/** An account with a passkey, a school sign-in, an AI key and a second factor, whose address was never confirmed. */
async function stage() {
  const testApp = await startWithMail();
  const { db } = testApp.database;
  const maya = await signInAs(testApp.app, { email: EMAIL });
  await addAll(maya, db);
  const [mail] = await testApp.deliver();
  const askForLink = async (send = testApp.send) => {
    await send("POST", "/api/recovery/links", { email: EMAIL });
    return (await testApp.deliver()).find(({ subject }) => subject.startsWith("Choose a new password"))?.token;
  };
  const reset = async (send = testApp.send, form: object = {}) => {
    const token = await askForLink(send);
    return send("POST", "/api/recovery/password", { token, password: NEW_PASSWORD, ...form });
  };
  const left = async () => [(await db.select().from(passkeys)).length, (await db.select().from(schoolIdentities)).length];
  const leftOfOthers = async () => [(await db.select().from(apiKeys)).length, (await db.select().from(users))[0]?.twoFactorEnabled];
  const confirm = () => maya.send("POST", "/api/recovery/email", { token: mail?.token });
  const mailsAboutPasswords = async () => (await testApp.deliver()).filter(({ subject }) => subject.includes("password is new"));
  return { ...testApp, db, maya, askForLink, reset, left, leftOfOthers, confirm, mailsAboutPasswords };
}

async function addAll(maya: SignedIn, db: Db): Promise<void> {
  expect((await addPasskey(maya, new PasskeyDevice("http://food.example"))).statusCode).toBe(201);
  await db.insert(schoolIdentities).values({ userId: maya.user.id, issuer: `https://${randomUUID()}.example`, subject: "1" });
  await maya.send("POST", "/api/user/api-keys", { provider: "openai", key: "sk-canary-0123456789" });
  await enableTwoFactor(maya);
}

/** As version 1.0 left an account: nobody recorded whether the passkeys are older than the proof of the address. */
const forgetOrder = (db: Db) => db.update(users).set({ emailVerified: true, emailVerifiedAt: new Date(), ownedSince: null });

test("the first link that proves an address removes every earlier way to sign in, and the mail says so", async () => {
  const { reset, left, leftOfOthers, mailsAboutPasswords } = await stage();
  expect([await left(), await leftOfOthers()]).toEqual([
    [1, 1],
    [1, true],
  ]);
  expect((await reset()).statusCode).toBe(200);
  expect([await left(), await leftOfOthers()]).toEqual([
    [0, 0],
    [0, false],
  ]);
  const [mail] = await mailsAboutPasswords();
  expect(mail?.source).toContain("Its passkeys and school sign-ins were removed");
});

test("an account that was confirmed before this was recorded is shown with all that was added, and only what is ticked stays", async () => {
  const { db, send, askForLink, reset, left, leftOfOthers, mailsAboutPasswords } = await stage();
  await forgetOrder(db);
  const details = (await send("POST", "/api/recovery/link", { token: await askForLink() })).json();
  expect(details.additions.map(({ kind }: { kind: string }) => kind)).toEqual(["passkey", "school", "ai_key", "two_factor"]);
  const retain = details.additions.map(({ id }: { id: string }) => id);
  expect((await reset(send, { retain })).statusCode).toBe(200);
  expect([await left(), await leftOfOthers()]).toEqual([
    [1, 1],
    [1, true],
  ]);
  const [mail] = await mailsAboutPasswords();
  expect(mail?.source).not.toContain("were removed");
  // The owner has said what is theirs, so the next reset does not ask again and removes nothing.
  expect((await send("POST", "/api/recovery/link", { token: await askForLink() })).json().additions).toEqual([]);
  expect((await reset()).statusCode).toBe(200);
  expect([await left(), await leftOfOthers()]).toEqual([
    [1, 1],
    [1, true],
  ]);
});

test("what is not ticked is removed, also if a program ticks nothing", async () => {
  const { db, reset, left, leftOfOthers, mailsAboutPasswords } = await stage();
  await forgetOrder(db);
  expect((await reset()).statusCode).toBe(200);
  expect([await left(), await leftOfOthers()]).toEqual([
    [0, 0],
    [0, false],
  ]);
  const [mail] = await mailsAboutPasswords();
  expect(mail?.source).toContain("were removed");
});

test("a reset removes what was added before the address was confirmed, and keeps what its owner added afterwards", async () => {
  const { db, maya, confirm, send, askForLink, reset, left, leftOfOthers } = await stage();
  expect((await confirm()).statusCode).toBe(204);
  await send("POST", "/api/recovery/link", { token: await askForLink() });
  expect((await reset()).statusCode).toBe(200);
  expect([await left(), await leftOfOthers()]).toEqual([
    [0, 0],
    [0, false],
  ]);
  const back = await send("POST", "/api/login", { email: EMAIL, password: NEW_PASSWORD });
  const cookie = readCookie(back);
  await addAll({ ...maya, send: (method, url, body) => send(method, url, body, { cookie }) }, db);
  expect((await reset()).statusCode).toBe(200);
  expect([await left(), await leftOfOthers()]).toEqual([
    [1, 1],
    [1, true],
  ]);
});

test("an administrator's second factor stays, so that a stolen mailbox is not enough", async () => {
  const { db, reset, leftOfOthers } = await stage();
  await db.update(users).set({ isAdmin: true });
  expect((await reset()).statusCode).toBe(200);
  expect(await leftOfOthers()).toEqual([0, true]);
});

test("a stranger who waits for a guardian's consent does not keep the owner of the address waiting", async () => {
  const { app, send, deliver } = await startWithMail({ GUARDIAN_CONSENT_BELOW: "16" });
  await signInAs(app, { email: EMAIL, age: 14 });
  const ask = async () => {
    await send("POST", "/api/recovery/links", { email: EMAIL });
    return (await deliver())[0]?.token;
  };
  const token = await ask();
  expect((await send("POST", "/api/recovery/link", { token })).json()).toMatchObject({ asksAge: true, additions: [] });
  const missing = await send("POST", "/api/recovery/password", { token, password: NEW_PASSWORD });
  expect([missing.statusCode, missing.json().code]).toEqual([400, "age_needed"]);
  expect((await send("POST", "/api/recovery/password", { token, password: NEW_PASSWORD, age: 40 })).statusCode).toBe(200);
  expect((await send("POST", "/api/login", { email: EMAIL, password: NEW_PASSWORD })).statusCode).toBe(200);
});

test("after an administrator's link, only what is ticked stays, and the second factor does in any case", async () => {
  const { app, database, send } = await startTestApp();
  const admin = await signInAdmin({ app, database });
  const maya = await signInAs(app, { email: EMAIL });
  await maya.send("POST", "/api/user/api-keys", { provider: "openai", key: "sk-canary-0123456789" });
  await enableTwoFactor(maya);
  const link = async () => (await admin.send("POST", `/api/admin/users/${maya.user.id}/password-link`)).json().token;
  const details = async (token: string) => (await send("POST", "/api/recovery/link", { token })).json();
  const first = await link();
  expect((await details(first)).additions).toMatchObject([{ kind: "ai_key", name: "openai" }]);
  expect((await send("POST", "/api/recovery/password", { token: first, password: NEW_PASSWORD })).statusCode).toBe(200);
  expect(await database.db.select().from(apiKeys)).toEqual([]);
  const login = await send("POST", "/api/login", { email: EMAIL, password: NEW_PASSWORD });
  expect(login.json()).toMatchObject({ requiresTwoFactor: true });
  expect((await details(await link())).additions).toEqual([]);
});

test("a school sign-in stays if it is the only way for members to sign in", async () => {
  const { database, mailbox, reset, left } = await stage();
  const provider = await startForgingProvider();
  const environment = { ...provider.environment(), ...mailbox.environment, OIDC_ONLY: "true" };
  const { send } = await startTestApp({ database, environment });
  expect((await reset(send)).statusCode).toBe(200);
  expect(await left()).toEqual([0, 1]);
});
