import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { HOUR_MS } from "#core/domain/calendar/durations.ts";
import { accountLinks } from "#server/db/tables/account-links.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { users } from "#server/db/tables/users.ts";
import { NO_PASSWORD } from "#server/platform/auth/passwords.ts";
import { RECENT_MS } from "#server/platform/auth/recent-password.ts";
import { enableTwoFactor } from "#server/security-tests/stage.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { PASSWORD, signInAs, startTestApp } from "#server/testing/test-app.ts";
import { startWithMail } from "#server/testing/with-mail.ts";

const NEW_PASSWORD = "Juicy-melon-8";

async function stage() {
  const testApp = await startTestApp();
  const admin = await signInAdmin(testApp);
  const maya = await signInAs(testApp.app, { email: "maya@example.com" });
  const path = `/api/admin/users/${maya.user.id}`;
  return { ...testApp, admin, maya, path };
}

test("an administrator's link lets somebody choose a password themselves, once, also without a mail server", async () => {
  const { admin, maya, send, path } = await stage();
  const made = await admin.send("POST", `${path}/password-link`);
  expect(made.statusCode).toBe(201);
  const { token } = made.json();
  // Until the link is used, the account works as before.
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(200);
  const use = (password: string) => send("POST", "/api/recovery/password", { token, password });
  const answers = await Promise.all([use(NEW_PASSWORD), use(NEW_PASSWORD)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(401);
  const back = await send("POST", "/api/login", { email: "maya@example.com", password: NEW_PASSWORD });
  // The administrator passed on the link, so using it does not verify the email address.
  expect(back.json()).toMatchObject({ email: "maya@example.com", emailVerified: false });
  const [entry] = (await admin.send("GET", "/api/admin/audit")).json();
  expect(entry).toMatchObject({ action: "password_link_created", adminEmail: admin.user.email, subject: "maya@example.com" });
});

test("a second link invalidates the first, and each lasts a day", async () => {
  const { admin, send, path, database } = await stage();
  const make = async () => (await admin.send("POST", `${path}/password-link`)).json();
  const [first, second] = [await make(), await make()];
  expect((await send("POST", "/api/recovery/password", { token: first.token, password: NEW_PASSWORD })).statusCode).toBe(400);
  await database.db.update(accountLinks).set({ expiresAt: new Date(Date.now() - 1) });
  expect((await send("POST", "/api/recovery/password", { token: second.token, password: NEW_PASSWORD })).statusCode).toBe(400);
  const third = await make();
  expect(new Date(third.expiresAt).getTime() - Date.now()).toBeGreaterThan(23 * HOUR_MS);
  expect((await send("POST", "/api/recovery/password", { token: third.token, password: NEW_PASSWORD })).statusCode).toBe(200);
});

test("both actions require a recent password, and neither works on the administrator's own account or an unknown one", async () => {
  const { admin, maya, path, database } = await stage();
  const removal = { reason: "Lost phone" };
  const nobody = "/api/admin/users/00000000-0000-4000-8000-000000000009";
  const own = `/api/admin/users/${admin.user.id}`;
  for (const [at, status] of [
    [own, 403],
    [nobody, 404],
  ] as const) {
    expect((await admin.send("POST", `${at}/password-link`)).statusCode).toBe(status);
    expect((await admin.send("DELETE", `${at}/two-factor`, removal)).statusCode).toBe(status);
  }
  expect((await maya.send("POST", `${own}/password-link`)).statusCode).toBe(403);
  await database.db.update(sessions).set({ verifiedAt: new Date(Date.now() - RECENT_MS - 1) });
  // Any change to a user invalidates what the process has cached about them.
  await admin.send("PUT", "/api/user/profile", {});
  for (const response of [await admin.send("POST", `${path}/password-link`), await admin.send("DELETE", `${path}/two-factor`, removal)]) {
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe("password_needed");
  }
});

test("a lost second factor is removed only with a reason, which the audit log keeps as long as the account exists", async () => {
  const { admin, maya, path, database, send } = await stage();
  await enableTwoFactor(maya);
  for (const reason of [undefined, "", "    x    ", "x".repeat(301)]) {
    expect((await admin.send("DELETE", `${path}/two-factor`, { reason })).statusCode).toBe(400);
  }
  expect((await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD })).json()).toMatchObject({
    requiresTwoFactor: true,
  });
  expect((await admin.send("DELETE", `${path}/two-factor`, { reason: "  Her phone was stolen  " })).statusCode).toBe(204);
  expect((await admin.send("DELETE", `${path}/two-factor`, { reason: "Once more" })).json().code).toBe("not_enabled");
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(401);
  const newest = async () => (await admin.send("GET", "/api/admin/audit")).json()[0];
  expect(await newest()).toMatchObject({ action: "two_factor_removed", subject: "maya@example.com", reason: "Her phone was stolen" });
  const back = await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD });
  expect(back.json()).toMatchObject({ twoFactorEnabled: false, twoFactorRemovedAt: expect.any(String) });
  const [row] = await database.db.select().from(users).where(eq(users.id, maya.user.id));
  expect(row).toMatchObject({ twoFactorSecret: null, twoFactorBackupCodes: null });
  await admin.send("DELETE", path);
  const log = (await admin.send("GET", "/api/admin/audit")).json();
  expect(log).toContainEqual(expect.objectContaining({ action: "two_factor_removed", subject: "", reason: null }));
});

test("the user sees a notice of the removal until they dismiss it, and nobody else can dismiss it", async () => {
  const { app, admin, maya, path, send } = await stage();
  await enableTwoFactor(maya);
  await admin.send("DELETE", `${path}/two-factor`, { reason: "Lost phone" });
  const noah = await signInAs(app);
  await noah.send("DELETE", "/api/user/two-factor-removal");
  const login = () => send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD });
  const back = await login();
  expect(back.json().twoFactorRemovedAt).toEqual(expect.any(String));
  const cookie = back.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  expect((await send("DELETE", "/api/user/two-factor-removal", undefined, { cookie })).statusCode).toBe(204);
  expect((await send("GET", "/api/user", undefined, { cookie })).json().twoFactorRemovedAt).toBeNull();
  expect((await login()).json().twoFactorRemovedAt).toBeNull();
});

test("the former address is notified of a changed address, and the new one is not confirmed", async () => {
  const testApp = await startWithMail();
  const admin = await signInAdmin(testApp);
  const maya = await signInAs(testApp.app, { email: "maya@example.com" });
  const tokens = (await testApp.deliver()).map(({ token }) => token);
  await testApp.database.db.update(users).set({ emailVerified: true, emailVerifiedAt: new Date() });
  const path = `/api/admin/users/${maya.user.id}`;
  const unchanged = await admin.send("PUT", path, { email: "maya@example.com", firstName: "Mia" });
  expect(unchanged.json()).toMatchObject({ emailVerified: true });
  expect(await testApp.deliver()).toEqual([]);
  const changed = await admin.send("PUT", path, { email: "mia@example.com" });
  expect(changed.json()).toMatchObject({ email: "mia@example.com", emailVerified: false, emailVerifiedAt: null });
  expect((await testApp.deliver()).map(({ to, subject }) => [to, subject])).toEqual([
    ["maya@example.com", "Your BiteBright account has another address"],
    ["mia@example.com", "Is this your address? BiteBright asks"],
  ]);
  // Links that were sent to the former address no longer work.
  for (const token of tokens.slice(1)) expect((await testApp.send("POST", "/api/recovery/email", { token })).statusCode).toBe(400);
});

test("the user is notified when an administrator sets a password or removes a second factor", async () => {
  const testApp = await startWithMail();
  const admin = await signInAdmin(testApp);
  const maya = await signInAs(testApp.app, { email: "maya@example.com" });
  await enableTwoFactor(maya);
  await testApp.deliver();
  const path = `/api/admin/users/${maya.user.id}`;
  const password = "Juicy@melon8";
  await admin.send("POST", `${path}/password`, { password, confirmPassword: password });
  await admin.send("PUT", path, { password });
  await admin.send("DELETE", `${path}/two-factor`, { reason: "Lost phone" });
  const subject = "Your BiteBright password is new";
  expect((await testApp.deliver()).map((mail) => [mail.to, mail.subject])).toEqual([
    ["maya@example.com", subject],
    ["maya@example.com", subject],
    ["maya@example.com", "Two-factor login is off for BiteBright"],
  ]);
});

test("a first password invalidates the link that an administrator created before", async () => {
  const { admin, maya, send, path, database } = await stage();
  await database.db.update(users).set({ password: NO_PASSWORD }).where(eq(users.id, maya.user.id));
  const { token } = (await admin.send("POST", `${path}/password-link`)).json();
  // Any change to a user invalidates what the process has cached about them.
  await maya.send("PUT", "/api/user/profile", {});
  const first = { newPassword: PASSWORD, confirmPassword: PASSWORD };
  expect((await maya.send("POST", "/api/user/password", first)).statusCode).toBe(204);
  expect((await send("POST", "/api/recovery/password", { token, password: NEW_PASSWORD })).json().code).toBe("dead_link");
});
