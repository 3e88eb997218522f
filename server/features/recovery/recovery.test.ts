import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountLinks } from "#server/db/tables/account-links.ts";
import { mails } from "#server/db/tables/mails.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { users } from "#server/db/tables/users.ts";
import { NO_PASSWORD } from "#server/platform/auth/passwords.ts";
import { LIMITS } from "#server/platform/http/rate-limits/limits.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { enableTwoFactor } from "#server/security-tests/stage.ts";
import { PasskeyDevice } from "#server/testing/passkey-device.ts";
import { PASSWORD, readCookie, type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";
import { type MailTestApp, startWithMail } from "#server/testing/with-mail.ts";

const NEW_PASSWORD = "Juicy-melon-8";
const NO_TOKEN = "A".repeat(43);

/** Maya has an account, and her welcome mail has already been delivered. */
async function stage(): Promise<MailTestApp & { maya: SignedIn; email: string }> {
  const testApp = await startWithMail();
  const maya = await signInAs(testApp.app, { email: "maya@example.com" });
  await testApp.deliver();
  return { ...testApp, maya, email: maya.user.email };
}

async function askForLink({ send, deliver, email }: MailTestApp & { email: string }): Promise<string> {
  expect((await send("POST", "/api/recovery/links", { email })).statusCode).toBe(204);
  const [mail] = await deliver();
  if (mail?.token === undefined) throw new Error("No link came.");
  return mail.token;
}

const login = ({ send }: Pick<MailTestApp, "send">, password: string, headers = {}) =>
  send("POST", "/api/login", { email: "maya@example.com", password }, headers);

test("a link from a mail sets a new password, ends every session and works once", async () => {
  const app = await stage();
  const { send, maya, deliver, database } = app;
  const token = await askForLink(app);
  const other = await askForLink(app);
  const reset = { token, password: NEW_PASSWORD };
  const response = await send("POST", "/api/recovery/password", reset);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ email: "maya@example.com" });
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(401);
  expect((await login(app, PASSWORD)).statusCode).toBe(401);
  expect((await deliver()).map(({ subject, to }) => [subject, to])).toEqual([["Your BiteBright password is new", "maya@example.com"]]);
  // The browser that used the link counts as a known device when it logs in.
  const back = await login(app, NEW_PASSWORD, { cookie: readCookie(response) });
  expect(back.json()).toMatchObject({ email: "maya@example.com", emailVerified: true });
  expect(await deliver()).toEqual([]);
  for (const used of [token, other]) {
    const again = await send("POST", "/api/recovery/password", { token: used, password: PASSWORD });
    expect(again.statusCode).toBe(400);
    expect(again.json().code).toBe("dead_link");
  }
  expect(await database.db.select().from(accountLinks)).toEqual([]);
});

test("a link that is used twice at the same moment works once, and so do two links of one account", async () => {
  const app = await stage();
  const [one, two] = [await askForLink(app), await askForLink(app)];
  const answers = await Promise.all(
    [one, one, two, two].map((token, number) =>
      app.send("POST", "/api/recovery/password", { token, password: `${NEW_PASSWORD}${number}` }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect((await login(app, `${NEW_PASSWORD}${winner}`)).statusCode).toBe(200);
});

test("a link is rejected if it has expired, if the address or the password has changed, and if it never existed", async () => {
  const app = await stage();
  const { db } = app.database;
  const use = async (token: string) => (await app.send("POST", "/api/recovery/password", { token, password: NEW_PASSWORD })).statusCode;
  const old = await askForLink(app);
  await db.update(accountLinks).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await use(old)).toBe(400);
  const moved = await askForLink(app);
  await db.update(users).set({ email: "new@example.com" });
  expect(await use(moved)).toBe(400);
  await db.update(users).set({ email: app.email });
  const beforeChange = await askForLink(app);
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await app.maya.send("PUT", "/api/user/password", change)).statusCode).toBe(204);
  expect(await use(beforeChange)).toBe(400);
  expect(await use(NO_TOKEN)).toBe(400);
});

test("a link lasts 30 minutes, and the database holds no token", async () => {
  const app = await stage();
  const before = Date.now();
  const token = await askForLink(app);
  const after = Date.now();
  const [link] = await app.database.db.select().from(accountLinks).where(eq(accountLinks.purpose, "reset_by_mail"));
  const MINUTES_30_MS = 30 * 60_000;
  expect(link?.expiresAt.getTime()).toBeGreaterThanOrEqual(before + MINUTES_30_MS);
  expect(link?.expiresAt.getTime()).toBeLessThanOrEqual(after + MINUTES_30_MS);
  expect(JSON.stringify([link, await app.database.db.select().from(mails)])).not.toContain(token);
});

test("a request for an address without an account gets the same response and causes the same work", async () => {
  const { send, database, deliver } = await stage();
  const { db } = database;
  const ask = async (email: string) => {
    await db.delete(rateLimits);
    const response = await send("POST", "/api/recovery/links", { email });
    const waiting = await db.select().from(mails).where(eq(mails.kind, "reset_password"));
    const counted = await db.select({ points: rateLimits.points }).from(rateLimits);
    const { date: _date, "x-request-id": _id, ...headers } = response.headers;
    const row = waiting.find(({ recipient }) => recipient === email);
    return {
      status: response.statusCode,
      body: response.body,
      headers,
      counted,
      row: row && { ...row, id: "", recipient: "", dueAt: null, createdAt: null },
    };
  };
  const existing = await ask("maya@example.com");
  const unknown = await ask("nobody@example.com");
  expect(existing.status).toBe(204);
  expect(existing.row).toBeDefined();
  expect(unknown).toEqual(existing);
  expect((await deliver()).map(({ to }) => to)).toEqual(["maya@example.com"]);
});

test("requests are limited by address and network, by address, and by network", async () => {
  const { send, database } = await stage();
  const ask = async (email: string, times: number) => {
    let last = 0;
    for (let count = 0; count < times; count += 1) last = (await send("POST", "/api/recovery/links", { email })).statusCode;
    return last;
  };
  const perPlace = LIMITS.resetMailPerEmailAndIp.tries;
  expect(await ask("nobody@example.com", perPlace)).toBe(204);
  expect(await ask("nobody@example.com", 1)).toBe(429);
  expect(await ask("maya@example.com", 1)).toBe(204);
  const { db } = database;
  for (const name of ["resetMailPerEmail", "resetMailPerIp"] as const) {
    await db.delete(rateLimits);
    expect(await ask("maya@example.com", 1)).toBe(204);
    await db
      .update(rateLimits)
      .set({ points: LIMITS[name].tries })
      .where(like(rateLimits.key, `${name}:%`));
    expect(await ask("maya@example.com", 1), name).toBe(429);
  }
});

test("strangers who use up the mails for an address leave some to devices and networks where its owner signed in", async () => {
  const { send, maya, database } = await stage();
  const ask = async (headers: Record<string, string>) =>
    (await send("POST", "/api/recovery/links", { email: "maya@example.com" }, headers)).statusCode;
  const { db } = database;
  const limits = new RateLimits(db);
  for (let count = 0; count < LIMITS.resetMailPerEmail.tries; count += 1) await limits.count("resetMailPerEmail", "maya@example.com");
  // Maya registered in this network; the other half of the test is her device in a network that is new to her.
  expect(await ask({})).toBe(204);
  await db.delete(rateLimits).where(like(rateLimits.key, "signInPerNetwork:%"));
  expect(await ask({})).toBe(429);
  expect(await ask({ cookie: maya.cookie })).toBe(204);
});

test("the second factor is still asked for after a reset", async () => {
  const app = await stage();
  await app.database.db.update(users).set({ emailVerified: true, ownedSince: new Date() });
  await enableTwoFactor(app.maya);
  const token = await askForLink(app);
  const response = await app.send("POST", "/api/recovery/password", { token, password: NEW_PASSWORD });
  expect(response.statusCode).toBe(200);
  expect(response.cookies).toEqual([]);
  expect((await login(app, NEW_PASSWORD)).json()).toMatchObject({ requiresTwoFactor: true });
});

test("a weak password is rejected and does not use up the link", async () => {
  const app = await stage();
  const token = await askForLink(app);
  expect((await app.send("POST", "/api/recovery/password", { token, password: "melon" })).statusCode).toBe(400);
  expect((await app.send("POST", "/api/recovery/password", { token, password: NEW_PASSWORD })).statusCode).toBe(200);
});

test("a new account gets a mail whose link confirms the address once, when a button is pressed and not when it is opened", async () => {
  const { app, send, deliver } = await startWithMail();
  const maya = await signInAs(app, { email: "maya@example.com" });
  const [mail] = await deliver();
  expect(mail).toMatchObject({ to: "maya@example.com", subject: "Is this your address? BiteBright asks" });
  expect(mail?.source).toContain(`http://food.example/verify-email#${mail?.token}`);
  expect((await maya.send("GET", "/api/user")).json()).toMatchObject({ emailVerified: false, emailVerifiedAt: null });
  // A link for one purpose cannot be used for another.
  expect((await send("POST", "/api/recovery/password", { token: mail?.token, password: NEW_PASSWORD })).statusCode).toBe(400);
  const use = () => maya.send("POST", "/api/recovery/email", { token: mail?.token });
  const answers = await Promise.all([use(), use()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
  expect((await maya.send("GET", "/api/user")).json()).toMatchObject({ emailVerified: true, emailVerifiedAt: expect.any(String) });
  const again = await maya.send("POST", "/api/user/email/verification");
  expect(again.json().code).toBe("already_verified");
});

test("the confirmation mail can be sent again a few times, only to the user's own address", async () => {
  const { app, deliver } = await startWithMail();
  const [maya] = [await signInAs(app, { email: "maya@example.com" }), await signInAs(app)];
  await deliver();
  expect((await maya.send("POST", "/api/user/email/verification")).statusCode).toBe(204);
  expect((await deliver()).map(({ to }) => to)).toEqual(["maya@example.com"]);
  // Registering counts as the first mail.
  for (let count = 2; count < LIMITS.verificationMailPerEmail.tries; count += 1) await maya.send("POST", "/api/user/email/verification");
  expect((await maya.send("POST", "/api/user/email/verification")).statusCode).toBe(429);
});

test("the user is notified of a login on an unknown device, but not on a known one", async () => {
  const app = await stage();
  const agent = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0" };
  const response = await login(app, PASSWORD, agent);
  const [mail, ...others] = await app.deliver();
  expect(mail).toMatchObject({ to: "maya@example.com", subject: "BiteBright on a new device" });
  expect(mail?.source).toContain("Firefox on Linux");
  expect(others).toEqual([]);
  await login(app, PASSWORD, { ...agent, cookie: readCookie(response) });
  expect(await app.deliver()).toEqual([]);
});

test("the user is notified when the password is changed in the profile", async () => {
  const { maya, deliver } = await stage();
  await maya.send("PUT", "/api/user/password", { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
  expect((await deliver()).map(({ subject }) => subject)).toEqual(["Your BiteBright password is new"]);
});

test("the user is notified of a new passkey and of a first password", async () => {
  const { maya, deliver, database } = await stage();
  const options = (await maya.send("POST", "/api/user/passkeys/options")).json();
  const device = new PasskeyDevice("http://food.example");
  expect((await maya.send("POST", "/api/user/passkeys", device.create(options))).statusCode).toBe(201);
  expect((await deliver()).map(({ subject, to }) => [subject, to])).toEqual([["A new passkey for BiteBright", "maya@example.com"]]);
  await database.db.update(users).set({ password: NO_PASSWORD });
  await maya.send("PUT", "/api/user/profile", {});
  const first = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  expect((await maya.send("POST", "/api/user/password", first)).statusCode).toBe(204);
  expect((await deliver()).map(({ subject }) => subject)).toEqual(["Your BiteBright password is new"]);
});

test("without a mail server nothing is sent or queued, and users are referred to the administrator", async () => {
  const { app, send, database } = await startTestApp();
  const maya = await signInAs(app);
  expect((await send("GET", "/api/recovery")).json()).toEqual({ byMail: false });
  for (const response of [
    await send("POST", "/api/recovery/links", { email: maya.user.email }),
    await maya.send("POST", "/api/user/email/verification"),
  ]) {
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe("mail_off");
  }
  expect(await database.db.select().from(mails)).toEqual([]);
});

test("the download lists a user's mails and links without their contents, and deleting the account deletes them", async () => {
  const app = await stage();
  const noah = await signInAs(app.app, { email: "noah@example.com" });
  const token = await askForLink(app);
  const exported = await app.maya.send("GET", "/api/user/export");
  expect(exported.json().mails).toEqual([expect.objectContaining({ kind: "verify_email", recipient: null, sentAt: expect.any(String) })]);
  expect(exported.json().accountLinks).toEqual([
    expect.objectContaining({ purpose: "verify_email" }),
    expect.objectContaining({ purpose: "reset_by_mail" }),
  ]);
  expect(exported.body).not.toContain(token);
  expect(exported.body).not.toContain("tokenHash");
  expect((await noah.send("GET", "/api/user/export")).body).not.toContain("maya@example.com");
  await app.maya.send("DELETE", "/api/user", { password: PASSWORD });
  const left = await app.database.db.select({ userId: mails.userId }).from(mails);
  expect(left.filter(({ userId }) => userId === app.maya.user.id)).toEqual([]);
  expect((await app.send("POST", "/api/recovery/password", { token, password: NEW_PASSWORD })).statusCode).toBe(400);
});
