import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TYPE_CHECK } from "./type-check.mjs";

const GUIDE = "CONTRIBUTING.md";
const COPIED = ["core", "server", "web", "e2e", "package.json", "tsconfig.json", "tsconfig.base.json", "biome.json"];
const CONFIGURED = ["vitest.config.ts", "scripts/vite", "drizzle.config.ts"];
/** The cache of the last type check, which makes the next one faster. */
const TYPE_CACHE = ".cache/types";
/** A slow computer compiles everything from scratch. */
const PATIENCE = { timeout: 240_000 };

const tree = mkdtempSync(path.join(tmpdir(), "bitebright-five-steps-"));
const inTree = (file: string) => path.join(tree, file);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

interface GuideFile {
  file: string;
  language: string;
  lines: string[];
}

/** A paragraph that begins with a file's name, and the block below it. */
function readGuideFiles(guide: string): GuideFile[] {
  const blocks = guide.matchAll(/^`([^`]+)`:[^\n]*\n\n```(\w+)\n(.*?)\n```$/gms);
  return [...blocks].map(([, file = "", language = "", text = ""]) => ({ file, language, lines: text.split("\n") }));
}

/** Added lines are inserted after the line above them, which must occur exactly once in the file. */
function addTo(before: string, changes: readonly string[]): string {
  const lines = before.split("\n");
  let place = -1;
  for (const change of changes) {
    const line = change.slice(1);
    if (change.startsWith("+")) {
      place += 1;
      lines.splice(place, 0, line);
    } else {
      expect(
        lines.filter((one) => one === line),
        line,
      ).toHaveLength(1);
      place = lines.indexOf(line);
    }
  }
  return lines.join("\n");
}

/** Runs one of the project's own tools in the copy. Resolves to the error output, or to an empty string. */
function run(tool: string, ...options: string[]): Promise<string> {
  // The tool must not run as a part of the current test run.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_DATABASE|NODE_ENV)/.test(name)));
  return new Promise((resolve) => {
    execFile(process.execPath, [path.resolve("node_modules", tool), ...options], { cwd: tree, env }, (error, stdout, stderr) =>
      resolve(error ? `${error.message}\n${stdout}\n${stderr}` : ""),
    );
  });
}

const steps = readGuideFiles(readFileSync(GUIDE, "utf8"));
const newFiles = steps.filter(({ language }) => language !== "diff").map(({ file }) => file);

beforeAll(async () => {
  for (const name of [...COPIED, ...CONFIGURED]) cpSync(name, inTree(name), { recursive: true });
  if (existsSync(TYPE_CACHE)) cpSync(TYPE_CACHE, inTree(TYPE_CACHE), { recursive: true });
  symlinkSync(path.resolve("node_modules"), inTree("node_modules"), "junction");
  for (const { file, language, lines } of steps) {
    mkdirSync(path.dirname(inTree(file)), { recursive: true });
    writeFileSync(inTree(file), language === "diff" ? addTo(readFileSync(inTree(file), "utf8"), lines) : `${lines.join("\n")}\n`);
  }
  expect(await run("drizzle-kit/bin.cjs", "generate", "--name", "notes")).toBe("");
}, PATIENCE.timeout);

test("the guide has a file for every folder, and a line for every list", () => {
  expect(steps.map(({ file }) => file)).toEqual([
    "core/contracts/notes.ts",
    "server/db/tables/notes.ts",
    "server/db/personal-data.ts",
    "server/features/notes/queries.ts",
    "server/features/notes/routes.ts",
    "server/app.ts",
    "server/features/notes/notes.test.ts",
    "server/security-tests/targets.ts",
    "web/api/notes.ts",
    "web/texts/en/notes.ts",
    "web/texts/catalogs.ts",
    "web/texts/en/titles.ts",
    "web/texts/en/descriptions.ts",
    "web/features/notes/notes-page.tsx",
    "web/features/notes/notes-page.test.tsx",
    "web/app/pages.ts",
    "e2e/diary/notes.spec.ts",
  ]);
});

test("code written by the guide follows the project's style", PATIENCE, async () => {
  expect(await run("@biomejs/biome/bin/biome", "check", "--vcs-enabled=false", ...newFiles)).toBe("");
});

test("code written by the guide passes the type check", PATIENCE, async () => {
  expect(await run(TYPE_CHECK.script, ...TYPE_CHECK.args)).toBe("");
});

test("the tests of a feature written by the guide pass", PATIENCE, async () => {
  expect(await run("vitest/vitest.mjs", "run", "--project", "server on PGlite", "--project", "web", "features/notes")).toBe("");
});
