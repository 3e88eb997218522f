import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { users } from "#server/db/tables/users.ts";
import { ADMIN_IDLE_MS } from "#server/platform/auth/sessions/sessions.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { PASSWORD, readCookie, signInAs, startTestApp } from "#server/testing/test-app.ts";

const newcomer = { email: "Noor@Example.com ", firstName: "Noor", lastName: "Haddad", password: "Sunny-plum7!" };
const NEW_PASSWORD = "Sunny-peach8!";

async function start() {
  const testApp = await startTestApp();
  return { ...testApp, admin: await signInAdmin(testApp) };
}

describe("the list of users", () => {
  // Spec: S7.46, D2.8, D6.11, D6.14
  test("lists the newest first, without secrets, and states the total", async () => {
    const { app, admin } = await start();
    const maya = await signInAs(app);
    const response = await admin.send("GET", "/api/admin/users");
    expect(response.json().map(({ id }: User) => id)).toEqual([maya.user.id, admin.user.id]);
    expect(response.headers["x-total-count"]).toBe("2");
    expect(response.body).not.toMatch(/password|twoFactorSecret|BackupCodes/);
  });

  // Spec: D6.13
  test("can be searched, sorted and paged; % and _ are matched literally", async () => {
    const { admin } = await start();
    for (const [firstName, email] of [
      ["Zoe", "a_1@example.com"],
      ["Abe 50%", "b2@example.com"],
      ["Mia", "c3@example.com"],
    ]) {
      await admin.send("POST", "/api/admin/users", { ...newcomer, firstName, email });
    }
    const emails = async (query: string) => (await admin.send("GET", `/api/admin/users?${query}`)).json().map(({ email }: User) => email);
    expect(await emails("search=_1")).toEqual(["a_1@example.com"]);
    expect(await emails(`search=${encodeURIComponent("%")}`)).toEqual(["b2@example.com"]);
    expect(await emails("search=mia HADDAD")).toEqual(["c3@example.com"]);
    expect((await emails("sort=name"))[0]).toBe("b2@example.com");
    expect((await emails("sort=email&limit=2")).length).toBe(2);
    expect(await emails("sort=email&limit=2")).not.toEqual(await emails("sort=email&limit=2&offset=2"));
    const page = await admin.send("GET", "/api/admin/users?search=haddad&limit=1");
    expect([page.json().length, page.headers["x-total-count"]]).toEqual([1, "3"]);
    for (const query of ["limit=101", "limit=0", "offset=-1", "sort=password"]) {
      expect((await admin.send("GET", `/api/admin/users?${query}`)).statusCode, query).toBe(400);
    }
  });

  // Spec: S9.25, S9.26, D1.6, D6.15
  test("the stat cards count all, new and active users and administrators", async () => {
    const { app, admin, database } = await start();
    const [old, older] = [await signInAs(app), await signInAs(app)];
    const ago = (days: number) => ({ createdAt: new Date(Date.now() - days * DAY_MS) });
    await database.db.update(users).set(ago(10)).where(eq(users.id, old.user.id));
    await database.db.update(users).set(ago(40)).where(eq(users.id, older.user.id));
    expect((await admin.send("GET", "/api/admin/stats")).json()).toEqual({ totalUsers: 3, newThisWeek: 1, activeUsers: 2, adminUsers: 1 });
    await admin.send("POST", "/api/admin/users", newcomer);
    expect((await admin.send("GET", "/api/admin/stats")).json()).toMatchObject({ totalUsers: 4, newThisWeek: 2 });
  });
});

describe("creating a user", () => {
  // Spec: S6.6, D2.5
  test("lets that user log in", async () => {
    const { admin, send } = await start();
    const created = await admin.send("POST", "/api/admin/users", newcomer);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ email: "noor@example.com", firstName: "Noor", isAdmin: false });
    expect((await send("POST", "/api/login", { email: "noor@example.com", password: newcomer.password })).statusCode).toBe(200);
    expect((await admin.send("POST", "/api/admin/users", newcomer)).statusCode).toBe(409);
  });

  // Spec: S5.12, S5.13, S5.14, S5.15, S5.16, S5.19, S5.20, D2.29
  test.each([
    [{ email: "nobody" }, "Invalid email address"],
    [{ firstName: "  " }, "First name is required"],
    [{ lastName: "" }, "Last name is required"],
    [{ password: "Sh0rt!" }, "Password must be at least 8 characters"],
    [{ password: "alllowercase1!" }, "Password must contain uppercase, lowercase, number, and special character"],
    [{ password: "Sunny-plum7" }, "Password must contain uppercase, lowercase, number, and special character"],
    [{ height: 301 }, "Height must be between 50 and 300"],
    [{ weight: 19 }, "Weight must be between 20 and 1000"],
  ])("%o is rejected with its message", async (wrong, message) => {
    const { admin } = await start();
    const refused = await admin.send("POST", "/api/admin/users", { ...newcomer, ...wrong });
    expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
  });

  // Spec: D2.48
  test("accepts the administrators' spellings and stores ours", async () => {
    const { admin } = await start();
    const spelled = { ...newcomer, goal: "lose_weight", activityLevel: "extremely_active", height: 300, weight: 1000 };
    expect((await admin.send("POST", "/api/admin/users", spelled)).json()).toMatchObject({
      weightGoal: "lose",
      activityLevel: "extra_active",
      height: 300,
    });
  });
});

describe("changing a user", () => {
  // Spec: S5.23, S6.6
  test("changes what is given, clears what is null, and keeps the password if it is empty", async () => {
    const { app, admin, send } = await start();
    const maya = await signInAs(app, { email: "maya@example.com" });
    const change = async (body: object) => (await admin.send("PUT", `/api/admin/users/${maya.user.id}`, body)).json();
    expect(await change({ age: 15, weightGoal: "gain_weight", password: "" })).toMatchObject({
      age: 15,
      weightGoal: "gain",
      firstName: "Maya",
    });
    expect(await change({ age: null, goal: "build_muscle", isAdmin: true })).toMatchObject({
      age: null,
      weightGoal: "build_muscle",
      isAdmin: true,
    });
    expect(await change({})).toMatchObject({ weightGoal: "build_muscle", isAdmin: true });
    expect((await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD })).statusCode).toBe(200);
    expect((await maya.send("GET", "/api/user")).json()).toMatchObject({ isAdmin: true, weightGoal: "build_muscle" });
  });

  // Spec: S6.6, D2.34
  test("signs them out everywhere if the password changes", async () => {
    const { app, admin, send } = await start();
    const maya = await signInAs(app, { email: "maya@example.com" });
    await maya.send("GET", "/api/user");
    const reset = await admin.send("POST", `/api/admin/users/${maya.user.id}/password`, {
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    });
    expect(reset.statusCode).toBe(204);
    expect((await maya.send("GET", "/api/user")).statusCode).toBe(401);
    const again = await send("POST", "/api/login", { email: "maya@example.com", password: NEW_PASSWORD });
    await admin.send("PUT", `/api/admin/users/${maya.user.id}`, { password: "Sunny-grape9!" });
    expect((await send("GET", "/api/user", undefined, { cookie: readCookie(again) })).statusCode).toBe(401);
  });

  // Spec: S3.56, S5.25, D2.30
  test("requires the same password twice for a reset", async () => {
    const { app, admin } = await start();
    const maya = await signInAs(app);
    const refused = await admin.send("POST", `/api/admin/users/${maya.user.id}/password`, {
      password: NEW_PASSWORD,
      confirmPassword: "other",
    });
    expect([refused.statusCode, refused.json().message]).toEqual([400, "Passwords do not match"]);
  });

  test("answers 404 for an unknown user and 409 for a taken email address", async () => {
    const { app, admin } = await start();
    const [maya, noah] = [await signInAs(app), await signInAs(app)];
    const nobody = "/api/admin/users/00000000-0000-4000-8000-000000000000";
    expect((await admin.send("PUT", nobody, { age: 15 })).statusCode).toBe(404);
    expect((await admin.send("DELETE", nobody)).statusCode).toBe(404);
    expect((await admin.send("PUT", `/api/admin/users/${maya.user.id}`, { email: noah.user.email })).statusCode).toBe(409);
  });
});

describe("administrators", () => {
  // Spec: S6.8, D2.45
  test("cannot edit, demote, reset or delete themselves", async () => {
    const { admin } = await start();
    const own = `/api/admin/users/${admin.user.id}`;
    expect((await admin.send("PUT", own, { isAdmin: false })).statusCode).toBe(403);
    expect((await admin.send("PUT", own, { firstName: "X" })).statusCode).toBe(403);
    expect((await admin.send("DELETE", own)).statusCode).toBe(403);
    expect((await admin.send("POST", `${own}/password`, { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })).statusCode).toBe(403);
  });

  // Spec: D2.46
  test.each(["demote", "delete"])("who %s each other at the same moment leave one", async (how) => {
    const testApp = await startTestApp();
    const [first, second] = [await signInAdmin(testApp), await signInAdmin(testApp)];
    const remove = (who: typeof first, whom: typeof first) =>
      how === "delete"
        ? who.send("DELETE", `/api/admin/users/${whom.user.id}`)
        : who.send("PUT", `/api/admin/users/${whom.user.id}`, { isAdmin: false });
    const answers = await Promise.all([remove(first, second), remove(second, first)]);
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(await testApp.database.db.select().from(users).where(eq(users.isAdmin, true))).toHaveLength(1);
  });

  test("lose their rights at once when another administrator removes them", async () => {
    const testApp = await startTestApp();
    const [first, second] = [await signInAdmin(testApp), await signInAdmin(testApp)];
    expect((await second.send("GET", "/api/admin/users")).statusCode).toBe(200);
    await first.send("PUT", `/api/admin/users/${second.user.id}`, { isAdmin: false });
    expect((await second.send("GET", "/api/admin/users")).statusCode).toBe(403);
  });

  test("are signed out sooner than members when they are idle", async () => {
    const { app, admin, database } = await start();
    const maya = await signInAs(app);
    await database.db.update(sessions).set({ lastSeenAt: new Date(Date.now() - ADMIN_IDLE_MS - 60_000) });
    await vi.waitFor(async () => expect((await admin.send("GET", "/api/admin/users")).statusCode).toBe(401));
    expect((await maya.send("GET", "/api/user")).statusCode).toBe(200);
  });
});

// Spec: S6.6, D2.56
test("deleting a user deletes all their data", async () => {
  const { app, admin, database } = await start();
  const maya = await signInAs(app);
  const food = (await maya.send("POST", "/api/foods", { name: "Soup", calories: 60, protein: 3, carbs: 8, fat: 2 })).json();
  await maya.send("POST", "/api/diary", { foodId: food.id, quantity: 100, mealType: "lunch" });
  expect((await admin.send("DELETE", `/api/admin/users/${maya.user.id}`)).statusCode).toBe(204);
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(401);
  expect(await database.db.select().from(diaryEntries)).toEqual([]);
});

test("every change is logged: who, what, whom and which fields, never the values", async () => {
  const { app, admin } = await start();
  const maya = await signInAs(app, { email: "maya@example.com" });
  await admin.send("PUT", `/api/admin/users/${maya.user.id}`, { age: 15, password: NEW_PASSWORD });
  await admin.send("POST", `/api/admin/users/${maya.user.id}/password`, { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });
  await admin.send("DELETE", `/api/admin/users/${maya.user.id}`);
  await admin.send("POST", "/api/admin/users", newcomer);
  await admin.send("PUT", "/api/admin/settings/landing_hero_title", { value: "Hello" });
  await admin.send("DELETE", "/api/admin/settings/landing_hero_title");
  const log = await admin.send("GET", "/api/admin/audit");
  expect(
    log.json().map(({ action, subject, fields }: { action: string; subject: string; fields: string[] }) => [action, subject, fields]),
  ).toEqual([
    ["setting_reset", "landing_hero_title", []],
    ["setting_updated", "landing_hero_title", []],
    ["user_created", "noor@example.com", []],
    ["user_deleted", "", []],
    ["password_reset", "", []],
    ["user_updated", "", ["age", "password"]],
  ]);
  expect(log.json()[0].adminEmail).toBe(admin.user.email);
  expect(log.body).not.toContain(NEW_PASSWORD);
});

test("the audit log keeps the actions and removes the email address of users who delete their account", async () => {
  const { app, admin, database } = await start();
  const [maya, ben] = [await signInAs(app, { email: "maya@example.com" }), await signInAs(app, { email: "ben@example.com" })];
  await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, ben.user.id));
  await admin.send("PUT", `/api/admin/users/${maya.user.id}`, { email: "mia@example.com" });
  await ben.send("PUT", `/api/admin/users/${maya.user.id}`, { age: 15 });
  const read = async () => {
    const log: { adminEmail: string; action: string; subject: string }[] = (await admin.send("GET", "/api/admin/audit")).json();
    return log.map(({ adminEmail, action, subject }) => [adminEmail, action, subject]);
  };
  expect(await read()).toEqual([
    ["ben@example.com", "user_updated", "mia@example.com"],
    [admin.user.email, "user_updated", "mia@example.com"],
  ]);

  expect((await maya.send("DELETE", "/api/user", { password: PASSWORD })).statusCode).toBe(204);
  expect((await ben.send("DELETE", "/api/user", { password: PASSWORD })).statusCode).toBe(204);
  expect(await read()).toEqual([
    ["", "own_account_deleted", ""],
    ["", "own_account_deleted", ""],
    ["", "user_updated", ""],
    [admin.user.email, "user_updated", ""],
  ]);
});
