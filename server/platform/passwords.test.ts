import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "#server/platform/passwords.ts";

const MOST_WAITING = 100;

test("when very many log in at once, some are told to come back, and the places of those who fail come free", async () => {
  // What is no hash fails at once, without the work of hashing.
  const logins = await Promise.allSettled(Array.from({ length: 3 * MOST_WAITING }, () => passwordMatches("x", "no hash")));
  const reasons = logins.map((login) => (login.status === "rejected" ? login.reason.code : login.value));
  const turnedAway = reasons.filter((code) => code === "unavailable").length;
  expect(turnedAway).toBeGreaterThan(MOST_WAITING);
  expect(reasons.length - turnedAway).toBeGreaterThan(MOST_WAITING);

  expect(await passwordMatches("Crunchy-apple-7", await hashPassword("Crunchy-apple-7"))).toBe(true);
});
