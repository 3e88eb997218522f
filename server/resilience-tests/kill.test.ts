import { expect, test } from "vitest";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { freshDatabase, startServer } from "#server/testing/server-process.ts";
import { KILLS, TEST_TIMEOUT_MS, WRITES_PER_KILL } from "./amounts.ts";
import { expectIntact, expectIntactSince } from "./invariants.ts";
import { signUpWriters, writeConcurrently } from "./writers.ts";

const WRITERS = 4;
/** More days than one writer fills in a round, so that no round writes to the days of the previous one. */
const DAYS_OF_A_ROUND = 20;
const roundDay = (round: number) => addDays("2024-03-01", round * DAYS_OF_A_ROUND);

test(`what was acknowledged is there exactly once after each of ${KILLS} kills, and every start succeeds`, {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const environment = await freshDatabase();
  let server = await startServer(environment);
  const writers = await signUpWriters(server.url, WRITERS);
  const days: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const day = roundDay(round);
    days.push(day);
    // At a different point in the middle of each round.
    const killAt = Math.ceil(WRITES_PER_KILL * (0.2 + (0.6 * (round + 1)) / (KILLS + 1)));
    const before = await writeConcurrently(
      writers,
      server.url,
      day,
      WRITES_PER_KILL,
      (soFar) => soFar === killAt && server.kill("SIGKILL"),
    );
    expect(await server.exited).toBeNull();
    expect(before).toBeLessThan(WRITES_PER_KILL);

    server = await startServer(environment);
    await expectIntactSince(writers, server.url, day, roundDay(round - 1));
    await writeConcurrently(writers, server.url, day, WRITES_PER_KILL - before);
    await expectIntactSince(writers, server.url, day, roundDay(round - 1));
  }
  await expectIntact(writers, server.url, days);
});
