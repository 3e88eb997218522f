import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { users } from "#server/db/tables/users.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { PASSWORD, readCookie, type SignedIn, signInAs, startTestApp, type TestApp } from "#server/testing/test-app.ts";

const STEP_MS = 30_000;

/** Switches two-factor on with the code of the previous step, so that the current one is still unused. */
async function enable({ send }: SignedIn): Promise<{ secret: string; backupCodes: string[] }> {
  const { manualEntryKey: secret } = (await send("POST", "/api/2fa/setup")).json();
  const response = await send("POST", "/api/2fa/enable", { token: authenticatorCode(secret, Date.now() - STEP_MS) });
  expect(response.statusCode).toBe(200);
  return { secret, backupCodes: response.json().backupCodes };
}

async function startWithTwoFactor(): Promise<
  TestApp & { maya: SignedIn; secret: string; backupCodes: string[]; login: (token?: string, ip?: string) => ReturnType<TestApp["send"]> }
> {
  const testApp = await startTestApp({ environment: { TRUST_PROXY: "true" } });
  const maya = await signInAs(testApp.app, { email: "maya@example.com" });
  const login = (twoFactorToken?: string, ip = "10.0.0.1") =>
    testApp.send(
      "POST",
      "/api/login",
      { email: "maya@example.com", password: PASSWORD, ...(twoFactorToken && { twoFactorToken }) },
      { "x-forwarded-for": ip },
    );
  return { ...testApp, maya, login, ...(await enable(maya)) };
}

const countStatus = (statuses: number[], status: number) => statuses.filter((value) => value === status).length;

test("the independent authenticator agrees with RFC 6238's own example", () => {
  expect(authenticatorCode("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 59_000)).toBe("287082");
});

describe("enabling two-factor", () => {
  // Spec: S3.55, S4.15, S7.21, D2.21, D2.25
  test("shows a QR code and a key, changes nothing until a code confirms it, then returns ten backup codes", async () => {
    const { app } = await startTestApp();
    const maya = await signInAs(app);
    const setup = (await maya.send("POST", "/api/2fa/setup")).json();
    expect(setup.qrCode).toMatch(/^data:image\/png;base64,/);
    expect(setup.manualEntryKey).toMatch(/^[A-Z2-7]{32}$/);
    expect((await maya.send("GET", "/api/user")).json().twoFactorEnabled).toBe(false);

    const wrong = await maya.send("POST", "/api/2fa/enable", { token: "000000" });
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, "Invalid token"]);

    const enabled = await maya.send("POST", "/api/2fa/enable", { token: authenticatorCode(setup.manualEntryKey) });
    expect(new Set(enabled.json().backupCodes).size).toBe(10);
    for (const code of enabled.json().backupCodes) expect(code).toMatch(/^(?=.*[A-Z])[A-HJ-NP-Z2-9]{6}$/);
    expect((await maya.send("GET", "/api/user")).json().twoFactorEnabled).toBe(true);
  });

  // Spec: D2.22
  test("stores the secret encrypted and the codes hashed", async () => {
    const { database, secret, backupCodes } = await startWithTwoFactor();
    const stored = JSON.stringify(await database.db.select().from(users));
    for (const plain of [secret, ...backupCodes]) expect(stored).not.toContain(plain);
  });

  // Spec: D2.35
  test("signs out other devices and cannot be restarted while it is on", async () => {
    const { app, send } = await startTestApp();
    const maya = await signInAs(app, { email: "maya@example.com" });
    const phone = await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD });
    const cookie = readCookie(phone);
    expect((await send("GET", "/api/user", undefined, { cookie })).statusCode).toBe(200);
    await enable(maya);
    expect((await send("GET", "/api/user", undefined, { cookie })).statusCode).toBe(401);
    expect((await maya.send("POST", "/api/2fa/setup")).statusCode).toBe(409);
  });

  test("requires a setup first", async () => {
    const { app } = await startTestApp();
    const maya = await signInAs(app);
    expect((await maya.send("POST", "/api/2fa/enable", { token: "123456" })).json().code).toBe("not_set_up");
  });
});

describe("login", () => {
  // Spec: S4.8, S7.13, D2.16, D2.18
  test("without a code asks for one, creates no session and reveals no id", async () => {
    const { login, maya } = await startWithTwoFactor();
    const response = await login();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ requiresTwoFactor: true, tempUserId: expect.any(String) });
    expect(response.cookies).toEqual([]);
    expect(response.json().tempUserId).not.toContain(maya.user.id);
    expect((await login()).json().tempUserId).not.toBe(response.json().tempUserId);
  });

  // Spec: D2.4, D2.13, D2.24
  test("accepts a code once, with a step of drift either way", async () => {
    const { login, secret, database } = await startWithTwoFactor();
    const code = authenticatorCode(secret);
    expect((await login(code)).statusCode).toBe(200);
    const replay = await login(code);
    expect([replay.statusCode, replay.json().message]).toEqual([401, "Invalid two-factor code"]);
    expect(replay.body).not.toContain("Unauthorized");
    expect((await login(authenticatorCode(secret, Date.now() + STEP_MS))).statusCode).toBe(200);
    await database.db.update(users).set({ twoFactorLastStep: null });
    expect((await login(authenticatorCode(secret, Date.now() - STEP_MS))).statusCode).toBe(200);
    await database.db.update(users).set({ twoFactorLastStep: null });
    expect((await login(authenticatorCode(secret, Date.now() - 3 * STEP_MS))).statusCode).toBe(401);
  });

  // Spec: D2.24
  test("lets one of twenty simultaneous uses of a code in", async () => {
    const { login, secret } = await startWithTwoFactor();
    const code = authenticatorCode(secret);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => login(code, `10.0.1.${index}`)));
    expect(
      countStatus(
        answers.map(({ statusCode }) => statusCode),
        200,
      ),
    ).toBe(1);
  });

  // Spec: D2.20, D2.23
  test("accepts each backup code once, in any case, also when twenty requests use it at the same moment", async () => {
    const { login, backupCodes } = await startWithTwoFactor();
    const [first = "", second = ""] = backupCodes;
    expect((await login(first.toLowerCase())).statusCode).toBe(200);
    expect((await login(first)).statusCode).toBe(401);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => login(second, `10.0.2.${index}`)));
    expect(
      countStatus(
        answers.map(({ statusCode }) => statusCode),
        200,
      ),
    ).toBe(1);
  });

  test("does not say whether a code is right while the password is wrong", async () => {
    const { send, secret } = await startWithTwoFactor();
    const response = await send("POST", "/api/login", {
      email: "maya@example.com",
      password: "Wrong-apple-7",
      twoFactorToken: authenticatorCode(secret),
    });
    expect(response.json()).toEqual({ message: "Invalid email or password", code: "wrong_credentials" });
  });

  test("stops guessing across fresh challenges and addresses, and lets the owner in later", async () => {
    const { login, secret, database } = await startWithTwoFactor();
    const right = authenticatorCode(secret);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 1000; attempt += 20) {
      const guesses = Array.from({ length: 20 }, (_, index) => {
        const guess = String(attempt + index).padStart(6, "0");
        return login(guess === right ? "999999" : guess, `10.1.${attempt % 250}.${index}`);
      });
      statuses.push(...(await Promise.all(guesses)).map(({ statusCode }) => statusCode));
    }
    expect(countStatus(statuses, 200)).toBe(0);
    expect(countStatus(statuses, 401)).toBeLessThanOrEqual(10);
    const locked = await login(right, "10.9.9.9");
    expect([locked.statusCode, locked.json().code]).toEqual([429, "rate_limited"]);
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0);

    await database.db.update(rateLimits).set({ expire: new Date(Date.now() - 1) });
    expect((await login(authenticatorCode(secret), "10.9.9.9")).statusCode).toBe(200);
    // A hundred of them are hashed, at a lower priority than everything else on the machine.
  }, 180_000);
});

describe("disabling two-factor", () => {
  // Spec: S4.16, S7.23
  test.each(["token", "backupCode"] as const)("works with a %s", async (kind) => {
    const { maya, login, secret, backupCodes } = await startWithTwoFactor();
    const factor = kind === "token" ? { token: authenticatorCode(secret) } : { backupCode: backupCodes[3] };
    const response = await maya.send("POST", "/api/2fa/disable", factor);
    expect([response.statusCode, response.json().twoFactorEnabled]).toEqual([200, false]);
    expect((await login()).json()).toMatchObject({ email: "maya@example.com" });
  });

  // Spec: D2.36
  test("signs out other devices", async () => {
    const { maya, login, send, secret, backupCodes } = await startWithTwoFactor();
    const phone = readCookie(await login(authenticatorCode(secret)));
    expect((await send("GET", "/api/user", undefined, { cookie: phone })).statusCode).toBe(200);
    await maya.send("POST", "/api/2fa/disable", { backupCode: backupCodes[0] });
    expect((await send("GET", "/api/user", undefined, { cookie: phone })).statusCode).toBe(401);
    expect((await maya.send("GET", "/api/user")).statusCode).toBe(200);
  });

  // Spec: D2.15
  test("is rejected with a 400 for a wrong code, and without one", async () => {
    const { maya } = await startWithTwoFactor();
    expect((await maya.send("POST", "/api/2fa/disable", { token: "000000" })).statusCode).toBe(400);
    expect((await maya.send("POST", "/api/2fa/disable", { backupCode: "AAAAAA" })).statusCode).toBe(400);
    expect((await maya.send("POST", "/api/2fa/disable", {})).statusCode).toBe(400);
    expect((await maya.send("GET", "/api/user")).json().twoFactorEnabled).toBe(true);
  });
});

// Spec: S7.24, D2.27
test("new backup codes replace the old ones, only with a code of the authenticator app", async () => {
  const { maya, login, secret, backupCodes } = await startWithTwoFactor();
  expect((await maya.send("POST", "/api/2fa/backup-codes", { token: backupCodes[0] ?? "" })).statusCode).toBe(400);
  const response = await maya.send("POST", "/api/2fa/backup-codes", { token: authenticatorCode(secret) });
  expect(response.json().backupCodes).toHaveLength(10);
  expect((await login(backupCodes[1])).statusCode).toBe(401);
  expect((await login(response.json().backupCodes[1])).statusCode).toBe(200);
});

test("a secret moved to another user's row does not decrypt", async () => {
  const { app, maya, secret, database, send } = await startWithTwoFactor();
  const noah = await signInAs(app, { email: "noah@example.com" });
  const [row] = await database.db.select().from(users).where(eq(users.id, maya.user.id));
  await database.db
    .update(users)
    .set({ twoFactorSecret: row?.twoFactorSecret ?? null, twoFactorEnabled: true })
    .where(eq(users.id, noah.user.id));
  const response = await send("POST", "/api/login", {
    email: "noah@example.com",
    password: PASSWORD,
    twoFactorToken: authenticatorCode(secret),
  });
  expect(response.statusCode).toBe(500);
});
