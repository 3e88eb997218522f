import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The English texts that the specification quotes. They stay letter for letter. */
const QUOTED: readonly string[] = JSON.parse(readFileSync("scripts/project-checks/spec-texts.json", "utf8"));

/** Catalogs, content, and the sources whose texts are not in catalogs yet. */
function readSources(): string {
  const files = execFileSync("git", ["ls-files", "core", "server", "web"], { encoding: "utf8" }).split("\n");
  return files
    .filter((file) => /\.(?:tsx?|html)$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
    .replaceAll("’", "'")
    .replaceAll("''", "'")
    .replace(/\s+/g, " ");
}

test("the texts that the specification quotes are in the app", () => {
  const sources = readSources();
  expect(QUOTED.length).toBeGreaterThan(50);
  expect(QUOTED.filter((text) => !sources.includes(text))).toEqual([]);
});
