import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import * as z from "zod";
import { ConfigError } from "#server/platform/config.ts";
import { lockBySystem } from "./system-lock.ts";

const HEARTBEAT_MS = 5_000;
const SILENT_TOO_LONG_MS = 30_000;

const Holder = z.object({ pid: z.int(), host: z.string(), startTicks: z.string().nullable(), since: z.string() });
type Holder = z.infer<typeof Holder>;

/**
 * Two processes on one embedded database would silently destroy it, so the second one is rejected. The lock of a dead process is taken over
 * at once, one from another host when its heartbeat has stopped.
 * @internal
 */
export function lockFolder(folder: string): { release: () => void } {
  const file = path.join(folder, "database.lock");
  const mine: Holder = { pid: process.pid, host: hostname(), startTicks: startTicks(process.pid), since: new Date().toISOString() };
  if (!create(file, mine)) takeOver(file, mine);

  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release: () => {
      clearInterval(heartbeat);
      if (readHolder(file)?.pid === mine.pid) rmSync(file, { force: true });
    },
  };
}

/** Uses a file, which names the holder and is visible to every machine, and a system lock, because a file can be deleted by hand. */
export async function lockDataFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const byFile = lockFolder(folder);
  try {
    const bySystem = await lockBySystem(folder);
    return {
      release: async () => {
        await bySystem.release();
        byFile.release();
      },
    };
  } catch (error) {
    byFile.release();
    throw error;
  }
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw new ConfigError(`${file} cannot be written (${error instanceof Error ? error.message : error}).`);
  }
}

/** Only one process at a time may check and replace a lock. A guard left by a crash expires by itself. */
function takeOver(file: string, mine: Holder): void {
  const guard = `${file}.takeover`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
    if (ageMs(guard) < SILENT_TOO_LONG_MS)
      throw new ConfigError(`Another process is just opening ${path.dirname(file)}. Try again in a moment.`);
    rmdirSync(guard);
    takeOver(file, mine);
    return;
  }
  try {
    const holder = readHolder(file);
    if (holder && isAlive(holder, file)) {
      throw new ConfigError(
        `${path.dirname(file)} is in use by process ${holder.pid} on ${holder.host} since ${holder.since}. Stop it first, or set another DATA_DIR.`,
      );
    }
    const draft = `${file}.${mine.pid}`;
    writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
    renameSync(draft, file);
  } finally {
    rmdirSync(guard);
  }
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) return ageMs(file) < SILENT_TOO_LONG_MS;
  if (holder.pid === process.pid) return holder.startTicks === startTicks(process.pid);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isCode(error, "EPERM");
  }
  // The process id may have been reused by another process.
  return holder.startTicks === null || holder.startTicks === startTicks(holder.pid);
}

/** When the process started, in kernel ticks since boot; null if the system does not provide it. */
function startTicks(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return Holder.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was deleted while in use. The database will report it.
  }
}

function ageMs(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const isCode = (error: unknown, code: string): boolean => error instanceof Error && "code" in error && error.code === code;
