import { expect, test } from "vitest";
import { freshDatabase, startServer } from "#server/testing/server-process.ts";
import { TEST_TIMEOUT_MS, WRITES_BEFORE_STOP } from "./amounts.ts";
import { expectIntact } from "./invariants.ts";
import { signUpWriters, writeConcurrently } from "./writers.ts";

const WRITERS = 8;
const DAY = "2025-03-01";
const STOP_WITHIN_MS = 10_000;

test("a stop under load ends cleanly within ten seconds and loses nothing", { timeout: TEST_TIMEOUT_MS }, async () => {
  const environment = await freshDatabase();
  const first = await startServer(environment);
  const writers = await signUpWriters(first.url, WRITERS);
  let stopAt = 0;
  let tookMs: Promise<number> | undefined;
  await writeConcurrently(writers, first.url, DAY, Number.POSITIVE_INFINITY, (soFar) => {
    if (soFar !== WRITES_BEFORE_STOP) return;
    stopAt = performance.now();
    first.kill("SIGTERM");
    tookMs = first.exited.then(() => performance.now() - stopAt);
  });
  expect(await first.exited).toBe(0);
  expect(await tookMs).toBeLessThan(STOP_WITHIN_MS);

  const second = await startServer(environment);
  await expectIntact(writers, second.url, [DAY]);
  await writeConcurrently(writers, second.url, DAY, WRITERS);
  await expectIntact(writers, second.url, [DAY]);
});
