import { expect, test } from "vitest";
import { freshDatabase, makeDataFolder, startServer } from "#server/testing/server-process.ts";
import { TEST_TIMEOUT_MS, WRITES_ON_TWO_PROCESSES } from "./amounts.ts";
import { expectIntact } from "./invariants.ts";
import { callWithRetry, findFoodId, logIn, PASSWORD, readCookie, readStatus, register } from "./people.ts";
import { signUpWriters, writeConcurrently } from "./writers.ts";

const DAY = "2025-03-01";
const LOGIN_TRIES = 10;
const WRITERS = 4;
/** Change notifications travel through the database. Without one, a value stays cached for a minute, which is much longer than this. */
const NEWS_WITHIN_MS = 10_000;
const ADMIN = { ADMIN_EMAIL: "boss@example.com", ADMIN_PASSWORD: PASSWORD };

// Spec: D7.11, D7.12, D7.13
test("two processes on one PostgreSQL are one server under mixed load", { timeout: TEST_TIMEOUT_MS }, async () => {
  const { DATABASE_URL = "" } = await freshDatabase();
  const shared = { DATABASE_URL, ...ADMIN, SESSION_SECRET: "the same secret in both processes", ENCRYPTION_KEY: "A".repeat(43) };
  const [{ url: first }, { url: second }] = await Promise.all([
    startServer({ ...shared, DATA_DIR: makeDataFolder() }),
    startServer({ ...shared, DATA_DIR: makeDataFolder() }),
  ]);

  const writers = await signUpWriters(first, WRITERS);
  let isDone = false;
  // The same users write and read through both processes all the time.
  const load = Promise.all([
    writeConcurrently(writers, first, DAY, WRITES_ON_TWO_PROCESSES / 2).then(() =>
      writeConcurrently(writers, second, DAY, WRITES_ON_TWO_PROCESSES / 2),
    ),
    ...writers.map(async ({ person }) => {
      while (!isDone) expect(await readStatus(second, person.cookie)).toBe(200);
    }),
  ]);

  await revocationsAgree(first, second);
  await revocationsAgree(second, first);
  await limitsAgree(first, second);
  await settingsAgree(first, second);
  await keysAgree(first, second);

  isDone = true;
  await load;
  await expectIntact(writers, first, [DAY]);
  await expectIntact(writers, second, [DAY]);
});

/** Ending a session in one process ends it in the other. */
async function revocationsAgree(here: string, there: string): Promise<void> {
  const { email, cookie } = await register(here);
  const expectEnded = (ended: string) => expect.poll(() => readStatus(there, ended), { timeout: NEWS_WITHIN_MS, interval: 20 }).toBe(401);
  const signInThere = async (password = PASSWORD) => {
    const session = readCookie(await logIn(there, email, password));
    expect(await readStatus(there, session)).toBe(200);
    expect(await readStatus(there, cookie)).toBe(200);
    return session;
  };

  const forgotten = await signInThere();
  expect((await callWithRetry(here, cookie, "DELETE", "/api/user/sessions")).status).toBe(204);
  await expectEnded(forgotten);

  const stolen = await signInThere();
  const newPassword = "Juicy-mango-9";
  const change = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
  expect((await callWithRetry(here, cookie, "PUT", "/api/user/password", change)).status).toBe(204);
  await expectEnded(stolen);
  expect((await logIn(there, email)).status).toBe(401);

  const last = await signInThere(newPassword);
  expect((await callWithRetry(here, cookie, "DELETE", "/api/user", { password: newPassword })).status).toBe(204);
  await expectEnded(last);
  await expectEnded(cookie);
}

/** Both processes together allow exactly as many attempts as one. */
async function limitsAgree(here: string, there: string): Promise<void> {
  const { email } = await register(here);
  const tries = await Promise.all(
    Array.from({ length: 2 * LOGIN_TRIES }, (_, index) => logIn([here, there][index % 2] ?? here, email, "Wrong-pear-8")),
  );
  const count = (status: number) => tries.filter((response) => response.status === status).length;
  expect([count(401), count(429)]).toEqual([LOGIN_TRIES, LOGIN_TRIES]);
  expect((await logIn(here, email)).status).toBe(429);
  expect((await logIn(there, email)).status).toBe(429);
}

async function settingsAgree(here: string, there: string): Promise<void> {
  const admin = readCookie(await logIn(here, ADMIN.ADMIN_EMAIL));
  const read = async (url: string) => {
    const texts = (await (await callWithRetry(url, "", "GET", "/api/admin/settings/public")).json()) as { key: string; value: string }[];
    return texts.find(({ key }) => key === "landing_hero_title")?.value;
  };
  for (const [url, value] of [
    [here, "Eat the rainbow"],
    [there, "Every plate counts"],
  ] as const) {
    expect((await callWithRetry(url, admin, "PUT", "/api/admin/settings/landing_hero_title", { value })).status).toBe(200);
    expect([await read(here), await read(there)]).toEqual([value, value]);
  }
}

/** The same key sent to both processes at once writes once. */
async function keysAgree(here: string, there: string): Promise<void> {
  const { cookie } = await register(here);
  const entry = { foodId: await findFoodId(here, cookie), quantity: 100, mealType: "lunch", loggedAt: `${DAY}T12:00:00.000Z` };
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => callWithRetry([here, there][index % 2] ?? here, cookie, "POST", "/api/diary", entry, "once")),
  );
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  const listed = (await (await callWithRetry(there, cookie, "GET", `/api/diary?date=${DAY}&tz=UTC`)).json()) as { id: string }[];
  expect(listed.map(({ id }) => id)).toEqual([...new Set(ids)]);
}
