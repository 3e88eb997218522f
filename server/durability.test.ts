import { expect, inject, onTestFinished, test } from "vitest";
import { startPostgres } from "#server/testing/postgres-server.ts";
import { freshDatabase, makeDataFolder, type ServerProcess, startServer } from "#server/testing/server-process.ts";

const source = inject("databaseSource");
const PASSWORD = "Crunchy-apple-7";
const ROUNDS = 20;
const WRITERS = 3;
const WRITES_BEFORE_KILL = 5;
const FIVE_MINUTES_MS = 300_000;

const post = (server: ServerProcess, route: string, body: object) =>
  fetch(server.url + route, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

test("what was acknowledged is there after each of twenty kills, and every start succeeds", { timeout: FIVE_MINUTES_MS }, async () => {
  const environment = await freshDatabase();
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer(environment);
    const enough = acknowledged.length + WRITES_BEFORE_KILL;
    const write = async (writer: number) => {
      for (let count = 0; ; count += 1) {
        const email = `teen-${round}-${writer}-${count}@example.com`;
        const response = await post(server, "/api/register", { email, password: PASSWORD, confirmPassword: PASSWORD });
        if (response.status === 201) acknowledged.push(email);
        if (acknowledged.length >= enough) server.kill("SIGKILL");
      }
    };
    // Each writer goes on until the server is gone under it.
    await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    await server.exited;
  }

  const server = await startServer(environment);
  const missing: string[] = [];
  for (const email of acknowledged) {
    if (!(await post(server, "/api/login", { email, password: PASSWORD })).ok) missing.push(email);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_BEFORE_KILL);
  expect(missing).toEqual([]);
});

test.runIf(source.kind === "postgres")(
  "a PostgreSQL that restarts under load costs 503s and nothing else",
  { timeout: FIVE_MINUTES_MS },
  async () => {
    const postgres = await startPostgres({ ownServer: true });
    onTestFinished(postgres.stop);
    const server = await startServer({ DATA_DIR: makeDataFolder(), DATABASE_URL: postgres.url("postgres") });

    const statuses = new Set<number>();
    let isDone = false;
    const load = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!isDone) statuses.add((await fetch(`${server.url}/api/admin/settings/public`)).status);
      }),
    );
    const isReady = async () => (await fetch(`${server.url}/readyz`)).status;
    for (let restart = 0; restart < 3; restart += 1) {
      await postgres.restart();
      await expect.poll(isReady, { timeout: 20_000, interval: 50 }).toBe(200);
    }
    isDone = true;
    await load;
    expect([...statuses].sort()).toEqual([200, 503]);
    expect((await fetch(`${server.url}/api/admin/settings/public`)).status).toBe(200);
  },
);
