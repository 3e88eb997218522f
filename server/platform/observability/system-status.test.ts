import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { emptySharedTestDatabase } from "#server/testing/database/test-database.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { type Operations, Uptime } from "./system-status.ts";

const GB = 1024 ** 3;
const roomy = () => ({ freeBytes: 50 * GB, sizeBytes: 100 * GB });

const withoutBackups = { readDiskSpace: roomy, isNightlyBackupOn: false, findNewestBackupAt: async () => undefined };
const madeAt = (at: Date | undefined) => ({ readDiskSpace: roomy, isNightlyBackupOn: true, findNewestBackupAt: async () => at });

const longAgo = () => new Uptime(undefined, Date.now() - 10 * DAY_MS);

async function statusWith(operations?: Operations) {
  const testApp = await startTestApp({ operations });
  const admin = await signInAdmin(testApp);
  return (await admin.send("GET", "/api/admin/system")).json();
}

test("the system is healthy while the database responds, the backup is recent and errors are rare", async () => {
  const now = new Date();
  expect(await statusWith({ uptime: longAgo(), ...madeAt(now) })).toMatchObject({ problems: [], lastBackupAt: now.toISOString() });
  expect(await statusWith()).toMatchObject({ problems: [], uptimePercent: null, lastBackupAt: null });
});

test("a backup older than two days is a problem; a new installation without one is not", async () => {
  const old = new Date(Date.now() - 3 * DAY_MS);
  expect(await statusWith({ uptime: longAgo(), ...madeAt(old) })).toMatchObject({ problems: ["backup"] });
  expect(await statusWith({ uptime: longAgo(), ...madeAt(undefined) })).toMatchObject({ problems: ["backup"], lastBackupAt: null });
  expect(await statusWith({ uptime: new Uptime(undefined, Date.now()), ...madeAt(undefined) })).toMatchObject({ problems: [] });
});

test("without nightly backups, only an old backup is a problem, because the operator may use another program", async () => {
  const old = new Date(Date.now() - 3 * DAY_MS);
  expect(await statusWith({ uptime: longAgo(), ...withoutBackups })).toMatchObject({ problems: [] });
  const byHand = { ...withoutBackups, findNewestBackupAt: async () => old };
  expect(await statusWith({ uptime: longAgo(), ...byHand })).toMatchObject({ problems: ["backup"] });
});

test("a disk with less than a gigabyte left is a problem", async () => {
  const withRoom = (freeBytes: number) =>
    statusWith({ ...withoutBackups, uptime: longAgo(), readDiskSpace: () => ({ freeBytes, sizeBytes: 100 * GB }) });
  expect(await withRoom(GB - 1)).toMatchObject({ problems: ["disk"] });
  expect(await withRoom(GB)).toMatchObject({ problems: [] });
});

test("a database that does not respond is a problem", async () => {
  const database = await emptySharedTestDatabase();
  let isDown = false;
  const ping = async () => {
    if (isDown) throw new Error("gone");
  };
  const testApp = await startTestApp({ database: { ...database, ping } });
  const admin = await signInAdmin(testApp);
  isDown = true;
  expect((await admin.send("GET", "/api/admin/system")).json().problems).toEqual(["database"]);
});

test("many recent errors are a problem, and a single one is not", async () => {
  const database = await emptySharedTestDatabase();
  let isDown = false;
  const ping = async () => {
    if (isDown) throw new Error("gone");
  };
  const testApp = await startTestApp({ database: { ...database, ping } });
  const admin = await signInAdmin(testApp);
  const problems = async () => (await admin.send("GET", "/api/admin/system")).json().problems;
  const failOnce = async () => {
    isDown = true;
    await testApp.send("GET", "/readyz");
    isDown = false;
  };
  await failOnce();
  expect(await problems()).toEqual([]);
  for (let count = 0; count < 9; count += 1) await failOnce();
  expect(await problems()).toEqual(["errors"]);
});

test("a member and a visitor cannot read the system status", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  expect((await maya.send("GET", "/api/admin/system")).statusCode).toBe(403);
});

test("uptime is unknown for a day, then the share of minutes that were counted, also across a restart", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "uptime-")), "uptime.json");
  const start = Date.UTC(2026, 0, 1);
  const first = new Uptime(file, start);
  for (let minute = 0; minute < 720; minute += 1) first.countMinute(start + minute * MINUTE_MS);
  expect(first.percent(start + DAY_MS - 1)).toBeNull();
  const second = new Uptime(file, start + DAY_MS);
  expect(second.percent(start + DAY_MS)).toBeCloseTo(50, 5);
  second.countMinute(start + DAY_MS);
  second.countMinute(start + DAY_MS + 1);
  expect(second.percent(start + DAY_MS)).toBeCloseTo((721 / 1440) * 100, 5);
});

test("an unreadable uptime file restarts the count", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "uptime-")), "uptime.json");
  writeFileSync(file, "{");
  expect(new Uptime(file, 5).since).toBe(5);
});
