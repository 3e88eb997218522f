import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { register } from "#server/testing/process-requests.ts";
import { freshDatabase, makeDataFolder, runServer, startServer } from "#server/testing/server-process.ts";

// Starting the server takes seconds on a busy machine, and most of these tests start several.
vi.setConfig({ testTimeout: 300_000 });

describe("a start that cannot succeed says why in one line", () => {
  const expectOneLine = ({ code, output }: { code: number | null; output: string }, text: string) => {
    expect(output.trim().split("\n")).toEqual([expect.stringContaining(text)]);
    expect(code).toBe(1);
  };

  // Spec: D7.10
  test("a wrong PORT", async () => {
    const DATA_DIR = path.join(makeDataFolder(), "data");
    expectOneLine(await runServer({ PORT: "http", DATA_DIR }), "PORT must be a whole number from 0 to 65535");
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  test("an unknown command, instead of starting the server", async () => {
    const DATA_DIR = path.join(makeDataFolder(), "data");
    expectOneLine(await runServer({ PORT: "0", DATA_DIR }, "bakcup"), 'There is no command "bakcup"');
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  test("a DATA_DIR that cannot be written", async () => {
    const file = path.join(makeDataFolder(), "a-file");
    writeFileSync(file, "");
    expectOneLine(await runServer({ PORT: "0", DATA_DIR: path.join(file, "data") }), "cannot be written");
  });

  // Spec: D7.4
  test("a DATABASE_URL that does not answer, without its password", async () => {
    const folder = makeDataFolder();
    const result = await runServer({ PORT: "0", DATA_DIR: folder, DATABASE_URL: "postgresql://food:canary@127.0.0.1:1/food" });
    expectOneLine(result, "PostgreSQL at 127.0.0.1:1 does not answer (ECONNREFUSED)");
    expect(result.output).not.toContain("canary");
  });

  test("a port in use, before anything is created", async () => {
    const folder = makeDataFolder();
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const address = other.address();
    const PORT = String(typeof address === "object" ? address?.port : 0);
    expectOneLine(await runServer({ PORT, DATA_DIR: folder }), `port ${PORT} is in use`);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("the embedded database's folder", () => {
  // Spec: D6.17
  test("belongs to one process at a time, and to the next one when the first was killed", async () => {
    const environment = await freshDatabase();
    const first = await startServer(environment);
    const second = await runServer({ ...environment, PORT: "0" });
    expect(second.output).toContain(`is in use by process ${first.pid}`);
    expect(second.code).toBe(1);
    rmSync(path.join(environment.DATA_DIR ?? "", "database.lock"));
    const third = await runServer({ ...environment, PORT: "0" });
    expect([third.code, third.output]).toEqual([1, expect.stringContaining("is in use by another process of this machine")]);
    expect((await fetch(`${first.url}/readyz`)).ok).toBe(true);

    first.kill("SIGKILL");
    await first.exited;
    const fourth = await startServer(environment);
    expect((await fetch(`${fourth.url}/readyz`)).ok).toBe(true);
  });

  test("survives a kill while it is being created", async () => {
    const DATA_DIR = makeDataFolder();
    const early = startServer({ DATA_DIR }).catch(() => undefined);
    await expect.poll(() => existsSync(path.join(DATA_DIR, "database.new")), { timeout: 60_000, interval: 20 }).toBe(true);
    const holder = JSON.parse(readFileSync(path.join(DATA_DIR, "database.lock"), "utf8"));
    process.kill(holder.pid, "SIGKILL");
    await early;
    const next = await startServer({ DATA_DIR });
    expect((await register(next, "maya@example.com")).status).toBe(201);
    // Files that PostgreSQL creates while it runs are protected by the permissions of its folder.
    const copied = ["database/PG_VERSION", "database/base", "database/base/1", "database/global/pg_control"];
    const readable = [...readdirSync(DATA_DIR), ...copied].filter((name) => statSync(path.join(DATA_DIR, name)).mode & 0o077);
    expect(readable).toEqual([]);
  });

  // Spec: D7.5
  test("is made private at every start, with its secrets, and only in part if it also contains other files", async () => {
    const [alone, shared] = [await freshDatabase(), await freshDatabase()];
    const places = (folder = "") => [folder, path.join(folder, "database"), path.join(folder, "backups")];
    const modes = (folder: string | undefined) => places(folder).map((place) => statSync(place).mode & 0o777);
    for (const { DATA_DIR = "" } of [alone, shared]) {
      mkdirSync(path.join(DATA_DIR, "backups"));
      for (const place of places(DATA_DIR)) chmodSync(place, 0o755);
    }
    writeFileSync(path.join(shared.DATA_DIR ?? "", "holiday.jpg"), "");
    await Promise.all([startServer(alone), startServer(shared)]);
    expect(modes(alone.DATA_DIR)).toEqual([0o700, 0o700, 0o700]);
    expect(modes(shared.DATA_DIR)).toEqual([0o755, 0o700, 0o700]);
    for (const { DATA_DIR = "" } of [alone, shared]) expect(statSync(path.join(DATA_DIR, "secrets.json")).mode & 0o777).toBe(0o600);
  });
});
