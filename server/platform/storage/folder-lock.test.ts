import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "bitebright-lock-"));
  file = path.join(folder, "database.lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leaveLock = (holder: object) =>
  writeFileSync(file, JSON.stringify({ host: hostname(), startTicks: null, since: "2026-01-01T00:00:00.000Z", ...holder }));
const deadPid = () => spawnSync(process.execPath, ["--eval", ""]).pid;

test("a folder in use is rejected with one line that names the holder", () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid} on ${hostname()}`);
  lock.release();
  expect(existsSync(file)).toBe(false);
  lockFolder(folder).release();
});

test("a lock whose process is dead is taken over", () => {
  leaveLock({ pid: deadPid() });
  const lock = lockFolder(folder);
  expect(JSON.parse(readFileSync(file, "utf8")).pid).toBe(process.pid);
  lock.release();
});

test("a lock whose process id now belongs to another process is taken over", () => {
  leaveLock({ pid: 1, startTicks: "not when it started" });
  lockFolder(folder).release();
});

test("a lock with unreadable content is taken over", () => {
  writeFileSync(file, "");
  lockFolder(folder).release();
});

test("a lock from another host is valid as long as its heartbeat continues", () => {
  leaveLock({ pid: 1, host: "another-container" });
  expect(() => lockFolder(folder)).toThrow("on another-container");
  const aMinuteAgo = new Date(Date.now() - 60_000);
  utimesSync(file, aMinuteAgo, aMinuteAgo);
  lockFolder(folder).release();
});

test("releasing a lock leaves it alone if another process has taken it since", () => {
  const lock = lockFolder(folder);
  leaveLock({ pid: deadPid() });
  lock.release();
  expect(existsSync(file)).toBe(true);
});
