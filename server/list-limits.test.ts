import { count, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { MAX_SESSIONS } from "#core/domain/accounts/limits.ts";
import { MAX_OWN_FOODS, MAX_STARRED_FOODS } from "#core/domain/foods/limits.ts";
import { MAX_FAQS } from "#core/domain/site/limits.ts";
import { SITE_TEXTS } from "#core/domain/site/site-texts.ts";
import { faqs } from "#server/db/tables/faqs.ts";
import { foods, starredFoods } from "#server/db/tables/foods.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import type { Database } from "#server/platform/storage/database.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { PASSWORD, readCookie, signInAs, startTestApp } from "#server/testing/test-app.ts";

const typedIn = (name: string) => ({ name, calories: 60, protein: 3, carbs: 8, fat: 2 });

/** Written straight into the table, oldest first, because version 1.0 did not limit the number of foods. */
async function addOwnFoods({ db }: Database, userId: string, amount: number): Promise<void> {
  await db.execute(sql`
    insert into foods (owner_id, name, category, created_at, updated_at)
    select ${userId}::uuid, 'Soup ' || n, 'user-entered', timestamptz '2026-01-01' + n * interval '1 second', timestamptz '2026-01-01' + n * interval '1 second'
    from generate_series(1, ${amount}::int) n`);
}

const listOwn = ({ db }: Database, userId: string) =>
  db.select({ id: foods.id, name: foods.name }).from(foods).where(eq(foods.ownerId, userId)).orderBy(foods.createdAt);

// Spec: D4.16
test("the number of own foods is limited, also for concurrent requests, until their owner deletes one", async () => {
  const { app, database } = await startWithPantry();
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  await addOwnFoods(database, maya.user.id, 2000 - 1);
  const answers = await Promise.all(["Stew", "Curry", "Chili"].map((name) => maya.send("POST", "/api/foods", typedIn(name))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  const refused = await maya.send("POST", "/api/foods", typedIn("Ragout"));
  expect(refused.json()).toEqual({
    code: TOO_MANY,
    message: "You have 2,000 foods of your own, and there is no room for more. Delete one that you no longer need.",
  });
  const own = await listOwn(database, maya.user.id);
  expect(own).toHaveLength(2000);
  expect((await maya.send("DELETE", `/api/foods/${own[0]?.id}`)).statusCode).toBe(204);
  expect((await maya.send("POST", "/api/foods", typedIn("Ragout"))).statusCode).toBe(201);
  expect((await noah.send("POST", "/api/foods", typedIn("Ragout"))).statusCode).toBe(201);
});

test("own foods beyond the limit, which 1.0 allowed, all stay, and no more can be added", async () => {
  const { app, database } = await startWithPantry();
  const maya = await signInAs(app);
  await addOwnFoods(database, maya.user.id, MAX_OWN_FOODS + 5);
  expect((await maya.send("POST", "/api/foods", typedIn("Stew"))).statusCode).toBe(409);
  const own = await listOwn(database, maya.user.id);
  expect(own).toHaveLength(MAX_OWN_FOODS + 5);
  for (const { id } of own.slice(0, 6)) expect((await maya.send("DELETE", `/api/foods/${id}`)).statusCode).toBe(204);
  expect((await maya.send("POST", "/api/foods", typedIn("Stew"))).statusCode).toBe(201);
});

test("the number of stars is limited, also for concurrent requests, and they are listed in pages", async () => {
  const { app, database } = await startWithPantry();
  const maya = await signInAs(app);
  await addOwnFoods(database, maya.user.id, MAX_STARRED_FOODS - 1);
  await database.db.execute(
    sql`insert into starred_foods (user_id, food_id) select owner_id, id from foods where owner_id = ${maya.user.id}`,
  );
  const star = (name: string) => maya.send("PUT", `/api/foods/${pantryFood(name).id}/star`);
  const answers = await Promise.all(["Banana", "Apple", "Carrots"].map(star));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409]);
  const [stars] = await database.db.select({ amount: count() }).from(starredFoods);
  expect(stars?.amount).toBe(MAX_STARRED_FOODS);

  const pages = [];
  for (const offset of [0, 100, 200]) {
    const page = await maya.send("GET", `/api/foods/starred?offset=${offset}`);
    expect(page.headers["x-total-count"]).toBe(String(MAX_STARRED_FOODS));
    pages.push(page.json<{ id: string }[]>());
  }
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 0]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(MAX_STARRED_FOODS);
  expect((await maya.send("DELETE", `/api/foods/${pages[0]?.[0]?.id}/star`)).statusCode).toBe(204);
  expect((await star("Oatmeal")).statusCode).toBe(204);
});

test("a user who signs in too often is signed out on the least recently used device", async () => {
  const { app, database, send } = await startTestApp();
  const maya = await signInAs(app);
  const forgotten = "a session of last week";
  const insert = (sid: string, day: string) =>
    database.db.insert(sessions).values({
      sid,
      userId: maya.user.id,
      sess: { userAgent: sid },
      lastSeenAt: new Date(`2026-01-${day}`),
      expire: new Date("2100-01-01"),
    });
  await insert(forgotten, "01");
  for (let index = 0; index < MAX_SESSIONS - 2; index += 1) await insert(`session ${index}`, "02");
  const login = await send("POST", "/api/login", { email: maya.user.email, password: PASSWORD });
  expect(login.statusCode).toBe(200);
  const left = await database.db.select({ sid: sessions.sid }).from(sessions);
  expect(left).toHaveLength(MAX_SESSIONS);
  expect(left.map(({ sid }) => sid)).not.toContain(forgotten);
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(200);
  expect((await send("GET", "/api/user/sessions", undefined, { cookie: readCookie(login) })).json()).toHaveLength(MAX_SESSIONS);
});

test("the number of FAQs is limited, also for concurrent requests, and they are listed in pages", async () => {
  const { app, database } = await startTestApp();
  const admin = await signInAdmin({ app, database });
  await database.db.execute(sql`
    insert into faqs (question, answer, category, is_published) select 'Question ' || n, '<p>Answer</p>', 'General', true
    from generate_series(1, ${MAX_FAQS - 1}::int) n`);
  const write = (question: string) =>
    admin.send("POST", "/api/admin/faqs", { question, answer: "<p>Yes</p>", category: "General", isPublished: true });
  const answers = await Promise.all(["One?", "Two?", "Three?"].map(write));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  expect((await write("Four?")).json()).toEqual({
    code: TOO_MANY,
    message: "There are 200 FAQs, and there is no room for more. Remove one first.",
  });
  const [stored] = await database.db.select({ amount: count() }).from(faqs);
  expect(stored?.amount).toBe(MAX_FAQS);

  for (const path of ["/api/faqs/public", "/api/admin/faqs"]) {
    const seen = new Set<string>();
    for (let offset = 0; offset < MAX_FAQS; offset = seen.size) {
      const page = await admin.send("GET", `${path}?offset=${offset}`);
      expect(page.headers["x-total-count"]).toBe(String(MAX_FAQS));
      expect(page.json().length).toBeGreaterThan(0);
      for (const { id } of page.json()) seen.add(id);
    }
  }
});

test("a site text may be as long as its place allows", async () => {
  const { app, database } = await startTestApp();
  const admin = await signInAdmin({ app, database });
  // A comment, because the text with the operator's own helplines must accept it too.
  const write = (key: string, length: number) => admin.send("PUT", `/api/admin/settings/${key}`, { value: "#".repeat(length) });
  for (const [key, { maxLength }] of Object.entries(SITE_TEXTS)) {
    expect((await write(key, maxLength)).statusCode, key).toBe(200);
    expect((await write(key, maxLength + 1)).statusCode, key).toBe(400);
  }
  expect((await write("landing_hero_title", 1_001)).json().message).toBe("Please keep this text to 1,000 characters.");
});
