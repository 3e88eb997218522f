import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { PASSWORD, readCookie, signInAs, startTestApp } from "#server/testing/test-app.ts";

// Every login is hashed, at a lower priority than everything else on the machine.
vi.setConfig({ testTimeout: 300_000 });

const NEW_PASSWORD = "Juicy@melon8";
const LOGINS = 12;

async function start() {
  const testApp = await startTestApp({ environment: { TRUST_PROXY: "true" } });
  const maya = await signInAs(testApp.app, { email: "maya@example.com" });
  let place = 0;
  const logIn = (password = PASSWORD) => {
    place += 1;
    return testApp.send("POST", "/api/login", { email: "maya@example.com", password }, { "x-forwarded-for": `10.0.0.${place}` });
  };
  const logInOften = () => Array.from({ length: LOGINS }, () => logIn());
  /**
   * Waits until each login has been counted and is queued for hashing. The first one that succeeds resets the count, but by then the others
   * are in progress too.
   */
  const areUnderWay = async (logins: readonly Promise<unknown>[]) => {
    let hasAnswer = false;
    void Promise.race(logins).then(() => {
      hasAnswer = true;
    });
    await vi.waitFor(
      async () => {
        const counts = await testApp.database.db.select({ tries: rateLimits.points }).from(rateLimits);
        expect(hasAnswer || Math.max(...counts.map(({ tries }) => tries)) === logins.length).toBe(true);
      },
      { timeout: 60_000 },
    );
  };
  const sessionsOfMaya = () => testApp.database.db.select().from(sessions).where(eq(sessions.userId, maya.user.id));
  return { ...testApp, maya, logIn, logInOften, areUnderWay, sessionsOfMaya };
}

test("a login in progress does not survive an administrator's password reset", async () => {
  const { app, database, send, maya, logIn, logInOften, areUnderWay, sessionsOfMaya } = await start();
  const admin = await signInAdmin({ app, database });
  const reset = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  // Logins are hashed in the order of requests, one half before the reset and the other after it.
  const before = logInOften();
  await areUnderWay(before);
  const resetting = admin.send("POST", `/api/admin/users/${maya.user.id}/password`, reset);
  const answers = await Promise.all([...before, ...logInOften()]);
  expect((await resetting).statusCode).toBe(204);

  expect(await sessionsOfMaya()).toEqual([]);
  for (const cookie of answers.map(readCookie).filter(Boolean)) {
    expect((await send("GET", "/api/user", undefined, { cookie })).statusCode).toBe(401);
  }
  expect([(await logIn()).statusCode, (await logIn(NEW_PASSWORD)).statusCode]).toEqual([401, 200]);
});

test("a login in progress with only a password does not survive the enabling of two-factor", async () => {
  const { maya, logIn, logInOften, areUnderWay, sessionsOfMaya } = await start();
  const { manualEntryKey } = (await maya.send("POST", "/api/2fa/setup")).json();
  const logins = logInOften();
  await areUnderWay(logins);
  const enabled = await maya.send("POST", "/api/2fa/enable", { token: authenticatorCode(manualEntryKey) });
  expect(enabled.statusCode).toBe(200);
  await Promise.all(logins);
  expect(await sessionsOfMaya()).toHaveLength(1);
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(200);
  expect((await logIn()).json()).toMatchObject({ requiresTwoFactor: true });
});

test.each(["one device", "two devices"])("of two password changes sent at the same moment by %s, only one succeeds", async (kind) => {
  const { maya, logIn, send, sessionsOfMaya } = await start();
  const cookie = kind === "one device" ? maya.cookie : readCookie(await logIn());
  const change = (newPassword: string) => ({ currentPassword: PASSWORD, newPassword });
  const answers = await Promise.all([
    maya.send("PUT", "/api/user/password", change("Juicy-melon-8")),
    send("PUT", "/api/user/password", change("Sunny-peach-9"), { cookie }),
  ]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(await sessionsOfMaya()).toHaveLength(1);
  const lost = statuses[0] === 204 ? "Sunny-peach-9" : "Juicy-melon-8";
  expect((await logIn(lost)).statusCode).toBe(401);
});

test("a deletion with a password that is being replaced deletes nothing or everything", async () => {
  const { maya, logIn, send, sessionsOfMaya } = await start();
  const phone = readCookie(await logIn());
  const [changed, deleted] = await Promise.all([
    maya.send("PUT", "/api/user/password", { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    send("DELETE", "/api/user", { password: PASSWORD }, { cookie: phone }),
  ]);
  expect([changed.statusCode, deleted.statusCode].filter((status) => status === 204)).toHaveLength(1);
  expect(await sessionsOfMaya()).toHaveLength(changed.statusCode === 204 ? 1 : 0);
});
