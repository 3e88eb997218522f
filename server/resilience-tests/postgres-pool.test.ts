import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase, startServer } from "#server/testing/server-process.ts";
import { TEST_TIMEOUT_MS } from "./amounts.ts";
import { expectIntact } from "./invariants.ts";
import { call, readStatus } from "./people.ts";
import { signUpWriters, writeConcurrently } from "./writers.ts";

const DAY = "2025-03-01";
const WRITERS = 16;
const POOL_SIZE = 10;
/** Far less than the statement timeout, because requests must not wait that long for a connection. */
const QUICKLY_MS = 15_000;

test("while every connection is in use, requests are soon rejected, and served again as soon as one is free", {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const environment = await freshDatabase();
  const server = await startServer(environment);
  const writers = await signUpWriters(server.url, WRITERS);
  await writeConcurrently(writers, server.url, DAY, WRITERS);

  const other = new pg.Client({ connectionString: environment.DATABASE_URL });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("begin; lock table diary_entries in access exclusive mode; lock table water_intake in access exclusive mode");

  const startedAt = performance.now();
  let refused = 0;
  const answers = writers.map(async (writer) => {
    if (!(await writer.write(server.url, DAY))) refused += 1;
  });
  await expect.poll(() => refused, { timeout: QUICKLY_MS }).toBe(WRITERS - POOL_SIZE);
  expect(performance.now() - startedAt).toBeLessThan(QUICKLY_MS);
  expect((await call(server.url, "", "GET", "/healthz")).status).toBe(200);
  // The database is there, and saying so needs none of the connections.
  expect((await call(server.url, "", "GET", "/readyz")).status).toBe(200);

  await other.query("rollback");
  await Promise.all(answers);
  expect(refused).toBe(WRITERS - POOL_SIZE);
  for (const { person } of writers) expect(await readStatus(server.url, person.cookie)).toBe(200);
  await writeConcurrently(writers, server.url, DAY, 2 * WRITERS);
  await expectIntact(writers, server.url, [DAY]);
});
