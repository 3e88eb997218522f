import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkWords, countLongLines, EXCEPTIONS, judgeName, readNames } from "./words.mjs";

const namesIn = (source: string) => readNames("planted.tsx", source);

test("the project's own names are the field's", { timeout: 120_000 }, () => {
  expect(checkWords().problems).toEqual([]);
});

test.each(["known", "isKnownFood", "SHOWN_FOODS", "#kept", "momentAt", "ProvenLogin"])("refuses the private word in %s", (name) => {
  expect(judgeName(name.replace("#", ""), true)).toMatch(/use /);
});

test.each(["unknownFood", "weighted", "PATH_UNKNOWN", "sumCalories", "indexOf", "areAllergensKnown"])("accepts %s", (name) => {
  expect(judgeName(name)).toBeUndefined();
});

test("accepts a property's excepted word as a property only", () => {
  expect(judgeName("known", false)).toBeUndefined();
  expect([...namesIn("const known = 1; function list(given) {}; const { shown } = read(); type Kept = 1;").declared]).toEqual([
    "known",
    "list",
    "given",
    "Kept",
  ]);
});

test("refuses functions that are called somethingOf", () => {
  expect(judgeName("caloriesOf")).toContain("verb");
});

test("reads names in every place where code can have one, and none in prose", () => {
  const source = `
    /** given in a comment */
    const { told: renamed, ...taken } = read("shown in a string", \`wanted in a \${template}\`, /asked/);
    export type Kept = { meant: string };
    class Proof { #written = 1; }
    export const Page = () => <Eater figures={1}>doubts in a text</Eater>;`;
  expect([...namesIn(source).identifiers].filter((name) => judgeName(name) !== undefined || name in EXCEPTIONS).sort()).toEqual(
    ["Eater", "Kept", "Proof", "figures", "meant", "taken", "told", "written"].sort(),
  );
});

test("finds comparators that are not called a and b", () => {
  expect(namesIn("list.sort((one, other) => one - other)").comparators).toBe(1);
  expect(namesIn("list.sort((a, b) => a - b)").comparators).toBe(0);
});

test("finds long functions and long lines", () => {
  expect(namesIn(`const load = () => {${"\n".repeat(80)}};`).longFunctions).toEqual([{ name: "load", lines: 81 }]);
  expect(countLongLines(`${"x".repeat(201)}\n${"x".repeat(200)}`)).toBe(1);
});

test("every exception is still used", { timeout: 120_000 }, () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { encoding: "utf8" }).trim().split("\n");
  const sources = files.filter((file) => !file.endsWith("project-checks/words.mjs")).map((file) => readFileSync(file, "utf8"));
  const text = sources.join("\n");
  expect(Object.keys(EXCEPTIONS).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
