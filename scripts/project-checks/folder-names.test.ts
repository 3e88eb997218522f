import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";

const FIVE_MINUTES_MS = 300_000;
const CHECKOUT = ["core", "server", "web", "scripts", "dist", "package.json", "package-lock.json"];

test("a checkout runs in a folder whose name has spaces, percent signs and letters outside ASCII", { timeout: FIVE_MINUTES_MS }, () => {
  const parent = mkdtempSync(path.join(tmpdir(), "bitebright-named-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = path.join(parent, "Zoë's 100% school – Äpfel & 苹果");
  mkdirSync(folder);
  const files = [...CHECKOUT, ...readdirSync(".").filter((name) => /^(vite\..*|tsconfig.*)$/.test(name))];
  for (const file of files) cpSync(file, path.join(folder, file), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");

  // Started from another folder, so that no file is found by accident, and without DATA_DIR, so that the data are in the folder as well.
  const run = (...args: string[]) => {
    const { PATH } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, "scripts/run.mjs"), ...args], {
      cwd: parent,
      env: { PATH, INIT_CWD: parent },
      encoding: "utf8",
    });
    return { status, output: stdout + stderr };
  };
  expect(run("help")).toEqual({ status: 0, output: expect.stringContaining("Usage") });
  expect(run("backup", "the backup.jsonl.gz")).toEqual({ status: 0, output: expect.stringContaining("Backed up all data (users: 0)") });
  expect(existsSync(path.join(folder, "data/database"))).toBe(true);
  expect(existsSync(path.join(parent, "the backup.jsonl.gz"))).toBe(true);
});
