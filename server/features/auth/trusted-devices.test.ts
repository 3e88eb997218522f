import { expect, test, vi } from "vitest";
import { LIMITS, type LimitName } from "#server/platform/http/rate-limits/limits.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { PASSWORD, readCookie, signInAs, startTestApp } from "#server/testing/test-app.ts";

// Every attempt is hashed, at a lower priority than everything else on the machine.
vi.setConfig({ testTimeout: 300_000 });

const WRONG = "Wrong-apple-7";
const EMAIL = "maya@example.com";
const TRIES = LIMITS.loginPerDevice.tries;

async function start() {
  const testApp = await startTestApp({ environment: { TRUST_PROXY: "true" } });
  const maya = await signInAs(testApp.app, { email: EMAIL });
  const limits = new RateLimits(testApp.database.db);
  const logIn = (password: string, { ip = "10.0.0.1", cookie = "", email = EMAIL, twoFactorToken = "" } = {}) => {
    const body = { email, password, ...(twoFactorToken && { twoFactorToken }) };
    return testApp.send("POST", "/api/login", body, { "x-forwarded-for": ip, cookie });
  };
  /** Sets the count directly, because hashing that many attempts would take a while. */
  const exhaust = async (name: LimitName, subject: string) => {
    for (let count = 0; count < LIMITS[name].tries; count += 1) await limits.count(name, subject);
  };
  return { ...testApp, maya, limits, logIn, exhaust };
}

/** The cookies that stay in a browser after logging out. */
const readDeviceCookie = (cookie: string) => /bitebright-device=[^;]+/.exec(cookie)?.[0] ?? expect.unreachable();

const readStatus = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;

test("guesses from one IPv6 network count together, whatever the rest of the address, and lock out nobody else", async () => {
  const { logIn } = await start();
  const guesses = await Promise.all(
    Array.from({ length: 2 * TRIES }, (_, index) => readStatus(logIn(WRONG, { ip: `2001:db8:1:2::${index.toString(16)}` }))),
  );
  expect(guesses.filter((status) => status === 401)).toHaveLength(TRIES);
  expect(guesses.filter((status) => status === 429)).toHaveLength(TRIES);
  expect(await readStatus(logIn(PASSWORD, { ip: "2001:db8:1:2:ffff::1" }))).toBe(429);
  expect(await readStatus(logIn(PASSWORD, { ip: "2001:db8:1:3::1" }))).toBe(200);
});

test("the owner of a whole IPv6 site cannot use up the account's attempts from everywhere", async () => {
  const { logIn, limits } = await start();
  for (let count = 0; count < LIMITS.loginPerEmailAndSite.tries; count += 1) {
    await limits.count("loginPerEmailAndSite", `${EMAIL} 2001:db8:1::/48`);
  }
  expect(await readStatus(logIn(WRONG, { ip: "2001:db8:1:77::1" }))).toBe(429);
  expect(await readStatus(logIn(PASSWORD, { ip: "2001:db8:2:77::1" }))).toBe(200);
});

test("a known device can log in while strangers have used up every other attempt", async () => {
  const { maya, logIn, exhaust } = await start();
  await exhaust("loginPerEmailAndIp", `${EMAIL} 10.0.0.1`);
  await exhaust("loginPerEmail", EMAIL);
  expect(await readStatus(logIn(PASSWORD))).toBe(429);
  expect(await readStatus(logIn(PASSWORD, { ip: "10.0.0.2" }))).toBe(429);
  const answer = await logIn(PASSWORD, { cookie: readDeviceCookie(maya.cookie) });
  expect(answer.statusCode).toBe(200);
  expect(readDeviceCookie(readCookie(answer))).toBe(readDeviceCookie(maya.cookie));
});

test("a known device has ten attempts too, and only for its own account", async () => {
  const { app, maya, logIn, exhaust } = await start();
  const noah = await signInAs(app, { email: "noah@example.com" });
  const cookie = readDeviceCookie(maya.cookie);
  const guesses = await Promise.all(Array.from({ length: TRIES + 2 }, () => readStatus(logIn(WRONG, { cookie }))));
  expect(guesses.filter((status) => status === 401)).toHaveLength(TRIES);
  expect(await readStatus(logIn(PASSWORD, { cookie }))).toBe(429);
  expect(await readStatus(logIn(PASSWORD))).toBe(200);

  await exhaust("loginPerEmailAndIp", `${EMAIL} 10.0.0.1`);
  const made = [
    readDeviceCookie(noah.cookie),
    cookie.replace(/.$/, "_"),
    "bitebright-device=made-up",
    `bitebright-device=${"A".repeat(22)}.${"A".repeat(22)}`,
  ];
  for (const foreign of made) expect(await readStatus(logIn(PASSWORD, { cookie: foreign })), foreign).toBe(429);
});

test("an account cannot log in without limit on known devices, and that does not lock it out of others", async () => {
  const { maya, logIn, exhaust } = await start();
  await exhaust("loginOnKnownDevices", EMAIL);
  expect(await readStatus(logIn(PASSWORD, { cookie: readDeviceCookie(maya.cookie) }))).toBe(429);
  expect(await readStatus(logIn(PASSWORD))).toBe(200);
});

test("a new device in a network where the owner has signed in before can log in while strangers elsewhere use up the account's attempts", async () => {
  const { logIn, exhaust } = await start();
  expect(await readStatus(logIn(PASSWORD, { ip: "10.0.0.7" }))).toBe(200);
  await exhaust("loginPerEmail", EMAIL);
  expect(await readStatus(logIn(PASSWORD, { ip: "10.0.0.9" }))).toBe(429);
  expect(await readStatus(logIn(PASSWORD, { ip: "10.0.0.7" }))).toBe(200);
  // Guesses in that network are still limited.
  await exhaust("loginInKnownNetworks", EMAIL);
  expect(await readStatus(logIn(PASSWORD, { ip: "10.0.0.7" }))).toBe(429);
});

test("a browser that several people share is a known device for each of them", async () => {
  const { maya, app, logIn, exhaust } = await start();
  await signInAs(app, { email: "noah@example.com" });
  const shared = readDeviceCookie(readCookie(await logIn(PASSWORD, { email: "noah@example.com", cookie: readDeviceCookie(maya.cookie) })));
  for (const email of [EMAIL, "noah@example.com"]) {
    await exhaust("loginPerEmail", email);
    expect(await readStatus(logIn(PASSWORD, { email, ip: "10.0.0.9" }))).toBe(429);
    expect(await readStatus(logIn(PASSWORD, { email, ip: "10.0.0.9", cookie: shared }))).toBe(200);
  }
});

test("a new password makes every other device unknown; the one that set it stays known", async () => {
  const { maya, logIn, exhaust } = await start();
  const phone = readDeviceCookie(readCookie(await logIn(PASSWORD)));
  const newPassword = "Juicy-melon-8";
  const changed = await maya.send("PUT", "/api/user/password", { currentPassword: PASSWORD, newPassword });
  await exhaust("loginPerEmail", EMAIL);
  expect(await readStatus(logIn(newPassword, { cookie: phone }))).toBe(429);
  expect(await readStatus(logIn(newPassword, { cookie: readDeviceCookie(readCookie(changed)) }))).toBe(200);
});

test("someone who only knows the password cannot use up the codes of a known device", async () => {
  const { maya, logIn, exhaust } = await start();
  const { manualEntryKey } = (await maya.send("POST", "/api/2fa/setup")).json();
  const enabled = await maya.send("POST", "/api/2fa/enable", { token: authenticatorCode(manualEntryKey, Date.now() - 30_000) });
  await exhaust("twoFactorPerAccount", maya.user.id);
  const twoFactorToken = authenticatorCode(manualEntryKey);
  expect(await readStatus(logIn(PASSWORD, { twoFactorToken }))).toBe(429);
  expect(await readStatus(logIn(PASSWORD, { twoFactorToken, cookie: readDeviceCookie(maya.cookie) }))).toBe(429);
  expect(await readStatus(logIn(PASSWORD, { twoFactorToken, cookie: readDeviceCookie(readCookie(enabled)) }))).toBe(200);
});

test("the owner sees strangers' attempts, not their own mistakes on a known device, and can reset the count", async () => {
  const { app, maya, logIn } = await start();
  const noah = await signInAs(app);
  const read = async (person = maya) => (await person.send("GET", "/api/user/failed-attempts")).json();
  expect(await read()).toEqual({ passwords: 0, codes: 0, since: null });
  for (const ip of ["10.0.0.1", "10.0.0.2"]) await logIn(WRONG, { ip });
  await logIn(WRONG, { cookie: readDeviceCookie(maya.cookie) });
  expect(await read()).toEqual({ passwords: 2, codes: 0, since: expect.stringMatching(/^\d{4}-/) });

  const { manualEntryKey } = (await maya.send("POST", "/api/2fa/setup")).json();
  await maya.send("POST", "/api/2fa/enable", { token: authenticatorCode(manualEntryKey) });
  await logIn(PASSWORD, { twoFactorToken: "AAAAAA" });
  expect(await read()).toMatchObject({ passwords: 2, codes: 1 });

  // Another user can neither see nor clear them.
  await noah.send("DELETE", "/api/user/failed-attempts");
  expect(await read(noah)).toEqual({ passwords: 0, codes: 0, since: null });
  expect(await read()).toMatchObject({ passwords: 2, codes: 1 });
  expect((await maya.send("DELETE", "/api/user/failed-attempts")).statusCode).toBe(204);
  expect(await read()).toEqual({ passwords: 0, codes: 0, since: null });
});
