import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { isRunning, removeLeftovers, startPostgres } from "./postgres-server.ts";

const ask = async (url: string, question: string): Promise<Record<string, unknown> | undefined> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(question)).rows[0];
  } finally {
    await client.end();
  }
};

const readProcessId = (dataDirectory: string): number =>
  Number.parseInt(readFileSync(path.join(dataDirectory, "postmaster.pid"), "utf8"), 10);

test("the server responds, keeps data and port over a restart, and leaves no process and no folder", async () => {
  const server = await startPostgres({ ownServer: true });
  const url = server.url("postgres");
  await ask(url, "create table kept as select 7 as number");
  const dataDirectory = String((await ask(url, "show data_directory"))?.data_directory);
  const firstProcess = readProcessId(dataDirectory);

  await server.restart();
  expect(server.url("postgres")).toBe(url);
  expect(await ask(url, "select number from kept")).toEqual({ number: 7 });
  const secondProcess = readProcessId(dataDirectory);
  expect(secondProcess).not.toBe(firstProcess);

  await server.stop();
  expect(isRunning(firstProcess) || isRunning(secondProcess)).toBe(false);
  expect(existsSync(path.dirname(dataDirectory))).toBe(false);
});

test("the server syncs its writes only on request", async () => {
  const server = await startPostgres({ ownServer: true, durable: true });
  try {
    expect(await ask(server.url("postgres"), "show fsync")).toEqual({ fsync: "on" });
  } finally {
    await server.stop();
  }
});

test("the server is stopped by the next run if its own run was killed", async () => {
  const killed = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      "--input-type=module",
      "--eval",
      `import { startPostgres } from "#server/testing/database/postgres-server.ts";
         const server = await startPostgres({ ownServer: true });
         console.log(server.url("postgres"));
         setInterval(() => {}, 1000);`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [line] = await once(killed.stdout.setEncoding("utf8"), "data");
  const dataDirectory = String((await ask(String(line).trim(), "show data_directory"))?.data_directory);
  const orphan = readProcessId(dataDirectory);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  expect(isRunning(orphan)).toBe(true);

  await removeLeftovers();
  expect(isRunning(orphan)).toBe(false);
  expect(existsSync(path.dirname(dataDirectory))).toBe(false);
});
