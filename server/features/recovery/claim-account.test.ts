import { expect, test } from "vitest";
import { auditLog } from "#server/db/tables/audit.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { schoolIdentities } from "#server/db/tables/school-identities.ts";
import { users } from "#server/db/tables/users.ts";
import { enableTwoFactor } from "#server/security-tests/stage.ts";
import { fillDiary } from "#server/testing/full-account.ts";
import { PasskeyDevice } from "#server/testing/passkey-device.ts";
import { addPasskey, signIn as signInWithPasskey } from "#server/testing/passkeys.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { PASSWORD, readCookie, signInAs } from "#server/testing/test-app.ts";
import { startWithMail } from "#server/testing/with-mail.ts";

const ORIGIN = "http://localhost:3000";
const EMAIL = "maya@example.com";
const OWNERS_PASSWORD = "Juicy-melon-8";

/** A stranger registers with Maya's address and adds every way to stay in the account. Maya gets the mail that asks to confirm the address. */
async function stage(settings: Record<string, string> = {}) {
  const testApp = await startWithMail({ PUBLIC_URL: ORIGIN, ...settings });
  const stranger = await signInAs(testApp.app, { email: EMAIL, age: 30 });
  const device = new PasskeyDevice(ORIGIN);
  expect((await addPasskey(stranger, device)).statusCode).toBe(201);
  const identity = { userId: stranger.user.id, issuer: "https://school.example", subject: "stranger" };
  await testApp.database.db.insert(schoolIdentities).values(identity);
  const key = { provider: "openai", key: "sk-stranger-0123456789" };
  expect((await stranger.send("POST", "/api/user/api-keys", key)).statusCode).toBe(201);
  await enableTwoFactor(stranger);
  expect((await stranger.send("PUT", "/api/user/preferences", { allergies: ["peanut"] })).statusCode).toBe(200);
  const [mail] = await testApp.deliver();
  const token = mail?.token;
  return {
    ...testApp,
    stranger,
    device,
    token,
    claim: (form: object = {}) => testApp.send("POST", "/api/recovery/account", { token, password: OWNERS_PASSWORD, ...form }),
    logIn: (password = OWNERS_PASSWORD) => testApp.send("POST", "/api/login", { email: EMAIL, password }),
  };
}

test("a link that is opened without a session of the account confirms nothing", async () => {
  const { app, send, stranger, token } = await stage();
  const noah = await signInAs(app);
  for (const by of [send, noah.send]) {
    const refused = await by("POST", "/api/recovery/email", { token });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "sign_in_needed"]);
    expect((await by("POST", "/api/recovery/link", { token })).json()).toEqual({
      email: EMAIL,
      isOwn: false,
      canClaim: true,
      asksAge: false,
      additions: [],
    });
  }
  expect((await stranger.send("GET", "/api/user")).json().emailVerified).toBe(false);
  expect((await stranger.send("POST", "/api/recovery/link", { token })).json()).toMatchObject({ isOwn: true });
  expect((await stranger.send("POST", "/api/recovery/email", { token })).statusCode).toBe(204);
});

test("the owner of the address makes the account theirs, and nothing that a stranger added opens it or reads along", async () => {
  const { send, stranger, device, claim, logIn, database } = await stage();
  expect((await claim()).json()).toEqual({ email: EMAIL });
  expect((await stranger.send("GET", "/api/user")).statusCode).toBe(401);
  expect((await stranger.send("POST", "/api/user/api-keys", { provider: "gemini", key: "AI-0123456789" })).statusCode).toBe(401);
  expect((await logIn(PASSWORD)).statusCode).toBe(401);
  expect((await signInWithPasskey(send, device)).statusCode).toBe(401);
  expect(await database.db.select().from(schoolIdentities)).toEqual([]);

  // No second factor locks the owner out.
  const back = await logIn();
  expect(back.json()).toMatchObject({ email: EMAIL, emailVerified: true, twoFactorEnabled: false });
  const cookie = readCookie(back);
  const read = async (path: string) => (await send("GET", path, undefined, { cookie })).json();
  expect(await read("/api/user/api-keys")).toEqual([]);
  expect(await read("/api/user/ai-providers")).toEqual([]);
  // Nothing is deleted unless the owner asks for it.
  expect(await read("/api/user/preferences")).toMatchObject({ allergies: ["peanut"] });
  expect((await claim()).json().code).toBe("dead_link");
  expect((await database.db.select({ action: auditLog.action }).from(auditLog)).map(({ action }) => action)).toEqual(["account_claimed"]);
});

test("the owner can start empty, however much the stranger has written", async () => {
  const { send, claim, logIn, database, stranger } = await stage();
  await fillDiary(database.db, stranger.user.id, 2_000);
  expect((await claim({ startEmpty: true })).statusCode).toBe(200);
  const cookie = readCookie(await logIn());
  const exported = (await send("GET", "/api/user/export", undefined, { cookie })).json();
  expect(exported.account).toMatchObject({ email: EMAIL, firstName: null });
  expect((await send("GET", "/api/user/preferences", undefined, { cookie })).json().allergies ?? []).toEqual([]);
  expect(exported.diary).toEqual([]);
  const listAddresses = () => database.db.select({ email: users.email }).from(users);
  await expect.poll(listAddresses, { timeout: 30_000 }).toEqual([{ email: EMAIL }]);
  expect(await database.db.$count(diaryEntries)).toBe(0);
});

test("of the stranger's last changes and the owner's claim at the same moment, none leaves a way in", async () => {
  const { send, stranger, claim, logIn } = await stage();
  const options = (await stranger.send("POST", "/api/user/passkeys/options")).json();
  const [claimed] = await Promise.all([
    claim(),
    stranger.send("POST", "/api/user/passkeys", new PasskeyDevice(ORIGIN).create(options)),
    stranger.send("POST", "/api/user/api-keys", { provider: "gemini", key: "AI-0123456789abcdef" }),
    stranger.send("PUT", "/api/user/password", { currentPassword: PASSWORD, newPassword: "Stranger-pass-1" }),
    claim(),
  ]);
  // The stranger's new password may have come first. It invalidates no link that proves an address.
  expect(claimed?.statusCode).toBe(200);
  const cookie = readCookie(await logIn());
  for (const list of ["passkeys", "api-keys"]) {
    expect((await send("GET", `/api/user/${list}`, undefined, { cookie })).json(), list).toEqual([]);
  }
});

test("an account whose address was confirmed, or that an administrator vouches for, cannot be claimed", async () => {
  const testApp = await startWithMail();
  const admin = await signInAdmin(testApp);
  await testApp.deliver();
  const leo = { email: "leo@example.com", password: "Juicy@melon8", confirmPassword: "Juicy@melon8", firstName: "Leo", lastName: "Roth" };
  const { id } = (await admin.send("POST", "/api/admin/users", leo)).json();
  await admin.send("PUT", `/api/admin/users/${id}`, { email: "leo.roth@example.com" });
  const mail = (await testApp.deliver()).find(({ to }) => to === "leo.roth@example.com");
  const details = await testApp.send("POST", "/api/recovery/link", { token: mail?.token });
  expect(details.json()).toMatchObject({ canClaim: false, isOwn: false });
  const refused = await testApp.send("POST", "/api/recovery/account", { token: mail?.token, password: OWNERS_PASSWORD });
  expect([refused.statusCode, refused.json().code]).toEqual([403, "sign_in_needed"]);
});

test("a link for a new password or a new address does not claim an account", async () => {
  const { send, deliver } = await stage();
  await send("POST", "/api/recovery/links", { email: EMAIL });
  const [reset] = await deliver();
  const refused = await send("POST", "/api/recovery/account", { token: reset?.token, password: OWNERS_PASSWORD });
  expect(refused.json().code).toBe("dead_link");
});

test("where a guardian's consent matters, the owner is asked for the age, whatever the stranger said", async () => {
  const { claim, logIn, send, token, database } = await stage({ GUARDIAN_CONSENT_BELOW: "16" });
  expect((await send("POST", "/api/recovery/link", { token })).json()).toMatchObject({ asksAge: true });
  expect((await claim()).json().code).toBe("age_needed");
  expect((await claim({ age: 14 })).statusCode).toBe(200);
  expect((await logIn()).json().code).toBe("consent_needed");
  expect(await database.db.select({ consent: users.guardianConsent }).from(users)).toEqual([{ consent: "waiting" }]);
});
