import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/platform/storage/database.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { checkBackup } from "./backup-file.ts";
import { backUpNightly, findNewestBackupAt } from "./nightly-backup.ts";
import { restore } from "./restore.ts";

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  // Backing up thousands of foods would only take time.
  await database.db.execute(sql`truncate foods cascade`);
});
afterAll(() => database.close());
beforeEach(async (context) => {
  await database.db.execute(sql`delete from backups`);
  folder = mkdtempSync(path.join(tmpdir(), "bitebright-nightly-"));
  context.onTestFinished(() => rmSync(folder, { recursive: true }));
});

const at = (day: number, hour: number) => new Date(2026, 2, day, hour, 30);
const night = (day: number) => `nightly-2026-03-${String(day).padStart(2, "0")}.jsonl.gz`;
const backups = () => readdirSync(path.join(folder, "backups")).sort();

test("the server makes one backup per night, from three on, also when the machine slept until noon", async () => {
  expect(await backUpNightly(database.db, folder, at(1, 2))).toBeUndefined();
  expect(await backUpNightly(database.db, folder, at(1, 3))).toBe(path.join(folder, "backups", night(1)));
  expect(await backUpNightly(database.db, folder, at(1, 4))).toBeUndefined();
  expect(await backUpNightly(database.db, folder, at(2, 0))).toBeUndefined();
  expect(await backUpNightly(database.db, folder, at(2, 12))).toBe(path.join(folder, "backups", night(2)));
  expect(statSync(path.join(folder, "backups")).mode & 0o777).toBe(0o700);
});

test("the newest seven nightly backups are kept, and the operator's own files stay", async () => {
  mkdirSync(path.join(folder, "backups"));
  for (const name of ["before-upgrade.jsonl.gz", `${night(1)}.part`]) writeFileSync(path.join(folder, "backups", name), "");
  for (let day = 1; day <= 9; day += 1) await backUpNightly(database.db, folder, at(day, 3));
  expect(backups()).toEqual(["before-upgrade.jsonl.gz", ...[3, 4, 5, 6, 7, 8, 9].map(night)]);
});

test("of several processes on one database exactly one makes the night's backup", async () => {
  const folders = [folder, `${folder}/second`, `${folder}/third`];
  const files = await Promise.all(folders.map((each) => backUpNightly(database.db, each, at(1, 3))));
  expect(files.filter(Boolean)).toHaveLength(1);
  expect((await findNewestBackupAt(database.db, `${folder}/nowhere`))?.getTime()).toBeGreaterThan(0);
});

test("a backup whose process ended in the middle is made again by another, two hours later", async () => {
  await database.db.execute(sql`insert into backups (night, started_at) values ('2026-03-01', ${at(1, 3).toISOString()}::timestamptz)`);
  expect(await backUpNightly(database.db, folder, at(1, 4))).toBeUndefined();
  expect(await backUpNightly(database.db, folder, at(1, 6))).toBeDefined();
});

test("a backup that failed is tried again at the next look", async () => {
  writeFileSync(path.join(folder, "backups"), "a file in the way of the folder");
  await expect(backUpNightly(database.db, folder, at(1, 3))).rejects.toThrow();
  rmSync(path.join(folder, "backups"));
  expect(await backUpNightly(database.db, folder, at(1, 3))).toBeDefined();
});

test("with a secret the night's backup is encrypted, and counts among the seven", async () => {
  const secret = { key: Buffer.alloc(32, 5) };
  for (let day = 1; day <= 8; day += 1) await backUpNightly(database.db, folder, at(day, 3), secret);
  expect(backups()).toEqual([2, 3, 4, 5, 6, 7, 8].map((day) => `${night(day)}.enc`));
  expect((await checkBackup(path.join(folder, "backups", `${night(8)}.enc`), secret)).rows).toMatchObject({ users: expect.any(Number) });
});

test("a nightly backup can be restored", async () => {
  await database.db.execute(sql`insert into users (email, password) values ('maya@example.com', 'x')`);
  const file = (await backUpNightly(database.db, folder, at(1, 3))) ?? "";
  await database.db.execute(sql`delete from users`);
  expect((await restore(database.db, file, { replace: false })).rows.users).toBe(1);
  expect(await database.db.execute(sql`select email from users`)).toMatchObject({ rows: [{ email: "maya@example.com" }] });
});
