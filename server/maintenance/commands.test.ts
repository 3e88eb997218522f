import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, inject, test, vi } from "vitest";
import { freshDatabase, makeDataFolder, runServer, type ServerProcess, startServer } from "#server/testing/server-process.ts";

// Startup takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const isEmbedded = inject("databaseSource").kind === "pglite";
const PASSWORD = "Crunchy-apple-7";

/** Retries while the server rejects requests for overload, because test machines are busy. */
async function untilServed(ask: () => Promise<Response>): Promise<Response> {
  let response = await ask();
  const again = async () => {
    if (response.status === 503) response = await ask();
    return response.status;
  };
  await expect.poll(again, { timeout: 60_000, interval: 200 }).not.toBe(503);
  return response;
}

const post = (server: ServerProcess, route: string, body: object) =>
  untilServed(() =>
    fetch(server.url + route, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  );
const register = (server: ServerProcess, email: string) =>
  post(server, "/api/register", { email, password: PASSWORD, confirmPassword: PASSWORD });
const logIn = async (server: ServerProcess, email: string) => (await post(server, "/api/login", { email, password: PASSWORD })).status;

async function stop(server: ServerProcess): Promise<void> {
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
}

test("an operator backs up, loses the machine, and restores on another", async () => {
  const environment = await freshDatabase();
  const file = path.join(makeDataFolder(), "all.jsonl.gz");
  const first = await startServer({ ...environment, METRICS_PORT: "0" });
  expect((await register(first, "maya@example.com")).status).toBe(201);
  const metrics = /Prometheus are at (\S+)/.exec(first.output())?.[1] ?? "";
  expect(await (await fetch(metrics)).text()).toContain('route="/api/register",status="201"');

  const whileRunning = await runServer(environment, "backup", file);
  if (isEmbedded) {
    expect(whileRunning.output).toContain(`is in use by process ${first.pid}`);
    expect(whileRunning.output).toContain("A running server makes a backup every night");
  }
  expect(whileRunning.code).toBe(isEmbedded ? 1 : 0);
  await stop(first);
  expect(await runServer(environment, "backup", file)).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^Backed up all data \(users: 1\) to .*all\.jsonl\.gz\. The keys are not included: store .*secrets\.json elsewhere\.\n$/,
    ),
  });
  expect((await runServer(environment, "backup")).code).toBe(0);
  expect(readdirSync(path.join(environment.DATA_DIR ?? "", "backups"))).toEqual([expect.stringMatching(/^bitebright-.*\.jsonl\.gz$/)]);
  const { encryptionKey, sessionSecret } = JSON.parse(readFileSync(path.join(environment.DATA_DIR ?? "", "secrets.json"), "utf8"));
  const text = gunzipSync(readFileSync(file)).toString();
  for (const secret of [encryptionKey, sessionSecret, PASSWORD]) expect(text).not.toContain(secret);

  const elsewhere = await freshDatabase();
  expect((await runServer(elsewhere, "restore")).output).toContain("Usage: npm run restore -- FILE [--replace]");
  expect((await runServer(elsewhere, "restore", file)).output).toContain("Restored all data (users: 1)");
  expect((await runServer(elsewhere, "restore", file)).output).toContain("Failed: This database already contains users.");
  const second = await startServer(elsewhere);
  expect(await logIn(second, "maya@example.com")).toBe(200);
});

test.runIf(!isEmbedded)("an operator who outgrows the embedded database moves to PostgreSQL, and nobody is logged out", async () => {
  const DATA_DIR = makeDataFolder();
  expect((await runServer({ DATA_DIR }, "move-to-postgres")).output).toContain("Set DATABASE_URL");
  const before = await startServer({ DATA_DIR });
  const cookie = (await register(before, "maya@example.com")).headers.get("set-cookie")?.split(";")[0] ?? "";
  await stop(before);

  const { DATABASE_URL = "" } = await freshDatabase();
  const moved = await runServer({ DATA_DIR, DATABASE_URL }, "move-to-postgres");
  expect(moved).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Copied \d{4,} rows to PostgreSQL and compared each with the original/),
  });
  const after = await startServer({ DATA_DIR, DATABASE_URL });
  expect((await untilServed(() => fetch(`${after.url}/api/user`, { headers: { cookie } }))).status).toBe(200);
  expect((await runServer({ DATA_DIR, DATABASE_URL }, "move-to-postgres")).output).toContain("Use an empty one.");
});
