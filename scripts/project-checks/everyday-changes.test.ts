import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = readFileSync("docs/everyday-changes.md", "utf8").match(/^\| (?!change|---).*$/gm) ?? [];
const paths = rows.flatMap((row) => [...row.matchAll(/`([^` ]+)`/g)].map(([, path = ""]) => path));

test("twenty everyday changes name files and folders that exist", () => {
  expect(rows).toHaveLength(20);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
