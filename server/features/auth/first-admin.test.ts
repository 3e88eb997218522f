import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/db/tables/audit.ts";
import { users } from "#server/db/tables/users.ts";
import { startForgingProvider } from "#server/testing/forging-provider.ts";
import { PASSWORD, signInAs, startTestApp } from "#server/testing/test-app.ts";
import { ensureFirstAdmin, hasAdmin } from "./first-admin.ts";

const HEAD = "head@school.example";

// Spec: D2.38
test("a member whom the operator names with their own password becomes an administrator", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app, { email: "maya@example.com" });
  await ensureFirstAdmin(database.db, "maya@example.com", PASSWORD);
  const [record] = await database.db.select().from(auditLog);
  expect(record).toMatchObject({ adminEmail: "command line", action: "admin_given", subject: "maya@example.com" });
  expect((await maya.send("GET", "/api/admin/users")).statusCode).toBe(200);
});

test.each([
  ["another password", "Another-apple-8"],
  ["no password", undefined],
])("a pupil who registered the operator's email address first stays a member, with %s", async (_, password) => {
  const { app, database } = await startTestApp();
  const pupil = await signInAs(app, { email: HEAD });
  await expect(ensureFirstAdmin(database.db, HEAD, password)).rejects.toThrow(
    /^ADMIN_EMAIL head@school\.example already belongs to an account[^\n]+$/,
  );
  expect((await pupil.send("GET", "/api/admin/users")).statusCode).toBe(403);
  expect(await hasAdmin(database.db)).toBe(false);
});

test("nobody is created or promoted while there is an administrator, not even with a former administrator's email address", async () => {
  const { app, database, send } = await startTestApp();
  await ensureFirstAdmin(database.db, HEAD, PASSWORD);
  await signInAs(app, { email: "deputy@school.example" });
  await database.db.update(users).set({ isAdmin: true }).where(eq(users.email, "deputy@school.example"));
  const login = await send("POST", "/api/login", { email: HEAD, password: PASSWORD });
  const { name, value } = login.cookies[0] ?? expect.unreachable();
  expect((await send("DELETE", "/api/user", { password: PASSWORD }, { cookie: `${name}=${value}` })).statusCode).toBe(204);

  const pupil = await signInAs(app, { email: HEAD });
  await ensureFirstAdmin(database.db, HEAD, PASSWORD);
  await ensureFirstAdmin(database.db, "nobody@school.example", PASSWORD);
  expect((await pupil.send("GET", "/api/admin/users")).statusCode).toBe(403);
  expect(await database.db.select().from(users)).toHaveLength(2);
});

test("several processes that start at once on an empty database all succeed, with one administrator", async () => {
  const { database } = await startTestApp();
  await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(database.db, HEAD, PASSWORD)));
  const people = await database.db.select({ email: users.email, isAdmin: users.isAdmin }).from(users);
  expect(people).toEqual([{ email: HEAD, isAdmin: true }]);
});

// Spec: D2.41
test("nobody becomes an administrator by registering first", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  expect(maya.user.isAdmin).toBe(false);
  expect(await hasAdmin(database.db)).toBe(false);
});

test("with OIDC_ONLY the first administrator logs in with the password, also while the provider is down", async () => {
  const provider = await startForgingProvider();
  const { send, database } = await startTestApp({ environment: { ...provider.environment(), OIDC_ONLY: "true" } });
  await ensureFirstAdmin(database.db, HEAD, PASSWORD);
  await provider.stop();
  const response = await send("POST", "/api/login", { email: HEAD, password: PASSWORD });
  expect(response.json()).toMatchObject({ email: HEAD, isAdmin: true });
});
