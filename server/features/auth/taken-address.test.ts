import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { users } from "#server/db/tables/users.ts";
import { PASSWORD, readCookie, type Send, signInAs } from "#server/testing/test-app.ts";
import { type MailTestApp, startWithMail } from "#server/testing/with-mail.ts";

const EMAIL = "maya@example.com";
const STRANGERS_PASSWORD = "Stranger-pass-1";

/** Maya has confirmed her address. */
async function stage() {
  const testApp = await startWithMail();
  const maya = await signInAs(testApp.app, { email: EMAIL });
  const [mail] = await testApp.deliver();
  expect((await maya.send("POST", "/api/recovery/email", { token: mail?.token })).statusCode).toBe(204);
  return { ...testApp, maya };
}

const registerWith = (send: Send, email: string) =>
  send("POST", "/api/register", { email, password: STRANGERS_PASSWORD, confirmPassword: STRANGERS_PASSWORD, firstName: "Ida" });

/** Everything that somebody who registers with an address can see, without what differs between any two accounts. */
async function seenBy({ send, deliver, database }: MailTestApp, email: string): Promise<string[]> {
  await database.db.delete(rateLimits);
  const seen: string[] = [];
  const keep = ({ statusCode, body, headers }: Awaited<ReturnType<Send>>) => {
    const { date: _date, "x-request-id": _id, "set-cookie": _cookies, "content-length": _length, etag: _etag, ...rest } = headers;
    seen.push(hideRandom(`${statusCode} ${body} ${JSON.stringify(rest)}`, email));
  };
  const registered = await registerWith(send, email);
  keep(registered);
  await deliver();
  const headers = { cookie: readCookie(registered) };
  const again = await send("POST", "/api/login", { email, password: STRANGERS_PASSWORD });
  keep(again);
  for (const path of ["/api/user", "/api/user/export", "/api/user/passkeys", "/api/user/sessions"]) {
    keep(await send("GET", path, undefined, headers));
  }
  keep(await send("POST", "/api/user/passkeys/options", undefined, headers));
  keep(await send("PUT", "/api/user/email", { email }, headers));
  keep(await send("POST", "/api/user/email/verification", undefined, headers));
  keep(await registerWith(send, email));
  keep(await send("POST", "/api/login", { email, password: "Wrong-pass-1" }));
  keep(await send("POST", "/api/recovery/links", { email }));
  for (const path of ["/api/user/failed-attempts", "/api/user/events"]) keep(await send("GET", path, undefined, headers));
  return seen;
}

const hideRandom = (text: string, email: string): string =>
  text
    .replaceAll(email, "EMAIL")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
    .replace(/"(challenge|id)":"[\w-]{20,}"/g, "RANDOM");

test("with a mail server, nothing that a stranger sees tells whether an address has an account", async () => {
  const app = await stage();
  const free = await seenBy(app, "nobody@example.com");
  expect(free[0]).toContain("201");
  const existing = await seenBy(app, EMAIL);
  for (const [step, seen] of free.entries()) expect(existing[step]).toBe(seen);
});

test("the owner of a taken address is told by mail, and the stranger gets no way to it", async () => {
  const { send, deliver, maya, database } = await stage();
  const registered = await registerWith(send, EMAIL);
  const stranger = registered.json();
  const mails = await deliver();
  expect(mails.map(({ to, subject, token }) => [to, subject, token])).toEqual([
    [EMAIL, "You have a BiteBright account already", undefined],
  ]);
  const login = async (password: string) => (await send("POST", "/api/login", { email: EMAIL, password })).json().id;
  expect([await login(PASSWORD), await login(STRANGERS_PASSWORD)]).toEqual([maya.user.id, stranger.id]);
  expect(stranger.id).not.toBe(maya.user.id);
  const cookie = readCookie(registered);
  // Of both logins, only the owner's account sends a mail here.
  expect((await deliver()).map(({ subject }) => subject)).toEqual(["BiteBright on a new device"]);
  await send("POST", "/api/user/email/verification", undefined, { cookie });
  expect((await deliver()).map(({ token }) => token)).toEqual([undefined]);
  // A reset for the address is for its owner's account alone.
  await send("POST", "/api/recovery/links", { email: EMAIL });
  const [reset] = await deliver();
  expect((await send("POST", "/api/recovery/password", { token: reset?.token, password: "Juicy-melon-8" })).statusCode).toBe(200);
  expect([await login("Juicy-melon-8"), await login(STRANGERS_PASSWORD)]).toEqual([maya.user.id, stranger.id]);
  const held = await database.db.select({ id: users.id }).from(users).where(eq(users.email, EMAIL));
  expect(held).toEqual([{ id: maya.user.id }]);
});

test("an account that only states an address gets it once its owner gives it up and the mail is answered", async () => {
  const { send, deliver, maya } = await stage();
  const cookie = readCookie(await registerWith(send, EMAIL));
  await deliver();
  await maya.send("PUT", "/api/user/email", { email: "maya.new@example.com" });
  const [moved] = await deliver();
  expect((await maya.send("POST", "/api/recovery/email", { token: moved?.token })).statusCode).toBe(204);
  await deliver();
  await send("POST", "/api/user/email/verification", undefined, { cookie });
  const [mail] = await deliver();
  expect(mail?.to).toBe(EMAIL);
  expect((await send("POST", "/api/recovery/email", { token: mail?.token }, { cookie })).statusCode).toBe(204);
  expect((await send("GET", "/api/user", undefined, { cookie })).json()).toMatchObject({ email: EMAIL, emailVerified: true });
});
