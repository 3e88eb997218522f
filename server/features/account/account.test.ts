import { gunzipSync } from "node:zlib";
import { isNotNull, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contentVersion, storeVersions } from "#server/catalogue/food-versions.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { foods } from "#server/db/tables/foods.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { users } from "#server/db/tables/users.ts";
import { waterIntake } from "#server/db/tables/water.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { PASSWORD, readCookie, signInAs, startTestApp } from "#server/testing/test-app.ts";

const NEW_PASSWORD = "Juicy-melon-8";
const change = (changes: object = {}) => ({
  currentPassword: PASSWORD,
  newPassword: NEW_PASSWORD,
  confirmPassword: NEW_PASSWORD,
  ...changes,
});

/** One own food, logged once, and a glass of water. */
async function logSomething(db: Db, userId: string, name: string): Promise<void> {
  const nutrients = {
    calories: 200,
    protein: 1.5,
    carbs: null,
    fat: 3,
    saturatedFat: null,
    fiber: 0,
    sugar: 1,
    sodium: 2,
    vitamins: null,
    minerals: null,
  };
  const [food] = await db
    .insert(foods)
    .values({ ...nutrients, name, ownerId: userId, category: "user-entered" })
    .returning();
  if (!food) expect.unreachable();
  await storeVersions(db, [food]);
  await db.insert(diaryEntries).values({
    userId,
    foodId: food.id,
    foodVersion: contentVersion(food),
    quantity: 50,
    mealType: "snack",
    loggedAt: new Date("2026-02-28T12:00:00Z"),
  });
  await db.insert(waterIntake).values({ userId, date: "2026-02-28", morningGlasses: 2 });
}

describe("changing the password", () => {
  // Spec: S7.18, D2.33
  test("accepts the new password and not the old one, and signs out the other devices", async () => {
    const { app, send } = await startTestApp();
    const maya = await signInAs(app, { email: "maya@example.com" });
    const login = (password: string) => send("POST", "/api/login", { email: "maya@example.com", password });
    const phone = readCookie(await login(PASSWORD));

    expect((await maya.send("PUT", "/api/user/password", change())).statusCode).toBe(204);
    expect((await maya.send("GET", "/api/user")).statusCode).toBe(200);
    expect((await send("GET", "/api/user", undefined, { cookie: phone })).statusCode).toBe(401);
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await login(NEW_PASSWORD)).statusCode).toBe(200);
  });

  test("takes effect at once in every process", async () => {
    const { app, database } = await startTestApp();
    const { app: otherProcess, send } = await startTestApp({ database });
    const maya = await signInAs(app, { email: "maya@example.com" });
    const elsewhere = readCookie(await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD }));
    const readElsewhere = () => otherProcess.inject({ url: "/api/user", headers: { cookie: elsewhere } });
    expect((await readElsewhere()).statusCode).toBe(200);
    await maya.send("PUT", "/api/user/password", change());
    expect((await readElsewhere()).statusCode).toBe(401);
  });

  // Spec: D2.14
  test("rejects a wrong current password with a 400, and too many of them", async () => {
    const { app } = await startTestApp();
    const maya = await signInAs(app);
    const wrong = () => maya.send("PUT", "/api/user/password", change({ currentPassword: "Wrong-apple-7" }));
    expect([(await wrong()).statusCode, (await wrong()).json().message]).toEqual([400, "Current password is incorrect"]);
    for (let attempt = 0; attempt < 8; attempt += 1) await wrong();
    const limited = await maya.send("PUT", "/api/user/password", change());
    expect([limited.statusCode, limited.json().code]).toEqual([429, "rate_limited"]);
    expect(limited.json().message).toMatch(/^Too many tries\. Please try again in \d+ (minutes|seconds)\.$/);
  });

  // Spec: S5.47, S5.48, S5.49, S5.50, D2.28, D2.30
  test.each([
    [{ currentPassword: "" }, "currentPassword", "Current password is required"],
    [{ newPassword: "Ab1!", confirmPassword: "Ab1!" }, "newPassword", "New password must be at least 8 characters long"],
    [{ newPassword: "juicy-melon-8" }, "newPassword", "Password must contain at least one uppercase letter"],
    [{ confirmPassword: "" }, "confirmPassword", "Please confirm your new password"],
    [{ confirmPassword: "Juicy-melon-9" }, "confirmPassword", "New passwords don't match"],
  ])("rejects %o", async (changes, path, message) => {
    const { app } = await startTestApp();
    const maya = await signInAs(app);
    const response = await maya.send("PUT", "/api/user/password", change(changes));
    expect(response.statusCode).toBe(400);
    expect(response.json().issues).toContainEqual({ path, message });
  });
});

describe("devices", () => {
  test("are listed with the current one marked, and the others can be signed out", async () => {
    const { app, send } = await startTestApp();
    const maya = await signInAs(app, { email: "maya@example.com" });
    await signInAs(app);
    const phone = await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD }, { "user-agent": "A phone" });
    const devices = (await maya.send("GET", "/api/user/sessions")).json();
    expect(devices).toHaveLength(2);
    expect(devices).toContainEqual(expect.objectContaining({ userAgent: "A phone", isCurrent: false }));
    expect(devices.filter((device: { isCurrent: boolean }) => device.isCurrent)).toHaveLength(1);

    expect((await maya.send("DELETE", "/api/user/sessions")).statusCode).toBe(204);
    expect((await send("GET", "/api/user", undefined, { cookie: readCookie(phone) })).statusCode).toBe(401);
    expect((await maya.send("GET", "/api/user/sessions")).json()).toHaveLength(1);
  });
});

describe("the export", () => {
  // Spec: D2.53
  test("contains everything of this user, nothing of another and no secret", async () => {
    const { app, database } = await startTestApp();
    const maya = await signInAs(app);
    const noah = await signInAs(app);
    await logSomething(database.db, maya.user.id, "Mango sticky rice");
    await logSomething(database.db, noah.user.id, "Noah's noodles");
    await maya.send("POST", "/api/user/api-keys", { provider: "openai", key: "sk-canary-canary-1234" });
    const response = await maya.send("GET", "/api/user/export");
    expect(response.headers["content-disposition"]).toBe('attachment; filename="bitebright-my-data.json"');
    const data = response.json();
    expect(data).toMatchObject({
      account: { email: maya.user.email },
      diary: [{ quantity: 50, nutrition: { name: "Mango sticky rice" } }],
      foods: [{ name: "Mango sticky rice" }],
      water: [{ date: "2026-02-28", morningGlasses: 2 }],
      apiKeys: [{ provider: "openai", lastFour: "1234" }],
    });
    for (const secret of ["noodles", "canary", "argon2", "encryptedKey"]) expect(response.body).not.toContain(secret);
  });

  test("of a long diary is read and sent in parts, with every entry once and in order", async () => {
    const { app, database } = await startTestApp();
    const maya = await signInAs(app);
    await logSomething(database.db, maya.user.id, "Mango");
    // Microseconds apart, and some at the same moment. A Date cannot tell them apart, so pages could overlap there.
    await database.db.execute(sql`
      insert into diary_entries (user_id, food_id, food_version, quantity, meal_type, logged_at)
      select user_id, food_id, food_version, n, meal_type, logged_at + (n / 3) * interval '1 microsecond'
      from diary_entries cross join generate_series(51, 1650) n`);
    const response = await maya.send("GET", "/api/user/export", undefined, { "accept-encoding": "gzip" });
    expect(response.headers["content-length"]).toBeUndefined();
    const { diary } = JSON.parse(gunzipSync(response.rawPayload).toString());
    const amounts = diary.map(({ quantity }: { quantity: number }) => quantity);
    expect(amounts).toHaveLength(1601);
    expect(new Set(amounts).size).toBe(1601);
    const groups = amounts.slice(1).map((quantity: number) => Math.floor(quantity / 3));
    expect(groups).toEqual(groups.toSorted((a: number, b: number) => a - b));

    const csv = await maya.send("GET", "/api/user/export/diary.csv");
    expect(csv.headers["content-length"]).toBeUndefined();
    expect(csv.body.split("\r\n")).toHaveLength(1 + 1601 + 1);
  });

  test("of the diary as a table says what is known of each food's allergens, as stated by the person or by the catalogue", async () => {
    const { app, database } = await startWithPantry();
    const maya = await signInAs(app);
    await maya.send("POST", "/api/diary", { foodId: pantryFood("Whole milk").id, quantity: 200, mealType: "lunch" });
    await logSomething(database.db, maya.user.id, "Grandma's soup");
    await database.db
      .update(foods)
      .set({ allergens: { contains: ["egg", "milk"], mayContain: ["soy"] } })
      .where(isNotNull(foods.ownerId));
    const { body } = await maya.send("GET", "/api/user/export/diary.csv");
    const [header, soup, milk] = body.split("\r\n");
    expect(header).toMatch(/,allergens,saturated_fat_g$/);
    expect(soup).toMatch(/,"Contains egg, milk\. May contain soy\. The rest is not known\.",$/);
    expect(milk).toMatch(/,Contains milk\./);
  });

  test("of the diary is a table that a spreadsheet opens without running anything", async () => {
    const { app, database } = await startTestApp();
    const maya = await signInAs(app);
    await logSomething(database.db, maya.user.id, '=cmd("x"), a "treat"');
    const response = await maya.send("GET", "/api/user/export/diary.csv");
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(response.body.split("\r\n")).toEqual([
      "logged_at,meal,food,quantity_g,calories_kcal,protein_g,carbs_g,fat_g,fiber_g,sugar_g,sodium_mg,allergens,saturated_fat_g",
      `2026-02-28T12:00:00.000Z,snack,"'=cmd(""x""), a ""treat""",50,100,0.75,,1.5,0,0.5,1,Not known.,`,
      "",
    ]);
  });
});

describe("deleting the account", () => {
  // Spec: S3.19, D2.54, D2.56
  test("requires the password, then deletes every row and every session", async () => {
    const { app, send, database } = await startTestApp();
    const maya = await signInAs(app, { email: "maya@example.com" });
    await signInAs(app);
    await logSomething(database.db, maya.user.id, "Mango");
    await maya.send("PUT", "/api/user/preferences", { allergies: ["peanut"] });
    await maya.send("POST", "/api/user/api-keys", { provider: "openai", key: "sk-1234" });

    const wrong = await maya.send("DELETE", "/api/user", { password: "Wrong-apple-7" });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, "wrong_password"]);
    expect((await maya.send("DELETE", "/api/user", { password: PASSWORD })).statusCode).toBe(204);

    expect((await maya.send("GET", "/api/user")).statusCode).toBe(401);
    expect((await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD })).statusCode).toBe(401);
    expect(await database.db.select().from(users)).toHaveLength(1);
    for (const table of [diaryEntries, waterIntake]) expect(await database.db.select().from(table)).toEqual([]);
    expect(await database.db.select().from(foods).where(isNotNull(foods.ownerId))).toEqual([]);
  });

  // Spec: D2.46, D2.55
  test("is rejected for the last administrator; of two who leave at once one stays", async () => {
    const { app, database } = await startTestApp();
    const [ada, ben] = [await signInAs(app), await signInAs(app)];
    await database.db.update(users).set({ isAdmin: true });
    const answers = await Promise.all([ada, ben].map((admin) => admin.send("DELETE", "/api/user", { password: PASSWORD })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403]);
    expect(await database.db.select().from(users)).toHaveLength(1);
  });
});

describe("limits", () => {
  // Spec: D5.31
  test("stop password guessing from one place, say when to try again, and do not affect the owner elsewhere", async () => {
    const { app, send, database } = await startTestApp({ environment: { TRUST_PROXY: "true" } });
    await signInAs(app, { email: "maya@example.com" });
    const login = (password: string, ip: string) =>
      send("POST", "/api/login", { email: "maya@example.com", password }, { "x-forwarded-for": ip });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await login("Wrong-apple-7", "10.0.0.1")).statusCode).toBe(401);
    const limited = await login(PASSWORD, "10.0.0.1");
    expect([limited.statusCode, limited.json().code]).toEqual([429, "rate_limited"]);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(800);
    expect((await login(PASSWORD, "10.0.0.2")).statusCode).toBe(200);
    const stored = JSON.stringify(await database.db.select().from(rateLimits));
    expect(stored).not.toMatch(/maya|10\.0\.0/);
  });

  // Spec: D7.8
  test("use X-Forwarded-For only from a trusted proxy", async () => {
    const { send } = await startTestApp();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const response = await send(
        "POST",
        "/api/login",
        { email: "a@example.com", password: "x" },
        { "x-forwarded-for": `10.0.0.${attempt}` },
      );
      statuses.push(response.statusCode);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test("do not accumulate over successful logins", async () => {
    const { app, send } = await startTestApp();
    await signInAs(app, { email: "maya@example.com" });
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD })).statusCode).toBe(200);
    }
  });
});
