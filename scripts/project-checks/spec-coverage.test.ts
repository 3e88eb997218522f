import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DOCUMENT = "docs/spec-coverage.md";
const FOLDERS = ["bench", "core", "e2e", "scripts", "server", "web"];
const ID = /[SD]\d+\.\d+/g;

interface Fact {
  id: string;
  text: string;
}

/** '| S1.2 | text |' */
const readFacts = (document: string): Fact[] =>
  [...document.matchAll(/^\| ([SD]\S+) \| (.*) \|$/gm)].map(([, id = "", text = ""]) => ({ id, text }));

/** The ids in '// Spec: S1.2, S1.3' comments directly above a test that is not skipped. */
function readIds(source: string): string[] {
  const marked = [...source.matchAll(/^ *\/\/ Spec: [^\n]*\n(?: *\/\/ Spec: [^\n]*\n)* *((?:test|it)\b[\w.]*)/gm)];
  return marked.filter(([, callee = ""]) => !/skip|todo/.test(callee)).flatMap(([comment]) => comment.match(ID) ?? []);
}

const document = readFileSync(DOCUMENT, "utf8");
const facts = readFacts(document);
const files = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`));
const sources = new Map(files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)).map((file) => [file, readFileSync(file, "utf8")]));

test("every fact has a unique id", () => {
  expect(facts.length).toBeGreaterThan(600);
  expect(facts.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index)).toEqual([]);
  const lines = document.split("\n").filter((line) => line.startsWith("|") && !/^\|(?:---|\s*id\s*\|)/.test(line));
  expect(lines).toHaveLength(facts.length);
});

test("at least one test carries the id of each fact", () => {
  const covered = new Set([...sources.values()].flatMap(readIds));
  expect(facts.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
});

test("tests carry only ids of facts that exist, each above a test", () => {
  const ids = new Set(facts.map(({ id }) => id));
  const strays = [...sources].flatMap(([file, source]) => {
    const cited = [...source.matchAll(/^ *\/\/ Spec: [^\n]*/gm)].flatMap(([comment]) => comment.match(ID) ?? []);
    const read = readIds(source);
    return cited.length === read.length ? read.filter((id) => !ids.has(id)).map((id) => `${file}: ${id}`) : [`${file}: above no test`];
  });
  expect(strays).toEqual([]);
});

test("an id counts only above a test that runs", () => {
  const comment = (ids: string) => `// ${"Spec"}: ${ids}\n`;
  expect(readIds(`${comment("S1.1, D2.3")}${comment("S1.2")}test.each([])("x", () => {});`)).toEqual(["S1.1", "D2.3", "S1.2"]);
  expect(readIds(`${comment("S1.1")}test.skip("x", () => {});\n${comment("S1.2")}const x = 1;`)).toEqual([]);
});
