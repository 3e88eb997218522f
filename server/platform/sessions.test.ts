import { expect, test } from "vitest";
import { sessions } from "#server/db/tables/sessions.ts";
import { Sessions } from "#server/platform/sessions.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

test("expired sessions are cleared away, the others stay", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  const store = new Sessions(database.db, "another process with the same database, any secret");
  await store.deleteExpired();
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(200);
  await database.db.update(sessions).set({ expire: new Date(Date.now() - 1) });
  await store.deleteExpired();
  expect(await database.db.select().from(sessions)).toEqual([]);
});

test("a token is worth nothing under another secret", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  const token = maya.cookie.split("=")[1] ?? "";
  const other = new Sessions(database.db, "a different secret of at least 32 characters");
  expect(await other.find(token)).toBeUndefined();
});
