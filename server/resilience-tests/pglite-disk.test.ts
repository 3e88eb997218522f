import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { openEmbedded } from "#server/platform/storage/database.ts";
import { makeDataFolder, runServer, startServer } from "#server/testing/server-process.ts";
import { TEST_TIMEOUT_MS } from "./amounts.ts";
import { expectIntact } from "./invariants.ts";
import { Writer } from "./writers.ts";

const DAY = "2025-03-01";
const MB = 1024 * 1024;
const MAX_WRITES = 1_000;
const DISK_MB = 224;
const WAL_SEGMENT_BYTES = 16 * MB;
/** More than a start and a registration write to the journal. */
const WAL_LEFT_BYTES = 150_000;

/** A separate disk can only be mounted if the system allows it, as for root on Linux. */
const canMount = ((): boolean => {
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();
const withDisk = test.runIf(canMount);

/** Creates a small disk with a database on it. */
function makeDisk(): string {
  const folder = makeDataFolder();
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", folder]);
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  const source = inject("databaseSource");
  if (source.kind === "pglite") cpSync(source.dataFolder, folder, { recursive: true });
  return folder;
}

function fill(disk: string, leaveBytes: number): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(path.join(disk, "filler"), Buffer.alloc(bavail * bsize - leaveBytes));
}

const makeRoom = (disk: string) => rmSync(path.join(disk, "filler"));

async function writeUntilRefused(writer: Writer, url: string): Promise<void> {
  for (let count = 0; count < MAX_WRITES; count += 1) if (!(await writer.write(url, DAY))) return;
  throw new Error("The disk is full, and yet everything is written.");
}

/** Leaves little room in the journal's current file, so that the next one of 16 MB is needed soon. Returns the current file's name. */
async function useUpJournal(disk: string): Promise<string> {
  const database = await openEmbedded(disk);
  const position = sql`pg_current_wal_insert_lsn()`;
  const left = sql`${WAL_SEGMENT_BYTES} - pg_wal_lsn_diff(${position}, '0/0') % ${WAL_SEGMENT_BYTES} - ${WAL_LEFT_BYTES}`;
  const emit = sql`select pg_logical_emit_message(false, 'filler', repeat('x', cast(least(${MB}, ${left}) as int))) where ${left} > 0`;
  const query = async (statement: SQL) => (await database.db.select({ value: statement }).from(sql`(select 1)`))[0]?.value;
  while (Number(await query(left)) > 0) await database.db.execute(emit);
  const name = String(await query(sql`pg_walfile_name(${position})`));
  await database.close();
  return name;
}

/** PostgreSQL would use files that were created in advance instead of a new one. */
function removeJournalsAfter(disk: string, name: string): void {
  const journal = path.join(disk, "database/pg_wal");
  for (const file of readdirSync(journal)) if (/^[0-9A-F]{24}$/.test(file) && file > name) rmSync(path.join(journal, file));
}

const expectOneLine = ({ code, output }: { code: number | null; output: string }, text: RegExp) => {
  expect(output.trim().split("\n")).toEqual([expect.stringMatching(text)]);
  expect(code).toBe(1);
};

withDisk("on a full disk writes are refused and reads go on; with room again all goes on", { timeout: TEST_TIMEOUT_MS }, async () => {
  const disk = makeDisk();
  const server = await startServer({ DATA_DIR: disk });
  const writer = await Writer.signUp(server.url);
  fill(disk, 0);
  await writeUntilRefused(writer, server.url);
  await expectIntact([writer], server.url, [DAY]);
  expect(server.output()).toContain("No space left on device");

  makeRoom(disk);
  for (let count = 0; count < 20; count += 1) expect(await writer.write(server.url, DAY)).toBe(true);
  await expectIntact([writer], server.url, [DAY]);
  server.kill("SIGKILL");
  await server.exited;
  await expectIntact([writer], (await startServer({ DATA_DIR: disk })).url, [DAY]);
});

withDisk(
  "a disk too full for the journal stops the server with the reason, and the next start loses nothing",
  {
    timeout: TEST_TIMEOUT_MS,
  },
  async () => {
    const disk = makeDisk();
    const journal = await useUpJournal(disk);
    const server = await startServer({ DATA_DIR: disk });
    const writer = await Writer.signUp(server.url);
    removeJournalsAfter(disk, journal);
    fill(disk, WAL_SEGMENT_BYTES / 2);
    await writeUntilRefused(writer, server.url);
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/BiteBright is stopping because its database can no longer write: .*No space left on device/);
    expectOneLine(await runServer({ PORT: "0", DATA_DIR: disk }), /has \d+ MB left on its disk, and the database needs \d+ MB to start/);

    makeRoom(disk);
    const next = await startServer({ DATA_DIR: disk });
    await expectIntact([writer], next.url, [DAY]);
    for (let count = 0; count < 20; count += 1) await writer.write(next.url, DAY);
    await expectIntact([writer], next.url, [DAY]);
  },
);

withDisk("a folder on a read-only disk stops the start with one line and stays as it was", { timeout: TEST_TIMEOUT_MS }, async () => {
  const disk = makeDisk();
  const server = await startServer({ DATA_DIR: disk });
  const writer = await Writer.signUp(server.url);
  for (let count = 0; count < 20; count += 1) await writer.write(server.url, DAY);
  server.kill("SIGKILL");
  await server.exited;
  execFileSync("mount", ["-o", "remount,ro", disk]);
  expectOneLine(await runServer({ PORT: "0", DATA_DIR: disk }), /cannot be written \(EROFS\)/);
  execFileSync("mount", ["-o", "remount,rw", disk]);
  await expectIntact([writer], (await startServer({ DATA_DIR: disk })).url, [DAY]);
});

test.skipIf(canMount)("a full or read-only disk: not tested, because only root on Linux may mount a disk to fill", () => {});
