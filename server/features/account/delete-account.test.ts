import { eq, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { LessonCounts } from "#core/contracts/learn/learn.ts";
import { PERSONAL_TABLES, tableName } from "#server/db/personal-data.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { foods, foodVersions } from "#server/db/tables/foods.ts";
import { importParts } from "#server/db/tables/imports.ts";
import { users } from "#server/db/tables/users.ts";
import { deleteUnconfirmedAccounts } from "#server/platform/auth/guardian-consent.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { uploadDraft } from "#server/testing/diary-files.ts";
import { fillAccount, fillDiary, startWithProducts } from "#server/testing/full-account.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { countAnswers, PASSWORD, type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";

const EMAIL = "maya@example.com";
const MANY = 2_500;

const deleteOwn = (by: SignedIn) => by.send("DELETE", "/api/user", { password: PASSWORD });

async function countUserRows(db: Db, userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const personal of PERSONAL_TABLES) {
    const rows = await db.$count(personal.table, eq(personal.owner, userId));
    if (rows > 0) counts[tableName(personal)] = rows;
  }
  return counts;
}

const findDeleted = (db: Db) => db.select().from(users).where(isNotNull(users.deletedAt));

test("nothing of a full account is left in any table, and nothing of anybody else's is gone", async () => {
  const { app, database, maya } = await startWithProducts();
  const noah = await signInAs(app);
  for (const person of [maya, noah]) {
    await fillAccount(person);
    await uploadDraft(person, "Date,Food,Amount,Calories\n2026-04-01,Tea,100 g,5\n");
  }
  const ofNoah = await countUserRows(database.db, noah.user.id);
  expect(Object.keys(await countUserRows(database.db, maya.user.id)).length).toBeGreaterThanOrEqual(12);
  expect((await deleteOwn(maya)).statusCode).toBe(204);
  expect(await countUserRows(database.db, maya.user.id)).toEqual({});
  expect(await database.db.$count(users, eq(users.id, maya.user.id))).toBe(0);
  expect(await database.db.$count(importParts, eq(importParts.userId, maya.user.id))).toBe(0);
  expect(await countUserRows(database.db, noah.user.id)).toEqual(ofNoah);
});

test("a long diary is deleted in batches: the account is gone at once, and others are answered in between", async () => {
  const testApp = await startTestApp();
  const { app, database, send } = testApp;
  const [maya, noah, ada] = [await signInAs(app, { email: EMAIL }), await signInAs(app), await signInAdmin(testApp)];
  await maya.send("PUT", "/api/user/profile", { age: 15, height: 170 });
  await fillDiary(database.db, maya.user.id, MANY);
  const deletion = deleteOwn(maya);
  await expect.poll(() => findDeleted(database.db), { interval: 1, timeout: 30_000 }).toHaveLength(1);

  const [left] = await findDeleted(database.db);
  const { id, email, password, createdAt, updatedAt, deletedAt, ...rest } = left ?? {};
  expect(email).toMatch(/@unconfirmed\.invalid$/);
  expect(Object.values(rest).filter((value) => value !== null && value !== false)).toEqual([[]]);
  expect(await database.db.$count(foods)).toBe(MANY);
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(401);
  expect((await send("POST", "/api/login", { email: EMAIL, password: PASSWORD })).statusCode).toBe(401);
  expect((await ada.send("GET", "/api/admin/users")).json()).toHaveLength(2);
  expect((await ada.send("GET", "/api/admin/users")).headers["x-total-count"]).toBe("2");
  expect((await ada.send("GET", "/api/admin/users?search=unconfirmed")).json()).toEqual([]);
  expect((await ada.send("GET", "/api/admin/stats")).json()).toMatchObject({ totalUsers: 2, newThisWeek: 2, activeUsers: 2 });
  const user = `/api/admin/users/${maya.user.id}`;
  const tries = [
    ada.send("PUT", user, { firstName: "Mia" }),
    ada.send("DELETE", user),
    ada.send("POST", `${user}/password`, { password: "Juicy@melon8", confirmPassword: "Juicy@melon8" }),
    ada.send("POST", `${user}/password-link`),
    ada.send("DELETE", `${user}/two-factor`, { reason: "Lost the phone" }),
  ];
  expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  const again = await signInAs(app, { email: EMAIL });
  expect((await again.send("GET", "/api/user/export")).json().diary).toEqual([]);

  const isGone = expect.poll(() => findDeleted(database.db), { timeout: 30_000 }).toEqual([]);
  expect(await countAnswers(noah, isGone)).toBeGreaterThanOrEqual(10);
  expect((await deletion).statusCode).toBe(204);
  for (const table of [foods, foodVersions, diaryEntries]) expect(await database.db.$count(table)).toBe(0);
});

test("a deletion that is interrupted is continued by the next process", async () => {
  const { app, database } = await startTestApp();
  const [maya, noah] = [await signInAs(app, { email: EMAIL }), await signInAs(app)];
  for (const person of [maya, noah]) await fillDiary(database.db, person.user.id, MANY);
  const deletion = deleteOwn(maya);
  await expect.poll(() => database.db.$count(diaryEntries), { interval: 1, timeout: 30_000 }).toBeLessThan(2 * MANY);
  await app.close();
  expect((await deletion).statusCode).toBe(204);
  expect(await database.db.$count(foods)).toBe(2 * MANY);

  await (await startTestApp({ database })).app.ready();
  await expect.poll(() => findDeleted(database.db), { timeout: 30_000 }).toEqual([]);
  expect(await countUserRows(database.db, maya.user.id)).toEqual({});
  expect(await countUserRows(database.db, noah.user.id)).toMatchObject({ foods: MANY, diary_entries: MANY });
});

test("an account that is deleted twice at the same moment is deleted once, and by two processes together", async () => {
  const testApp = await startTestApp();
  const { app, database } = testApp;
  const other = await startTestApp({ database });
  const [maya, ada] = [await signInAs(app), await signInAdmin(testApp)];
  await fillDiary(database.db, maya.user.id, MANY);
  const [own, byAdmin] = await Promise.all([deleteOwn(maya), ada.send("DELETE", `/api/admin/users/${maya.user.id}`)]);
  expect([
    [204, 404],
    [401, 204],
  ]).toContainEqual([own.statusCode, byAdmin.statusCode]);
  await other.app.ready();
  await expect.poll(() => findDeleted(database.db), { timeout: 30_000 }).toEqual([]);
  expect(await countUserRows(database.db, maya.user.id)).toEqual({});
  expect((await ada.send("GET", "/api/user")).statusCode).toBe(200);
});

test("an account whose guardian never consented is emptied by the next look", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  await fillDiary(database.db, maya.user.id, MANY);
  await database.db.update(users).set({ guardianConsent: "waiting", createdAt: new Date("2026-01-01") });
  await app.close();
  await deleteUnconfirmedAccounts(database.db);
  expect(await findDeleted(database.db)).toHaveLength(1);
  await (await startTestApp({ database })).app.ready();
  await expect.poll(() => database.db.$count(users), { timeout: 30_000 }).toBe(0);
});

test("the answers of a deleted account count for no lesson any more", async () => {
  const testApp = await startTestApp();
  const { app, database } = testApp;
  const ada = await signInAdmin(testApp);
  const people = [];
  for (let nth = 0; nth < 5; nth += 1) people.push(await signInAs(app));
  await database.db.execute(sql`
    insert into learn_answers (user_id, id, lesson, fact, phase, is_right, answered_at)
    select id, gen_random_uuid(), 'iron', 'iron/jump', 'after', true, now() from users where not is_admin`);
  const listCounts = async () => (await ada.send("GET", "/api/admin/learn")).json<LessonCounts[]>();
  expect(await listCounts()).toHaveLength(1);
  await database.db
    .update(users)
    .set({ deletedAt: new Date() })
    .where(eq(users.id, people[0]?.user.id ?? ""));
  expect(await listCounts()).toEqual([]);
});
