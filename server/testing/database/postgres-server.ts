import { type ChildProcess, spawn } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findPostgresBinaries, type PostgresBinaries } from "./postgres-binaries.ts";

export interface PostgresServer {
  url: (databaseName: string) => string;
  /** Closes every connection and starts again on the same port, as after a crash or an update. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface PostgresOptions {
  /** Writes reach the disk before they are confirmed. This is slower, and meant for tests of durability. */
  durable?: boolean;
  /** Starts a separate server even if TEST_DATABASE_URL names one, for tests that restart it. */
  ownServer?: boolean;
}

const FOLDER_PREFIX = "bitebright-postgres-data-";
const OWNER_FILE = "owner.pid";
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 15_000;
const PORT_ATTEMPTS = 3;

/** Starts a real PostgreSQL for the tests, with its data in the temp folder. */
export async function startPostgres({ durable = false, ownServer = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const url = process.env.TEST_DATABASE_URL;
  if (url && !ownServer) return existingServer(url);

  await removeLeftovers();
  const binaries = findPostgresBinaries();
  const folder = await createCluster(binaries);
  try {
    let { port, running } = await listenOnFreePort(binaries, folder, durable);
    const killAtExit = () => running.kill("SIGQUIT");
    process.once("exit", killAtExit);
    return {
      url: (databaseName) => `postgresql://postgres@127.0.0.1:${port}/${databaseName}`,
      restart: async () => {
        await stopProcess(running);
        running = await launch(binaries, folder, port, durable);
      },
      stop: async () => {
        await stopProcess(running);
        process.off("exit", killAtExit);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function existingServer(url: string): PostgresServer {
  return {
    url: (databaseName) => Object.assign(new URL(url), { pathname: `/${databaseName}` }).href,
    restart: () => Promise.reject(new Error("The server of TEST_DATABASE_URL is not ours to restart: start one with ownServer.")),
    stop: () => Promise.resolve(),
  };
}

async function createCluster({ initdb, account }: PostgresBinaries): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), FOLDER_PREFIX));
  writeFileSync(path.join(folder, OWNER_FILE), String(process.pid));
  mkdirSync(dataFolder(folder), { mode: 0o700 });
  if (account) for (const place of [folder, dataFolder(folder)]) chownSync(place, account.uid, account.gid);
  const args = ["--pgdata", dataFolder(folder), "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  const child = spawnLogged(initdb, args, folder, account);
  const code = await waitForExit(child);
  if (code !== 0) throw new Error(`initdb failed:\n${readLog(folder)}`);
  return folder;
}

async function listenOnFreePort(
  binaries: PostgresBinaries,
  folder: string,
  durable: boolean,
): Promise<{ port: number; running: ChildProcess }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { port, running: await launch(binaries, folder, port, durable) };
    } catch (error) {
      // Another program may take the port before PostgreSQL does.
      if (attempt === PORT_ATTEMPTS || !readLog(folder).includes("could not create any TCP/IP sockets")) throw error;
    }
  }
}

async function launch({ postgres, account }: PostgresBinaries, folder: string, port: number, durable: boolean): Promise<ChildProcess> {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
    ...(!durable && { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const args = ["-D", dataFolder(folder), ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const child = spawnLogged(postgres, args, folder, account);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(port, folder))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`PostgreSQL did not start:\n${readLog(folder)}`);
    if (Date.now() > deadline) {
      await stopProcess(child);
      throw new Error(`PostgreSQL was not ready after ${START_TIMEOUT_MS / 1000} s:\n${readLog(folder)}`);
    }
    await sleep(50);
  }
  return child;
}

/** Whether the server on this port uses this folder and accepts queries. */
async function answers(port: number, folder: string): Promise<boolean> {
  const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database: "postgres", connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    return rows[0]?.data_directory === dataFolder(folder);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const exited = waitForExit(child);
  child.kill("SIGINT");
  const inTime = await Promise.race([exited.then(() => true), sleep(STOP_TIMEOUT_MS, false, { ref: false })]);
  if (!inTime) child.kill("SIGQUIT");
  await exited;
}

/** A killed run leaves its server running, and the next run stops it. */
export async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
    const folder = path.join(tmpdir(), name);
    const owner = readNumber(path.join(folder, OWNER_FILE));
    if (owner === undefined || isRunning(owner)) continue;
    const postmaster = readNumber(path.join(dataFolder(folder), "postmaster.pid"));
    if (postmaster !== undefined && runsFrom(postmaster, folder)) {
      process.kill(postmaster, "SIGQUIT");
      for (let waits = 0; waits < 100 && isRunning(postmaster); waits += 1) await sleep(50);
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

function readNumber(file: string): number | undefined {
  try {
    const number = Number.parseInt(readFileSync(file, "utf8"), 10);
    return number > 0 ? number : undefined;
  } catch {
    return undefined;
  }
}

/** A zombie process still has its process id, but does not count as running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  const status = `/proc/${pid}/status`;
  return !(existsSync(status) && /^State:\s*Z/m.test(readFileSync(status, "utf8")));
}

/** The process id in a stale postmaster.pid may belong to another program by now. */
function runsFrom(pid: number, folder: string): boolean {
  if (!isRunning(pid)) return false;
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync("/proc/self/cmdline") ? existsSync(commandLine) && readFileSync(commandLine, "utf8").includes(folder) : true;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no free port"))));
    });
  });
}

function spawnLogged(command: string, args: string[], folder: string, account: PostgresBinaries["account"]): ChildProcess {
  const log = openSync(logFile(folder), "a");
  try {
    // The other account may not have access to the current folder.
    return spawn(command, args, { cwd: folder, stdio: ["ignore", log, log], env: { ...process.env, LC_ALL: "C", TZ: "UTC" }, ...account });
  } finally {
    closeSync(log);
  }
}

function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
}

const dataFolder = (folder: string): string => path.join(folder, "data");
const logFile = (folder: string): string => path.join(folder, "postgres.log");
const readLog = (folder: string): string => (existsSync(logFile(folder)) ? readFileSync(logFile(folder), "utf8") : "");
