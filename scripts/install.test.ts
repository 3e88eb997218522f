import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";

const LOCK = { lockfileVersion: 3, packages: { "": {}, "node_modules/needed": { version: "1.0.0" } } };
/** A stub of npm that records its arguments and has no registry. */
const NPM = 'import { appendFileSync } from "node:fs";\nappendFileSync("npm-calls", process.argv.slice(2).join(" "));\nprocess.exit(1);\n';

/** The scripts as in a fresh clone, without node_modules. */
function makeClone(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-clone-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("scripts", path.join(folder, "scripts"), { recursive: true, filter: (file) => !file.includes("catalogue") });
  cpSync("package.json", path.join(folder, "package.json"));
  writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify(LOCK));
  writeFileSync(path.join(folder, "npm-cli.js"), NPM);
  return folder;
}

// Spec: D7.2
test.each(["start", "test", "dev", "build", "check", "demo"])("npm run %s first installs what is missing", (command) => {
  const folder = makeClone();
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", command], {
    cwd: folder,
    env: { ...process.env, npm_execpath: path.join(folder, "npm-cli.js") },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(readFileSync(path.join(folder, "npm-calls"), "utf8")).toMatch(/^ci /);
  expect(stdout + stderr).toContain("npm could not install the dependencies");
  expect(existsSync(path.join(folder, "dist"))).toBe(false);
});
