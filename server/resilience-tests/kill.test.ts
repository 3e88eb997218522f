import { expect, test } from "vitest";
import { freshDatabase, startServer } from "#server/testing/server-process.ts";
import { KILLS, LONGEST_TEST_MS, WRITES_PER_KILL } from "./amounts.ts";
import { expectIntact } from "./invariants.ts";
import { signUpWriters, writeTogether } from "./writers.ts";

const WRITERS = 4;
const dayOf = (round: number) => new Date(Date.UTC(2025, 2, 1 + round)).toISOString().slice(0, 10);

test(`what was acknowledged is there exactly once after each of ${KILLS} kills, and every start succeeds`, {
  timeout: LONGEST_TEST_MS,
}, async () => {
  const environment = await freshDatabase();
  let server = await startServer(environment);
  const writers = await signUpWriters(server.url, WRITERS);
  const days: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const day = dayOf(round);
    days.push(day);
    // Somewhere in the middle, each time elsewhere.
    const killAt = Math.ceil(WRITES_PER_KILL * (0.2 + (0.6 * (round + 1)) / (KILLS + 1)));
    const before = await writeTogether(writers, server.url, day, WRITES_PER_KILL, (soFar) => soFar === killAt && server.kill("SIGKILL"));
    expect(await server.exited).toBeNull();
    expect(before).toBeLessThan(WRITES_PER_KILL);

    server = await startServer(environment);
    await expectIntact(writers, server.url, [day]);
    await writeTogether(writers, server.url, day, WRITES_PER_KILL - before);
    await expectIntact(writers, server.url, [day]);
  }
  await expectIntact(writers, server.url, days);
});
