import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, inject, test, vi } from "vitest";
import { makeNewerBuild } from "#server/testing/newer-build.ts";
import { register } from "#server/testing/process-requests.ts";
import { freshDatabase, makeDataFolder, runBuild, runServer, type ServerProcess, startServer } from "#server/testing/server-process.ts";

// Starting the server takes seconds on a busy machine, and these tests start several.
vi.setConfig({ testTimeout: 300_000 });

const isEmbedded = inject("databaseSource").kind === "pglite";
const REFUSAL =
  "A newer version of BiteBright has used this database. Install that version, or restore a backup of this one into an empty database.\n";

async function stop(server: ServerProcess): Promise<void> {
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
}

test("an older version refuses a newer database in every command, and one that already runs serves on", async () => {
  const environment = await freshDatabase();
  const file = path.join(makeDataFolder(), "of-the-older.jsonl.gz");
  const newer = makeNewerBuild({ changes: "tables" });
  const running = await startServer(environment);
  expect((await register(running, "maya@example.com")).status).toBe(201);
  // One process at a time uses the embedded database.
  if (isEmbedded) await stop(running);
  const changed = await startServer(environment, undefined, newer);
  if (!isEmbedded) {
    expect((await register(running, "noah@example.com")).status).toBe(201);
    await stop(running);
  }
  await stop(changed);

  expect(await runServer({ ...environment, PORT: "0" })).toEqual({ code: 1, output: `BiteBright did not start: ${REFUSAL}` });
  for (const command of [
    ["demo"],
    ["backup", file],
    ["restore", file, "--replace"],
    ["admin", "promote", "maya@example.com", "--yes"],
    ["rotate-keys"],
    ["products", "import", file],
  ]) {
    const { code, output } = await runServer({ ...environment, PORT: "0" }, ...command);
    expect([command, code, output]).toEqual([command, 1, expect.stringContaining(REFUSAL.trim())]);
    expect(output.trim()).not.toContain("\n");
  }
});

test.runIf(!isEmbedded)("an older version moves neither to a newer database nor from one", async () => {
  const [{ DATA_DIR = "" }, { DATABASE_URL = "" }] = [await freshDatabase(), await freshDatabase()];
  const newer = makeNewerBuild({ changes: "tables" });
  await stop(await startServer({ DATA_DIR }));
  await stop(await startServer({ DATA_DIR: makeDataFolder(), DATABASE_URL }, undefined, newer));
  expect(await runServer({ DATA_DIR, DATABASE_URL }, "move-to-postgres")).toEqual({ code: 1, output: `Failed: ${REFUSAL}` });
  await stop(await startServer({ DATA_DIR }, undefined, newer));
  const empty = await freshDatabase();
  expect(await runServer({ ...empty, DATA_DIR }, "move-to-postgres")).toEqual({ code: 1, output: `Failed: ${REFUSAL}` });
});

test("an older version with the same tables starts, and leaves the newer catalogue as it is", async () => {
  const environment = await freshDatabase();
  const newer = makeNewerBuild({ changes: "catalogue" });
  await stop(await startServer(environment, undefined, newer));
  await stop(await startServer(environment));
  const file = path.join(makeDataFolder(), "all.jsonl.gz");
  expect((await runBuild(newer, environment, "backup", file)).code).toBe(0);
  expect(gunzipSync(readFileSync(file)).toString()).toMatch(/"name":"N{3,}"/);
});
