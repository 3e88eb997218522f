import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { users } from "#server/db/tables/users.ts";
import { PASSWORD, readCookie, signInAs, startTestApp } from "#server/testing/test-app.ts";

const registration = (changes: object = {}) => ({
  email: "maya@example.com",
  password: PASSWORD,
  confirmPassword: PASSWORD,
  firstName: "Maya",
  lastName: "Lindqvist",
  ...changes,
});

const SECRET_FIELDS = ["password", "twoFactorSecret", "twoFactorBackupCodes", "twoFactorLastStep"];

describe("registration", () => {
  // Spec: S3.4, S7.11, D2.6, D2.8
  test("returns the new user, signs them in and reveals none of their secrets", async () => {
    const { send } = await startTestApp();
    const response = await send("POST", "/api/register", registration());
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ email: "maya@example.com", firstName: "Maya", isAdmin: false, twoFactorEnabled: false });
    for (const field of SECRET_FIELDS) expect(response.json()).not.toHaveProperty(field);

    const current = await send("GET", "/api/user", undefined, { cookie: readCookie(response) });
    expect(current.json()).toEqual(response.json());
  });

  // Spec: S3.2
  test("stores the password only as an argon2id hash, and the session only as a hash of its token", async () => {
    const { send, database } = await startTestApp();
    const response = await send("POST", "/api/register", registration());
    const [user] = await database.db.select().from(users);
    expect(user?.password).toMatch(/^\$argon2id\$/);
    const [session] = await database.db.select().from(sessions);
    expect(readCookie(response)).not.toContain(session?.sid);
  });

  test("sets a cookie that scripts cannot read and other sites cannot send with a write", async () => {
    const { send } = await startTestApp();
    const response = await send("POST", "/api/register", registration());
    const guarded = { value: expect.any(String), path: "/", httpOnly: true, sameSite: "Lax", maxAge: expect.any(Number) };
    expect(response.cookies).toEqual([
      { name: "bitebright", ...guarded },
      { name: "bitebright-device", ...guarded },
    ]);
  });

  test("sets a secure cookie with the __Host- prefix over https", async () => {
    const { app, send } = await startTestApp({ environment: { PUBLIC_URL: "https://food.example", TRUST_PROXY: "true" } });
    const https = { "x-forwarded-proto": "https", host: "food.example" };
    const response = await send("POST", "/api/register", registration(), https);
    expect(response.cookies[0]).toMatchObject({ name: "__Host-bitebright", secure: true, httpOnly: true, path: "/" });
    expect(response.cookies[1]).toMatchObject({ name: "__Host-bitebright-device", secure: true, httpOnly: true, path: "/" });
    const current = await app.inject({ url: "/api/user", headers: { ...https, cookie: readCookie(response) } });
    expect(current.statusCode).toBe(200);
  });

  // Spec: D2.10
  test("rejects an email address that is taken, whatever its case and spaces", async () => {
    const { send } = await startTestApp();
    await send("POST", "/api/register", registration());
    const response = await send("POST", "/api/register", registration({ email: "  MAYA@Example.com " }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: "email_taken" });
  });

  // Spec: D2.10
  test("lets one of twenty simultaneous registrations of one email address succeed", async () => {
    const { send, database } = await startTestApp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send("POST", "/api/register", registration())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(await database.db.select().from(users)).toHaveLength(1);
  });

  // Spec: D2.41
  test("ignores isAdmin and other fields that nobody may set", async () => {
    const { send } = await startTestApp();
    const response = await send("POST", "/api/register", registration({ isAdmin: true, emailVerified: true, id: "1" }));
    expect(response.json()).toMatchObject({ isAdmin: false, emailVerified: false });
  });

  // Spec: S5.1, S5.2, S5.3, S5.4, S5.5, S5.6, S5.7, D2.7, D2.30, D6.2
  test.each([
    [{ email: "maya" }, "email", "Invalid email address"],
    [{ email: `${"a".repeat(250)}@example.com` }, "email", "Invalid email address"],
    [{ password: "Ab1!" }, "password", "Password must be at least 8 characters"],
    [{ password: "crunchy-apple-7" }, "password", "Password must contain at least one uppercase letter"],
    [{ password: "CRUNCHY-APPLE-7" }, "password", "Password must contain at least one lowercase letter"],
    [{ password: "Crunchy-apple" }, "password", "Password must contain at least one number"],
    [{ password: "CrunchyApple7" }, "password", "Password must contain at least one special character"],
    [{ confirmPassword: "Crunchy-apple-8" }, "confirmPassword", "Passwords don't match"],
  ])("rejects %o and says why at the field", async (changes, path, message) => {
    const { send } = await startTestApp();
    const response = await send("POST", "/api/register", registration(changes));
    expect(response.statusCode).toBe(400);
    expect(response.json().issues).toContainEqual({ path, message });
    expect(response.json().code).toBe("invalid_input");
  });
});

describe("login", () => {
  // Spec: S7.13, D2.5, D2.9
  test("returns the user for the right password, whatever the case of the email address", async () => {
    const { app, send } = await startTestApp();
    const { user } = await signInAs(app, { email: "maya@example.com" });
    const response = await send("POST", "/api/login", { email: " Maya@EXAMPLE.com", password: PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(user);
  });

  // Spec: D2.4, D2.11
  test("gives the same response for a wrong password and an unknown email address", async () => {
    const { app, send } = await startTestApp();
    await signInAs(app, { email: "maya@example.com" });
    const wrong = await send("POST", "/api/login", { email: "maya@example.com", password: "Wrong-apple-7" });
    const unknown = await send("POST", "/api/login", { email: "nobody@example.com", password: "Wrong-apple-7" });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ message: "Invalid email or password", code: "wrong_credentials" });
    expect([unknown.statusCode, unknown.json(), unknown.cookies]).toEqual([wrong.statusCode, wrong.json(), wrong.cookies]);
  });

  test("always starts a new session and ends the one the browser came with", async () => {
    const { app, send } = await startTestApp();
    const maya = await signInAs(app, { email: "maya@example.com" });
    const response = await maya.send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD });
    expect(readCookie(response)).not.toBe(maya.cookie);
    expect((await maya.send("GET", "/api/user")).statusCode).toBe(401);
    expect((await send("GET", "/api/user", undefined, { cookie: readCookie(response) })).statusCode).toBe(200);
  });

  test("never adopts a session id that was planted in the browser", async () => {
    const { app, send } = await startTestApp();
    await signInAs(app, { email: "maya@example.com" });
    const planted = "bitebright=an-id-that-the-attacker-knows";
    const response = await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD }, { cookie: planted });
    expect(readCookie(response)).not.toBe(planted);
    expect((await send("GET", "/api/user", undefined, { cookie: planted })).statusCode).toBe(401);
  });

  // Spec: S5.9, S5.10, S5.11
  test.each([
    [{ password: "" }, "password", "Password is required"],
    [{ email: "maya" }, "email", "Invalid email address"],
    [{ twoFactorToken: "1234567" }, "twoFactorToken", expect.any(String)],
  ])("rejects %o", async (changes, path, message) => {
    const { send } = await startTestApp();
    const response = await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD, ...changes });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues).toContainEqual({ path, message });
  });
});

describe("the current user", () => {
  // Spec: S3.17, S7.15, D2.2, D2.3
  test("is 'Unauthorized' without a session, with a made-up one and after it expired", async () => {
    const { app, send, database } = await startTestApp();
    const maya = await signInAs(app);
    expect((await send("GET", "/api/user")).json()).toEqual({ message: "Unauthorized", code: "unauthorized" });
    expect((await send("GET", "/api/user", undefined, { cookie: "bitebright=made-up" })).statusCode).toBe(401);
    expect((await maya.send("GET", "/api/user")).statusCode).toBe(200);

    await database.db
      .update(sessions)
      .set({ expire: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, maya.user.id));
    expect((await maya.send("GET", "/api/user")).statusCode).toBe(401);
  });

  // Spec: S7.16, D2.2
  test("has a second path with the same response", async () => {
    const { app } = await startTestApp();
    const maya = await signInAs(app);
    expect((await maya.send("GET", "/api/auth/user")).json()).toEqual(maya.user);
  });

  test("depends on the browser's own session: another user cannot see it", async () => {
    const { app } = await startTestApp();
    const maya = await signInAs(app);
    const noah = await signInAs(app, { firstName: "Noah" });
    expect((await maya.send("GET", "/api/user")).json().id).toBe(maya.user.id);
    expect((await noah.send("GET", "/api/user")).json().id).toBe(noah.user.id);
  });

  test("stays signed in as long as the session is used, but not forever", async () => {
    const { app, database } = await startTestApp();
    const maya = await signInAs(app);
    const day = DAY_MS;
    const daysAgo = (days: number) => new Date(Date.now() - days * day);
    const readExpire = async () => (await database.db.select().from(sessions))[0]?.expire.getTime() ?? 0;

    await database.db.update(sessions).set({ createdAt: daysAgo(13), lastSeenAt: daysAgo(13), expire: new Date(Date.now() + day) });
    await maya.send("GET", "/api/user");
    expect(Math.round(((await readExpire()) - Date.now()) / day)).toBe(14);

    await database.db.update(sessions).set({ createdAt: daysAgo(59), lastSeenAt: daysAgo(1), expire: new Date(Date.now() + day) });
    await maya.send("GET", "/api/user");
    expect(Math.round(((await readExpire()) - Date.now()) / day)).toBe(1);
  });
});

describe("logout", () => {
  // Spec: S7.14
  test("ends the session on the server, not only in the browser", async () => {
    const { app } = await startTestApp();
    const maya = await signInAs(app);
    const response = await maya.send("POST", "/api/logout");
    expect(response.statusCode).toBe(204);
    expect(response.cookies[0]).toMatchObject({ name: "bitebright", value: "" });
    expect((await maya.send("GET", "/api/user")).statusCode).toBe(401);
  });

  test("is not an error for visitors", async () => {
    const { send } = await startTestApp();
    expect((await send("POST", "/api/logout")).statusCode).toBe(204);
  });
});

// Spec: D2.1
test("GET /api/login sends the browser to the sign-in page", async () => {
  const { send } = await startTestApp();
  const response = await send("GET", "/api/login");
  expect([response.statusCode, response.headers.location]).toEqual([302, "/auth"]);
});
