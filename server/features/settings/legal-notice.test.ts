import { isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/tables/users.ts";
import { type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";

const isNotified = async (person: SignedIn) => (await person.send("GET", "/api/user")).json().hasNewLegalTexts;

async function start() {
  const { app, database } = await startTestApp();
  const [ada, maya] = [await signInAs(app), await signInAs(app)];
  await database.db.update(users).set({ isAdmin: true });
  const edit = (body: object, key = "footer_privacy_policy") => ada.send("PUT", `/api/admin/settings/${key}`, body);
  return { database, ada, maya, edit };
}

test("a user sees once that the built-in texts changed since their last visit", async () => {
  const { database, ada, maya } = await start();
  expect(await isNotified(maya)).toBe(false);
  await database.db.update(users).set({ legalVersionSeen: "2025-01-01" }).where(isNotNull(users.id));
  await expect.poll(() => isNotified(maya)).toBe(true);
  expect((await maya.send("DELETE", "/api/user/legal-notice")).statusCode).toBe(204);
  expect([await isNotified(maya), await isNotified(ada)]).toEqual([false, true]);
});

test("an administrator's edit is announced only if they say so, and only for a legal text", async () => {
  const { maya, edit } = await start();
  await edit({ value: "<p>Clearer.</p>" });
  await edit({ value: "Eat well", tellsEverybody: true }, "landing_hero_title");
  expect(await isNotified(maya)).toBe(false);
  expect((await edit({ value: "<p>New.</p>", tellsEverybody: true })).statusCode).toBe(200);
  await expect.poll(() => isNotified(maya)).toBe(true);
});
