import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "#server/testing/database/postgres-server.ts";
import { makeDataFolder, startServer } from "#server/testing/server-process.ts";
import { POSTGRES_RESTARTS, TEST_TIMEOUT_MS } from "./amounts.ts";
import { expectIntact } from "./invariants.ts";
import { call } from "./people.ts";
import { signUpWriters } from "./writers.ts";

const WRITERS = 6;
const DAY = "2025-03-01";
const BACK_WITHIN_MS = 5_000;

test(`a PostgreSQL that restarts ${POSTGRES_RESTARTS} times under load costs 503s and nothing else`, {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const postgres = await startPostgres({ ownServer: true, durable: true });
  onTestFinished(postgres.stop);
  const server = await startServer({ DATA_DIR: makeDataFolder(), DATABASE_URL: postgres.url("postgres") });
  const writers = await signUpWriters(server.url, WRITERS);

  let isDone = false;
  const read = new Set<number>();
  const load = Promise.all([
    ...writers.map(async (writer) => {
      while (!isDone) await writer.write(server.url, DAY);
    }),
    ...writers.map(async ({ person }) => {
      while (!isDone) read.add((await call(server.url, person.cookie, "GET", "/api/diary/usual")).status);
    }),
  ]);
  const countAcknowledged = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  for (let restart = 0; restart < POSTGRES_RESTARTS; restart += 1) {
    const before = countAcknowledged();
    await expect.poll(countAcknowledged, { timeout: TEST_TIMEOUT_MS }).toBeGreaterThan(before + WRITERS);
    await postgres.restart();
    const atReturn = countAcknowledged();
    await expect.poll(countAcknowledged, { timeout: BACK_WITHIN_MS, interval: 20 }).toBeGreaterThan(atReturn);
  }
  isDone = true;
  await load;

  const statuses = new Set(writers.flatMap((writer) => [...writer.statuses]));
  expect([...statuses].sort()).toEqual([200, 201, 503]);
  expect([...read].sort()).toEqual([200, 503]);
  await expectIntact(writers, server.url, [DAY]);
});
