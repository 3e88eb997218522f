import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#server/db/tables/sessions.ts";
import { RECENT_MS } from "#server/platform/auth/recent-password.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { PASSWORD, readCookie, type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";

const KEY = { provider: "openai", key: "sk-0123456789abcdef" };
const SENSITIVE = [
  ["POST", "/api/2fa/setup", undefined],
  ["POST", "/api/2fa/enable", { token: "123456" }],
  ["POST", "/api/user/api-keys", KEY],
] as const;

async function start() {
  const testApp = await startTestApp();
  const maya = await signInAs(testApp.app, { email: "maya@example.com" });
  /** Makes it look as if everyone had entered their password a while ago. */
  const typedBefore = async (ms: number) => {
    await testApp.database.db.update(sessions).set({ verifiedAt: new Date(Date.now() - ms) });
    // Any change to a user invalidates what the process has cached about them.
    await maya.send("PUT", "/api/user/profile", {});
  };
  return { ...testApp, maya, typedBefore };
}

const readCodes = async ({ send }: SignedIn) =>
  Promise.all(SENSITIVE.map(async ([method, path, body]) => (await send(method, path, body)).json().code));

test("ten minutes after the password was entered, actions that would let a stranger stay require it again", async () => {
  const { maya, typedBefore } = await start();
  await typedBefore(RECENT_MS / 2);
  expect(await readCodes(maya)).not.toContain("password_needed");
  await typedBefore(RECENT_MS + 1);
  const refused = await maya.send("POST", "/api/user/api-keys", KEY);
  expect([refused.statusCode, refused.json().code]).toEqual([403, "password_needed"]);
  expect(await readCodes(maya)).toEqual(["password_needed", "password_needed", "password_needed"]);
});

test("a password that was entered again counts for ten minutes, only in this session", async () => {
  const { maya, send, typedBefore } = await start();
  const phone = readCookie(await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD }));
  await typedBefore(RECENT_MS + 1);
  const wrong = await maya.send("POST", "/api/user/confirm", { password: "Wrong-apple-7" });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, "wrong_password"]);
  expect((await maya.send("POST", "/api/user/api-keys", KEY)).statusCode).toBe(403);

  expect((await maya.send("POST", "/api/user/confirm", { password: PASSWORD })).statusCode).toBe(204);
  expect((await maya.send("POST", "/api/user/api-keys", KEY)).statusCode).toBe(201);
  expect((await send("POST", "/api/user/api-keys", KEY, { cookie: phone })).json().code).toBe("password_needed");
});

test("a new password counts as entered; a time in the future does not", async () => {
  const { maya, typedBefore, database } = await start();
  await typedBefore(RECENT_MS + 1);
  await maya.send("PUT", "/api/user/password", { currentPassword: PASSWORD, newPassword: "Juicy-melon-8" });
  expect((await maya.send("POST", "/api/user/api-keys", KEY)).statusCode).toBe(201);
  const [row] = await database.db.select().from(sessions).where(eq(sessions.userId, maya.user.id));
  expect(row?.verifiedAt.getTime()).toBeGreaterThan(Date.now() - RECENT_MS);
  await typedBefore(-RECENT_MS);
  expect((await maya.send("POST", "/api/user/api-keys", KEY)).json().code).toBe("password_needed");
});

test("administrators' actions that could take over an account require it too; others do not", async () => {
  const { app, database, maya, typedBefore } = await start();
  const admin = await signInAdmin({ app, database });
  await typedBefore(RECENT_MS + 1);
  const password = "Juicy@melon8";
  const newcomer = { email: "noa@example.com", firstName: "Noa", lastName: "Berg", password };
  const codes = [];
  for (const [method, path, body] of [
    ["PUT", `/api/admin/users/${maya.user.id}`, { email: "mia@example.com" }],
    ["PUT", `/api/admin/users/${maya.user.id}`, { isAdmin: true }],
    ["PUT", `/api/admin/users/${maya.user.id}`, { password }],
    ["POST", `/api/admin/users/${maya.user.id}/password`, { password, confirmPassword: password }],
    ["POST", "/api/admin/users", { ...newcomer, isAdmin: true }],
  ] as const) {
    codes.push((await admin.send(method, path, body)).json().code);
  }
  expect(codes).toEqual(Array(5).fill("password_needed"));
  expect((await admin.send("PUT", `/api/admin/users/${maya.user.id}`, { age: 15, password: "" })).statusCode).toBe(200);
  expect((await admin.send("POST", "/api/admin/users", newcomer)).statusCode).toBe(201);
});
