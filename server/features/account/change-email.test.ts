import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountLinks } from "#server/db/tables/account-links.ts";
import { auditLog } from "#server/db/tables/audit.ts";
import { mails } from "#server/db/tables/mails.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { users } from "#server/db/tables/users.ts";
import { RECENT_MS } from "#server/platform/auth/recent-password.ts";
import { LIMITS } from "#server/platform/http/rate-limits/limits.ts";
import { PASSWORD, type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";
import { type MailTestApp, startWithMail } from "#server/testing/with-mail.ts";

const NEW = "maya.new@example.com";
const NEW_PASSWORD = "Juicy-melon-8";

async function stage(): Promise<MailTestApp & { maya: SignedIn }> {
  const testApp = await startWithMail();
  const maya = await signInAs(testApp.app, { email: "maya@example.com" });
  await testApp.deliver();
  return { ...testApp, maya };
}

const change = ({ send }: SignedIn, email = NEW) => send("PUT", "/api/user/email", { email });
const readEmail = async ({ send }: SignedIn) => (await send("GET", "/api/user")).json().email;

async function askForLink({ maya, deliver }: MailTestApp & { maya: SignedIn }, email = NEW): Promise<string> {
  expect((await change(maya, email)).json()).toEqual({ isChanged: false });
  const [mail] = await deliver();
  if (mail?.token === undefined) throw new Error("No link came.");
  return mail.token;
}

test("with a mail server the address changes when the link sent to the new one is opened, once, and the old one is notified", async () => {
  const app = await stage();
  const { maya, deliver, send, database } = app;
  const response = await change(maya, "  Maya.NEW@example.com ");
  expect([response.statusCode, response.json()]).toEqual([200, { isChanged: false }]);
  const [mail, ...others] = await deliver();
  expect(mail).toMatchObject({ to: NEW, subject: "Your new address for BiteBright" });
  expect(mail?.source).toContain(`http://food.example/verify-email#${mail?.token}`);
  expect(others).toEqual([]);
  expect(await readEmail(maya)).toBe("maya@example.com");

  const use = () => maya.send("POST", "/api/recovery/email", { token: mail?.token });
  const answers = await Promise.all([use(), use()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
  expect((await maya.send("GET", "/api/user")).json()).toMatchObject({
    email: NEW,
    emailVerified: true,
    emailVerifiedAt: expect.any(String),
  });
  expect((await deliver()).map(({ subject, to }) => [subject, to])).toEqual([
    ["Your BiteBright account has another address", "maya@example.com"],
  ]);
  expect((await send("POST", "/api/login", { email: NEW, password: PASSWORD })).statusCode).toBe(200);
  expect((await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD })).statusCode).toBe(401);
  expect(
    await database.db.select({ adminId: auditLog.adminId, action: auditLog.action, subjectId: auditLog.subjectId }).from(auditLog),
  ).toEqual([{ adminId: maya.user.id, action: "address_changed", subjectId: maya.user.id }]);
});

test("without a mail server the address changes at once and is not confirmed", async () => {
  const { app, send, database } = await startTestApp();
  const maya = await signInAs(app);
  await database.db.update(users).set({ emailVerified: true, emailVerifiedAt: new Date() });
  const response = await change(maya);
  expect([response.statusCode, response.json()]).toEqual([200, { isChanged: true }]);
  expect((await maya.send("GET", "/api/user")).json()).toMatchObject({ email: NEW, emailVerified: false, emailVerifiedAt: null });
  expect((await send("POST", "/api/login", { email: NEW, password: PASSWORD })).statusCode).toBe(200);
  expect(await database.db.select({ action: auditLog.action }).from(auditLog)).toEqual([{ action: "address_changed" }]);
  const noah = await signInAs(app);
  const conflict = await change(noah);
  expect([conflict.statusCode, conflict.json().code]).toEqual([409, "email_taken"]);
  const answers = await Promise.all([change(noah, "both@example.com"), change(maya, "both@example.com")]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test("a change requires a recently entered password and a valid, different address", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  expect((await change(maya, "maya")).statusCode).toBe(400);
  expect((await change(maya, maya.user.email.toUpperCase())).json().code).toBe("same_email");
  await database.db.update(sessions).set({ verifiedAt: new Date(Date.now() - RECENT_MS - 1) });
  await maya.send("PUT", "/api/user/profile", {});
  const refused = await change(maya);
  expect([refused.statusCode, refused.json().code]).toEqual([403, "password_needed"]);
  expect(await readEmail(maya)).toBe(maya.user.email);
});

test("the response is the same for an address that is taken, whose owner gets a mail without a link", async () => {
  const { app, maya, deliver, database } = await stage();
  await signInAs(app, { email: "noah@example.com" });
  await database.db.update(users).set({ emailVerified: true }).where(eq(users.email, "noah@example.com"));
  await deliver();
  const ask = async (email: string) => {
    await database.db.delete(rateLimits);
    const { statusCode, body, headers } = await change(maya, email);
    const { date: _date, "x-request-id": _id, ...rest } = headers;
    const counted = await database.db.select({ points: rateLimits.points }).from(rateLimits);
    return { statusCode, body, headers: rest, counted };
  };
  const free = await ask("nobody@example.com");
  await deliver();
  expect(await ask("noah@example.com")).toEqual(free);
  const [mail, ...others] = await deliver();
  expect(mail).toMatchObject({ to: "noah@example.com", subject: "You have a BiteBright account already", token: undefined });
  expect(others).toEqual([]);
  expect(await database.db.select().from(accountLinks).where(eq(accountLinks.purpose, "change_email"))).toEqual([]);
});

test("an address that somebody else takes before the link is opened stays theirs", async () => {
  const app = await stage();
  const token = await askForLink(app);
  await signInAs(app.app, { email: NEW });
  await app.database.db.update(users).set({ emailVerified: true }).where(eq(users.email, NEW));
  const refused = await app.maya.send("POST", "/api/recovery/email", { token });
  expect([refused.statusCode, refused.json().code]).toEqual([409, "email_taken"]);
  expect(await readEmail(app.maya)).toBe("maya@example.com");
});

test("a new address invalidates every other link, and a newer change invalidates the one before", async () => {
  const app = await stage();
  const { maya, send, deliver } = app;
  await send("POST", "/api/recovery/links", { email: "maya@example.com" });
  const [reset] = await deliver();
  const first = await askForLink(app, "typo@example.com");
  const second = await askForLink(app);
  expect((await maya.send("POST", "/api/recovery/email", { token: first })).json().code).toBe("dead_link");
  expect((await maya.send("POST", "/api/recovery/email", { token: second })).statusCode).toBe(204);
  const answer = await send("POST", "/api/recovery/password", { token: reset?.token, password: NEW_PASSWORD });
  expect(answer.json().code).toBe("dead_link");
  expect(await app.database.db.select().from(accountLinks)).toEqual([]);
});

test("a new password cancels a pending change, even if its mail has not been sent yet", async () => {
  const app = await stage();
  const { maya, deliver, mailbox, database } = app;
  const token = await askForLink(app);
  const change1 = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await maya.send("PUT", "/api/user/password", change1)).statusCode).toBe(204);
  expect((await maya.send("POST", "/api/recovery/email", { token })).json().code).toBe("dead_link");
  await deliver();

  mailbox.answerWith(451);
  await change(maya, "slow@example.com");
  expect(await deliver()).toEqual([]);
  mailbox.answerWith(undefined);
  await maya.send("PUT", "/api/user/password", { currentPassword: NEW_PASSWORD, newPassword: PASSWORD });
  await database.db.update(mails).set({ dueAt: new Date() }).where(eq(mails.kind, "change_email"));
  expect((await deliver()).map(({ to }) => to)).toEqual(["maya@example.com"]);
});

test("changes are rate limited by account and by new address", async () => {
  const { app, maya, database } = await stage();
  const { db } = database;
  let last = 0;
  for (let count = 0; count <= LIMITS.emailChangePerEmail.tries; count += 1) last = (await change(maya)).statusCode;
  expect(last).toBe(429);
  expect((await change(await signInAs(app))).statusCode).toBe(429);
  expect((await change(maya, "other@example.com")).statusCode).toBe(200);
  await db.update(rateLimits).set({ points: LIMITS.emailChangePerAccount.tries });
  expect((await change(maya, "third@example.com")).statusCode).toBe(429);
});
