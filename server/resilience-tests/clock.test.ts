import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#core/domain/calendar/durations.ts";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { type AtEnd, freshDatabase, makeDataFolder, startServer } from "#server/testing/server-process.ts";
import { TEST_TIMEOUT_MS } from "./amounts.ts";
import { expectIntact } from "./invariants.ts";
import { callWithRetry, logIn, PASSWORD, readCookie, readStatus, register } from "./people.ts";
import { Writer } from "./writers.ts";

const PRELOAD = pathToFileURL(path.join(PROJECT_ROOT, "server/resilience-tests/shifted-clock.mjs")).href;
const YEAR_MS = 365 * DAY_MS;
const LOGIN_TRIES = 10;

const cleanUps: (() => void | Promise<void>)[] = [];
const atEnd: AtEnd = (cleanUp) => void cleanUps.unshift(cleanUp);
let url: string;
let shiftFile: string;
const setClock = (shiftMs: number) => writeFileSync(shiftFile, String(shiftMs));

/** All tests share one server whose clock they set. Each test uses its own users. */
beforeAll(async () => {
  shiftFile = path.join(makeDataFolder(atEnd), "shift");
  setClock(0);
  const clock = { CLOCK_SHIFT_FILE: shiftFile, NODE_OPTIONS: `--import ${PRELOAD}` };
  ({ url } = await startServer({ ...(await freshDatabase(atEnd)), ...clock }, atEnd));
}, TEST_TIMEOUT_MS);
beforeEach(() => setClock(0));
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

test("a clock that jumps ends no valid session, and keeps none forever", { timeout: TEST_TIMEOUT_MS }, async () => {
  const { email, cookie } = await register(url);
  const signIn = async () => readCookie(await logIn(url, email));
  /** The server caches sessions for a minute. Ending one session makes it reload all sessions of the same user. */
  const lookAgain = async () => void (await callWithRetry(url, await signIn(), "POST", "/api/logout"));

  for (const shiftMs of [-YEAR_MS, -HOUR_MS, 0, 13 * DAY_MS, 0]) {
    setClock(shiftMs);
    await lookAgain();
    expect(await readStatus(url, cookie), `a clock that is ${shiftMs / DAY_MS} days off`).toBe(200);
  }

  setClock(YEAR_MS);
  await lookAgain();
  const fromTheFuture = await signIn();
  expect(await readStatus(url, cookie)).toBe(401);
  expect(await readStatus(url, fromTheFuture)).toBe(200);
  setClock(0);
  await lookAgain();
  expect(await readStatus(url, cookie)).toBe(200);
  expect(await readStatus(url, fromTheFuture)).toBe(200);

  setClock(YEAR_MS + 15 * DAY_MS);
  await lookAgain();
  expect(await readStatus(url, fromTheFuture)).toBe(401);
});

test("a user who tried too often while the clock was ahead is not locked out until that day", { timeout: TEST_TIMEOUT_MS }, async () => {
  const { email } = await register(url);
  setClock(YEAR_MS);
  for (let count = 0; count < LOGIN_TRIES; count += 1) expect((await logIn(url, email, "Wrong-pear-8")).status).toBe(401);
  expect((await logIn(url, email)).status).toBe(429);
  setClock(0);
  expect((await logIn(url, email)).status).toBe(200);

  for (let count = 0; count < LOGIN_TRIES; count += 1) await logIn(url, email, "Wrong-pear-8");
  expect((await logIn(url, email)).status).toBe(429);
  setClock(-HOUR_MS);
  expect((await logIn(url, email)).status).toBe(200);
});

test("a code that was used while the clock was ahead does not use up those of today", { timeout: TEST_TIMEOUT_MS }, async () => {
  const { email, cookie } = await register(url);
  const setup = await callWithRetry(url, cookie, "POST", "/api/2fa/setup");
  const { manualEntryKey } = (await setup.json()) as { manualEntryKey: string };
  const code = (shiftMs: number) => authenticatorCode(manualEntryKey, Date.now() + shiftMs);
  expect((await callWithRetry(url, cookie, "POST", "/api/2fa/enable", { token: code(-30_000) })).ok).toBe(true);

  setClock(YEAR_MS);
  expect((await logIn(url, email, PASSWORD, code(YEAR_MS))).status).toBe(200);
  setClock(0);
  const today = code(0);
  expect((await logIn(url, email, PASSWORD, today)).status).toBe(200);
  expect((await logIn(url, email, PASSWORD, today)).status).toBe(401);
});

test("entries keep the day they were given, whatever the clock says", { timeout: TEST_TIMEOUT_MS }, async () => {
  const writer = await Writer.signUp(url);
  const days = ["2025-03-01", "2025-03-02", "2025-03-03", "2025-03-04"];
  for (const [index, shiftMs] of [0, YEAR_MS, -HOUR_MS, 0].entries()) {
    setClock(shiftMs);
    if (shiftMs > 0) writer.person.cookie = readCookie(await logIn(url, writer.person.email));
    for (let count = 0; count < 4; count += 1) await expect.poll(() => writer.write(url, days[index] ?? "")).toBe(true);
    await expectIntact([writer], url, days.slice(0, index + 1));
  }
});
