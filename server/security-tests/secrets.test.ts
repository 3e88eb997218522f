import { expect, test } from "vitest";
import { hashToken } from "#server/platform/auth/account-links.ts";
import { readConfig } from "#server/platform/config.ts";
import { MailSender } from "#server/platform/mail/mail-sender.ts";
import { ACCESS_TOKEN, startForgingProvider } from "#server/testing/forging-provider.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { PasskeyDevice } from "#server/testing/passkey-device.ts";
import { SchoolBrowser } from "#server/testing/school-browser.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { PASSWORD, type Send, signInAs, startTestApp } from "#server/testing/test-app.ts";

const CLIENT_SECRET = "canary-client-secret-of-the-provider";
const SMTP_PASSWORD = "canary-password-of-the-mail-server";
const NEW_PASSWORD = "Canary-melon-8";
const MAYA = { sub: "maya-1", email: "maya@school.example", email_verified: true };

/** The whole app with mails, a provider and the most verbose log, and a record of everything it sends out. */
async function stage() {
  const provider = await startForgingProvider({ clientSecret: CLIENT_SECRET });
  const mailbox = await openMailbox();
  const smtp = new URL(String(mailbox.environment.SMTP_URL));
  smtp.username = "food";
  smtp.password = SMTP_PASSWORD;
  const environment = { ...mailbox.environment, ...provider.environment(), SMTP_URL: smtp.href, LOG_LEVEL: "trace" };
  const log: string[] = [];
  const testApp = await startTestApp({ environment, logStream: { write: (line) => log.push(line) } });
  const { mail } = readConfig(environment);
  if (!mail) throw new Error("There is no mail server.");
  const sender = new MailSender(testApp.database.db, mail, (failure) => testApp.app.log.warn({ failure }, "a mail could not be sent"));
  const deliver = async () => {
    await sender.sendDue();
    return mailbox.mails.at(-1)?.token ?? "";
  };
  const answers: string[] = [];
  const overheard =
    (send: Send): Send =>
    async (...request) => {
      const response = await send(...request);
      answers.push(JSON.stringify(response.headers) + response.body);
      return response;
    };
  return { ...testApp, provider, mailbox, deliver, log, answers, overheard, send: overheard(testApp.send) };
}

/** Returns only the names, because a failure must not print the secrets either. */
const foundIn = (secrets: Record<string, string>, texts: readonly string[]) =>
  Object.entries(secrets).flatMap(([name, secret]) => {
    if (secret.length < 8) throw new Error(`There is no ${name}.`);
    return texts.some((text) => text.includes(secret)) ? [name] : [];
  });

test("no credential appears in the log, and no secret of the server appears in a response", async () => {
  const { app, database, provider, mailbox, deliver, log, answers, overheard, send } = await stage();
  const maya = await signInAs(app, { email: "maya@example.com" });
  const asMaya = overheard(maya.send);
  const verification = await deliver();

  // A new passkey, a login with it, and a forged one.
  const device = new PasskeyDevice("http://localhost:3000");
  const creation = (await asMaya("POST", "/api/user/passkeys/options")).json();
  expect((await asMaya("POST", "/api/user/passkeys", device.create(creation))).statusCode).toBe(201);
  const confirmation = (await asMaya("POST", "/api/user/confirm/passkey/options")).json();
  expect((await asMaya("POST", "/api/user/confirm/passkey", device.signIn(confirmation))).statusCode).toBe(204);
  const browser = new SchoolBrowser({ send });
  const { options } = (await browser.send("POST", "/api/login/passkey/options")).json();
  const forged = device.signIn(options, { origin: "https://evil.example" });
  expect((await browser.send("POST", "/api/login/passkey", forged)).statusCode).toBe(401);

  // Links for a new address, for a new password by mail and by an administrator, and one that the mail server defers.
  await asMaya("PUT", "/api/user/email", { email: "maya.new@example.com" });
  const change = await deliver();
  await send("POST", "/api/recovery/links", { email: "maya@example.com" });
  const reset = await deliver();
  mailbox.answerWith(451);
  await send("POST", "/api/recovery/links", { email: "maya@example.com" });
  await deliver();
  mailbox.answerWith(undefined);
  const admin = await signInAdmin({ app, database });
  const { token: byAdmin } = (await admin.send("POST", `/api/admin/users/${maya.user.id}/password-link`)).json();
  expect((await send("POST", "/api/recovery/password", { token: byAdmin.slice(1), password: NEW_PASSWORD })).statusCode).toBe(400);
  expect((await send("POST", "/api/recovery/password", { token: reset, password: NEW_PASSWORD })).statusCode).toBe(200);
  expect((await send("POST", "/api/recovery/email", { token: change })).statusCode).toBe(400);

  // A successful sign-in at the provider, and one with a forged answer.
  const school = new SchoolBrowser({ send });
  const url = new URL(await school.start());
  const sealed = school.cookie;
  const answer = provider.answer(url.href, MAYA);
  expect((await school.comeBack(answer)).headers.location).toBe("/?welcome");
  const session = school.cookie;
  const refused = new SchoolBrowser({ send });
  const second = provider.answer(await refused.start(), MAYA, { claims: { nonce: "another" } });
  expect((await refused.comeBack(second)).headers.location).toContain("refused");
  const idToken = new URL(String((await school.send("POST", "/api/logout")).headers["x-sign-out-at"])).searchParams.get("id_token_hint");

  const ownSecrets = { CLIENT_SECRET, SMTP_PASSWORD, encodedSmtpPassword: Buffer.from(SMTP_PASSWORD).toString("base64").slice(0, -4) };
  const links = { verification, change, reset };
  const passed = {
    ...{ PASSWORD, NEW_PASSWORD, byAdmin },
    creation: creation.challenge,
    confirmation: confirmation.challenge,
    login: options.challenge,
    signature: forged.response.signature,
    code: String(new URLSearchParams(answer).get("code")),
    state: String(url.searchParams.get("state")),
    nonce: String(url.searchParams.get("nonce")),
    secondState: String(new URLSearchParams(second).get("state")),
    idToken: String(idToken),
    accessToken: ACCESS_TOKEN,
    sealedCookie: sealed.slice(sealed.indexOf("=") + 1),
    sessionCookie: session.slice(session.indexOf("=") + 1, session.indexOf(";")),
    mayasCookie: maya.cookie.slice(maya.cookie.indexOf("=") + 1, maya.cookie.indexOf(";")),
  };
  expect(log.join("")).toContain("a mail could not be sent");
  expect(log.join("")).toContain("school sign-in");
  expect(foundIn({ ...ownSecrets, ...links, ...passed }, log)).toEqual([]);
  expect(foundIn({ ...ownSecrets, ...links, byAdmin, accessToken: ACCESS_TOKEN }, answers)).toEqual([]);
  // In mails, a token occurs only in a URL fragment, which no browser sends to a server or to another site.
  const withoutFragments = mailbox.mails.map(({ source }) => source.replace(/#[\w-]{43}/g, "#"));
  expect(foundIn({ ...ownSecrets, ...links }, withoutFragments)).toEqual([]);
});

test("an invitation's token is in the response that created it, and in no other response and no log", async () => {
  const { app, database, log, answers, overheard, send } = await stage();
  const admin = await signInAdmin({ app, database });
  const asAdmin = overheard(admin.send);
  const { id, token } = (await admin.send("POST", "/api/admin/invitations", { note: "Class 8b", people: 2, days: 14 })).json();
  expect((await send("POST", "/api/invitations/check", { token })).json()).toEqual({ works: true });
  const pupil = { email: "pupil@example.com", password: PASSWORD, confirmPassword: PASSWORD, invitation: token };
  const refused = await send("POST", "/api/register", { ...pupil, email: "nobody" });
  expect(refused.statusCode).toBe(400);
  expect((await send("POST", "/api/register", pupil)).statusCode).toBe(201);
  for (const path of ["/api/admin/invitations", "/api/admin/audit", "/api/user/export"]) {
    expect((await asAdmin("GET", path)).body, path).toContain(path === "/api/user/export" ? admin.user.email : "Class 8b");
  }
  expect((await asAdmin("DELETE", `/api/admin/invitations/${id}`)).statusCode).toBe(204);
  expect(log.join("")).toContain("/api/invitations/check");
  expect(foundIn({ token, PASSWORD }, log)).toEqual([]);
  expect(foundIn({ token, hash: hashToken(token), PASSWORD }, answers)).toEqual([]);
});
