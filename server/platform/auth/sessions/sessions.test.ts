import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { sessions } from "#server/db/tables/sessions.ts";
import { users } from "#server/db/tables/users.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { Sessions } from "./sessions.ts";
import { UserCache } from "./user-cache.ts";

test("expired sessions are deleted, and the others stay", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  const store = new Sessions(database.db, "another process with the same database, any secret", new UserCache());
  await store.deleteExpired();
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(200);
  await database.db.update(sessions).set({ expire: new Date(Date.now() - 1) });
  await store.deleteExpired();
  expect(await database.db.select().from(sessions)).toEqual([]);
});

test("a session token is invalid under another session secret", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  const token = /^bitebright=([^;]+)/.exec(maya.cookie)?.[1] ?? expect.unreachable();
  const other = new Sessions(database.db, "a different secret of at least 32 characters", new UserCache());
  expect(await other.find(token)).toBeUndefined();
});

// Spec: D7.11
test("a change by one process is seen by another process that has the user in its cache", async () => {
  const { app, database } = await startTestApp();
  const other = await startTestApp({ database });
  const maya = await signInAs(app, { firstName: "Maya" });
  const onOther = async () => other.send("GET", "/api/user", undefined, { cookie: maya.cookie });
  for (const _ of [1, 2, 3]) expect((await onOther()).json().firstName).toBe("Maya");

  await maya.send("PUT", "/api/user/profile", { firstName: "Mia" });
  await vi.waitFor(async () => expect((await onOther()).json().firstName).toBe("Mia"));
  await database.db.update(users).set({ firstName: "Mo" }).where(eq(users.id, maya.user.id));
  await vi.waitFor(async () => expect((await onOther()).json().firstName).toBe("Mo"));
  await maya.send("POST", "/api/logout");
  await vi.waitFor(async () => expect((await onOther()).statusCode).toBe(401));
});

test("a user's own change shows in the very next response", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  for (const firstName of ["A", "B", "C", "D"]) {
    await maya.send("GET", "/api/user");
    await maya.send("PUT", "/api/user/profile", { firstName });
    expect((await maya.send("GET", "/api/user")).json().firstName).toBe(firstName);
  }
  await maya.send("POST", "/api/logout");
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(401);
});
