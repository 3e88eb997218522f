import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/platform/storage/database.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { backUpNightly } from "./nightly-backup.ts";
import { restore } from "./restore.ts";

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  // Backing up thousands of foods would only take time.
  await database.db.execute(sql`truncate foods cascade`);
});
afterAll(() => database.close());
beforeEach((context) => {
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

test("a nightly backup can be restored", async () => {
  await database.db.execute(sql`insert into users (email, password) values ('maya@example.com', 'x')`);
  const file = (await backUpNightly(database.db, folder, at(1, 3))) ?? "";
  await database.db.execute(sql`delete from users`);
  expect((await restore(database.db, file, { replace: false })).rows.users).toBe(1);
  expect(await database.db.execute(sql`select email from users`)).toMatchObject({ rows: [{ email: "maya@example.com" }] });
});
