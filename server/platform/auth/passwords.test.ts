import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { hashSync } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";

const MAX_WAITING = 100;
/** Less weight than other threads, but not so little that a login takes half a minute on a busy machine. */
const STEPS_BELOW = 10;
const LOWEST = 19;
const PASSWORD = "Crunchy-apple-7";

test("when very many users log in at once, some are told to retry, and failed logins free their places in the queue", async () => {
  // An invalid hash fails at once, without the cost of hashing.
  const logins = await Promise.allSettled(Array.from({ length: 3 * MAX_WAITING }, () => passwordMatches("x", "no hash")));
  const reasons = logins.map((login) => (login.status === "rejected" ? login.reason.code : login.value));
  const turnedAway = reasons.filter((code) => code === "unavailable").length;
  expect(turnedAway).toBeGreaterThan(MAX_WAITING);
  expect(reasons.length - turnedAway).toBeGreaterThan(MAX_WAITING);

  expect(await passwordMatches(PASSWORD, await hashPassword(PASSWORD))).toBe(true);
});

test("a password matches however a keyboard encodes its letters, also for accounts from version 1.0", async () => {
  const [composed, decomposed, wide] = [
    "Cr\u00e8me-br\u00fbl\u00e9e-7",
    "Cre\u0300me-bru\u0302le\u0301e-7",
    "\uff23r\u00e8me-br\u00fbl\u00e9e-7",
  ];
  const hash = await hashPassword(decomposed);
  for (const typed of [composed, decomposed, wide]) expect(await passwordMatches(typed, hash), typed).toBe(true);
  expect(await passwordMatches("Creme-brulee-7", hash)).toBe(false);

  // Version 1.0 hashed the password as typed.
  const former = hashSync(wide);
  expect([await passwordMatches(wide, former), await passwordMatches(composed, former)]).toEqual([true, false]);
});

test("a login that finds no room in the queue is rejected before any work is done", async () => {
  const { send, database } = await startTestApp();
  const hash = hashSync(PASSWORD, { timeCost: 20 });
  const atOnce = Math.max(1, availableParallelism() - 1);
  const slow = Array.from({ length: atOnce }, () => passwordMatches(PASSWORD, hash));
  const waiting = Array.from({ length: MAX_WAITING }, () => passwordMatches("x", "no hash"));
  const maya = { email: "maya@example.com", password: PASSWORD };
  const login = await send("POST", "/api/login", maya);
  const registration = await send("POST", "/api/register", {
    ...maya,
    firstName: "Maya",
    lastName: "Lindqvist",
    confirmPassword: PASSWORD,
  });
  expect([login.statusCode, registration.statusCode]).toEqual([503, 503]);
  expect(await database.db.select().from(rateLimits)).toEqual([]);
  await Promise.allSettled([...slow, ...waiting]);
});

test.runIf(process.platform === "linux")("hashing yields the processor to everything else", async () => {
  await hashPassword(PASSWORD);
  const tasks = "/proc/self/task";
  const readPriority = (id: string | number) => Number(readFileSync(`${tasks}/${id}/stat`, "utf8").split(") ")[1]?.split(" ")[16]);
  expect(readdirSync(tasks).map(readPriority)).toContain(Math.min(LOWEST, readPriority(process.pid) + STEPS_BELOW));
});
