import { expect, test, vi } from "vitest";
import { LIMITS } from "#server/platform/http/rate-limits/limits.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import type { Database } from "#server/platform/storage/database.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { PASSWORD, type SignedIn, signInAs, startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { outcome } from "./requests.ts";
import { dumpDatabase, enableTwoFactor, signInDeleted } from "./stage.ts";

// Every attempt is hashed, at a lower priority than everything else on the machine.
vi.setConfig({ testTimeout: 300_000 });

const WRONG = "Wrong-apple-7";
const TRIES = 10;

type Secrets = Awaited<ReturnType<typeof enableTwoFactor>>;
interface Guess {
  /** The server's response to a wrong guess. */
  no: string;
  needsTwoFactor?: true;
  send: (app: TestApp, person: SignedIn, secret: string) => ReturnType<TestApp["send"]>;
  wrong: string;
  right: (secrets: Secrets) => string;
}

const login = ({ send }: TestApp, { user }: SignedIn, password: string, twoFactorToken?: string) =>
  send("POST", "/api/login", { email: user.email, password, ...(twoFactorToken && { twoFactorToken }) });
const thePassword = { wrong: WRONG, right: () => PASSWORD };
const theCode = { needsTwoFactor: true, wrong: "000000", right: ({ secret }: Secrets) => authenticatorCode(secret) } as const;
const aBackupCode = { needsTwoFactor: true, wrong: "AAAAAA", right: ({ backupCodes }: Secrets) => backupCodes[0] ?? "" } as const;

/** Every endpoint where a secret can be guessed. */
const GUESSES: Record<string, Guess> = {
  "the password, to log in": { ...thePassword, no: "401 wrong_credentials", send: login },
  "the code, to log in": { ...theCode, no: "401 wrong_code", send: (app, person, code) => login(app, person, PASSWORD, code) },
  "a backup code, to log in": { ...aBackupCode, no: "401 wrong_code", send: (app, person, code) => login(app, person, PASSWORD, code) },
  "the code, to switch it off": {
    ...theCode,
    no: "400 wrong_code",
    send: (_, { send }, token) => send("POST", "/api/2fa/disable", { token }),
  },
  "a backup code, to switch it off": {
    ...aBackupCode,
    no: "400 wrong_code",
    send: (_, { send }, backupCode) => send("POST", "/api/2fa/disable", { backupCode }),
  },
  "the code, for new backup codes": {
    ...theCode,
    no: "400 wrong_code",
    send: (_, { send }, token) => send("POST", "/api/2fa/backup-codes", { token }),
  },
  "the password, for a new one": {
    ...thePassword,
    no: "400 wrong_password",
    send: (_, { send }, currentPassword) => send("PUT", "/api/user/password", { currentPassword, newPassword: "Juicy-melon-8" }),
  },
  "the password, to show that it's them": {
    ...thePassword,
    no: "400 wrong_password",
    send: (_, { send }, password) => send("POST", "/api/user/confirm", { password }),
  },
  "the password, to delete the account": {
    ...thePassword,
    no: "400 wrong_password",
    send: (_, { send }, password) => send("DELETE", "/api/user", { password }),
  },
};

test("every secret can be guessed ten times; then even the right one is rejected, and nothing has changed", async () => {
  const testApp = await startTestApp();
  for (const [what, { no, needsTwoFactor, send, wrong, right }] of Object.entries(GUESSES)) {
    const person = await signInAs(testApp.app);
    const secrets = needsTwoFactor ? await enableTwoFactor(person) : { secret: "", backupCodes: [] };
    const before = await dumpData(testApp.database);
    // All at once, because concurrent attempts must be counted like sequential ones.
    const answers = await Promise.all(Array.from({ length: TRIES + 3 }, () => send(testApp, person, wrong)));
    const outcomes = answers.map(outcome).sort();
    expect(outcomes, what).toEqual([no, "429 rate_limited"].flatMap((answer, index) => Array(index === 0 ? TRIES : 3).fill(answer)));
    const locked = await send(testApp, person, right(secrets));
    expect([outcome(locked), Number(locked.headers["retry-after"]) > 0], what).toEqual(["429 rate_limited", true]);
    expect(await dumpData(testApp.database), what).toEqual(before);
  }
});

/** Everything except what happened to accounts, where failed attempts are recorded. */
async function dumpData(database: Database): Promise<Record<string, string[]>> {
  const { account_events: _events, ...data } = await dumpDatabase(database);
  return data;
}

test("guessing one account from everywhere stops too, and the others are not locked with it", async () => {
  const { app, send, database } = await startTestApp({ environment: { TRUST_PROXY: "true" } });
  const maya = await signInAs(app);
  const paul = await signInAs(app);
  const limits = new RateLimits(database.db);
  for (let count = 0; count < LIMITS.loginPerEmail.tries - 2; count += 1) await limits.count("loginPerEmail", maya.user.email);
  const from = (ip: string, email: string, password: string) => send("POST", "/api/login", { email, password }, { "x-forwarded-for": ip });
  const outcomes: string[] = [];
  for (const ip of ["10.0.0.1", "10.0.0.2", "10.0.0.3"]) outcomes.push(outcome(await from(ip, maya.user.email, WRONG)));
  expect(outcomes).toEqual(["401 wrong_credentials", "401 wrong_credentials", "429 rate_limited"]);
  expect(outcome(await from("10.0.0.3", paul.user.email, PASSWORD))).toBe("200");
});

test("a stranger who keeps guessing from one place does not lock out the owner", async () => {
  const { app, send } = await startTestApp({ environment: { TRUST_PROXY: "true" } });
  const { email } = (await signInAs(app)).user;
  const from = (ip: string, password: string) => send("POST", "/api/login", { email, password }, { "x-forwarded-for": ip });
  for (let count = 0; count <= LIMITS.loginPerEmail.tries; count += 1) await from("10.0.0.1", WRONG);
  expect(outcome(await from("10.0.0.1", PASSWORD))).toBe("429 rate_limited");
  expect(outcome(await from("10.0.0.2", PASSWORD))).toBe("200");
});

test("a login does not reveal whether an account exists", async () => {
  const { app, send, database } = await startTestApp();
  const user = await signInAs(app);
  const guarded = await signInAs(app);
  await enableTwoFactor(guarded);
  const deleted = await signInDeleted(app);
  const limits = new RateLimits(database.db);
  const answers = [];
  for (const email of [user.user.email, guarded.user.email, deleted.user.email, "nobody@example.com"]) {
    for (let count = 0; count < TRIES - 2; count += 1) await limits.count("loginPerEmailAndIp", `${email} 127.0.0.1`);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { statusCode, headers, body } = await send("POST", "/api/login", { email, password: WRONG });
      const { "x-request-id": _id, date: _date, "retry-after": _wait, "content-length": _length, ...rest } = headers;
      answers.push({ statusCode, rest, body: body.replace(/\d+ (seconds|minutes)/, "a while") });
    }
  }
  const first = answers.slice(0, 3);
  expect(first.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429]);
  expect(answers).toEqual([...first, ...first, ...first, ...first]);
});

// Spec: D2.12
test("a login takes as much work for an unknown address: the password is hashed either way", async () => {
  const { app, send } = await startTestApp({ environment: { TRUST_PROXY: "true" } });
  const { user } = await signInAs(app);
  const spent = { known: 0, unknown: 0, unhashed: 0 };
  const bodies = { known: { email: user.email }, unknown: { email: "nobody@example.com" }, unhashed: { email: "no address" } };
  await send("POST", "/api/login", { ...bodies.unknown, password: WRONG });
  for (let round = 0; round < 15; round += 1) {
    for (const kind of ["known", "unknown", "unhashed"] as const) {
      const before = process.cpuUsage();
      await send("POST", "/api/login", { ...bodies[kind], password: WRONG }, { "x-forwarded-for": `10.0.0.${round}` });
      const { user: inUser, system } = process.cpuUsage(before);
      spent[kind] += inUser + system;
    }
  }
  expect(spent.unknown / spent.known).toBeGreaterThan(0.6);
  expect(spent.unknown / spent.known).toBeLessThan(1.6);
  expect(spent.unhashed / spent.known).toBeLessThan(0.5);
});

test("a registration says that an address is taken and nothing else about its owner, and is rate limited", async () => {
  const { app, send, database } = await startTestApp();
  const { user } = await signInAs(app);
  const guarded = await signInAs(app);
  await enableTwoFactor(guarded);
  const before = await dumpDatabase(database);
  const form = { password: "Juicy-melon-8", confirmPassword: "Juicy-melon-8", firstName: "Eve" };
  for (const email of [user.email, guarded.user.email]) {
    const response = await send("POST", "/api/register", { ...form, email });
    expect([outcome(response), Object.keys(response.json()), response.cookies]).toEqual(["409 email_taken", ["message", "code"], []]);
    expect(response.body).not.toMatch(/Maya|Lindqvist|@/);
  }
  const limits = new RateLimits(database.db);
  for (let count = 2; count < LIMITS.registrationPerIp.tries - 2; count += 1) await limits.count("registrationPerIp", "127.0.0.1");
  expect(outcome(await send("POST", "/api/register", { ...form, email: user.email }))).toBe("429 rate_limited");
  expect(await dumpDatabase(database)).toEqual(before);
});
