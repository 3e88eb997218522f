import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DOCUMENT = "docs/spec-coverage.md";
const BETWEEN = " › ";

interface Row {
  id: string;
  fact: string;
  tests: string[];
}

/** '| S1.2 | fact | test<br>test |' */
function readRows(document: string): Row[] {
  const rows = [...document.matchAll(/^\| (\S+) \| (.*?) \| (.*) \|$/gm)];
  return rows
    .map(([, id = "", fact = "", tests = ""]) => ({ id, fact, tests: tests.split("<br>").filter((name) => name.trim() !== "") }))
    .filter(({ id }) => id !== "id");
}

/** Titles at the start of a statement, and those behind `.each(…)` and `.runIf(…)`. */
const PLAIN = /^( *)((?:test|it|describe)[\w.]*)(?:<[^(]*>)?\(\s*(["'`])(.*?)(?<!\\)\3/gm;
const AFTER_TABLE = /^( *)(?:\S.*)?\)\(\s*(["'`])(.*?)(?<!\\)\2,/gm;

/** Every test of a file that runs, with the blocks around it, outermost first. Blocks are told by the formatter's indentation. */
function readTests(source: string): string[][] {
  const starts = [...source.matchAll(/^( *)((?:test|it|describe)\b[\w.]*)/gm)];
  const plain = [...source.matchAll(PLAIN)].map((match) => ({ at: match.index, indent: match[1], callee: match[2], title: match[4] }));
  const behind = [...source.matchAll(AFTER_TABLE)].map((match) => {
    const start = starts.findLast(({ index, 1: indent }) => index <= match.index && indent === match[1]);
    return { at: match.index, indent: match[1], callee: start?.[2], title: match[3] };
  });
  const around: { indent: number; title: string }[] = [];
  const tests: string[][] = [];
  for (const { indent = "", callee, title = "" } of [...plain, ...behind].toSorted((one, other) => one.at - other.at)) {
    if (callee === undefined || /skip|todo/.test(callee)) continue;
    while ((around.at(-1)?.indent ?? -1) >= indent.length) around.pop();
    const name = title.replace(/\\(["'`])/g, "$1");
    if (callee.includes("describe")) around.push({ indent: indent.length, title: name });
    else tests.push([...around.map((block) => block.title), name]);
  }
  return tests;
}

/** The last title is the test's own; blocks in front of it may be left out. */
function isNamed(path: string[], named: string[]): boolean {
  if (path.at(-1) !== named.at(-1)) return false;
  const blocks = path.slice(0, -1);
  return named.slice(0, -1).every((name) => blocks.includes(name));
}

function problemOf(name: string): string | undefined {
  const [file = "", ...named] = name.split(BETWEEN).map((part) => part.replaceAll("\\|", "|"));
  if (!existsSync(file)) return `${file} does not exist`;
  const found = readTests(readFileSync(file, "utf8")).filter((path) => isNamed(path, named));
  if (found.length === 0) return `${file} has no test '${named.join(BETWEEN)}'`;
  return found.length > 1 ? `${file} has ${found.length} tests '${named.join(BETWEEN)}': name the block too` : undefined;
}

const rows = readRows(readFileSync(DOCUMENT, "utf8"));

test("every fact has an id of its own and names what shows it", () => {
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index)).toEqual([]);
  expect(rows.filter(({ fact, tests }) => fact.trim() === "" || tests.length === 0).map(({ id }) => id)).toEqual([]);
});

test("every line of a table is read as a fact", () => {
  const lines = readFileSync(DOCUMENT, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|(?:---|\s*id\s*\|)/.test(line));
  expect(lines).toHaveLength(rows.length);
});

test("every named test exists", () => {
  expect(rows.flatMap(({ id, tests }) => tests.map(problemOf).flatMap((problem) => (problem ? [`${id}: ${problem}`] : [])))).toEqual([]);
});

test("a test that is not there is noticed", () => {
  const source =
    'describe("a day", () => {\n  it.each([\n    ["x"],\n  ])("of %s is \\"long\\"", async () => {});\n});\ntest("else", () => {});\ntest.skip("later", () => {});\n';
  expect(readTests(source)).toEqual([["a day", 'of %s is "long"'], ["else"]]);
  expect(problemOf("scripts/nowhere.test.ts › else")).toBe("scripts/nowhere.test.ts does not exist");
  expect(problemOf("scripts/spec-coverage.test.ts › nothing of the kind")).toContain("has no test");
  expect(problemOf("scripts/spec-coverage.test.ts › every named test exists")).toBeUndefined();
});
