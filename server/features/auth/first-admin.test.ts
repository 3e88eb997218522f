import { expect, test } from "vitest";
import { PASSWORD, signInAs, startTestApp } from "#server/testing/test-app.ts";
import { ensureFirstAdmin, hasAdmin } from "./first-admin.ts";

test("a member whom the operator names becomes an administrator and keeps their password", async () => {
  const { app, send, database } = await startTestApp();
  const maya = await signInAs(app, { email: "maya@example.com" });
  await ensureFirstAdmin(database.db, "maya@example.com", "Another-apple-8");
  expect((await maya.send("GET", "/api/admin/users")).statusCode).toBe(200);
  const login = async (password: string) => (await send("POST", "/api/login", { email: "maya@example.com", password })).statusCode;
  expect([await login(PASSWORD), await login("Another-apple-8")]).toEqual([200, 401]);
});

test("nobody becomes an administrator by registering first", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  expect(maya.user.isAdmin).toBe(false);
  expect(await hasAdmin(database.db)).toBe(false);
});
