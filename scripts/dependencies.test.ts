import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync("package.json", "utf8"));
const [listed = "", held = ""] = readFileSync("docs/dependencies.md", "utf8").split("## Versions held");
const namesIn = (text: string) => [...text.matchAll(/^\| `([^`]+)` \| \S.{5,} \|$/gm)].map(([, name]) => name).sort();

test("every dependency is listed with a reason, and nothing else is", () => {
  expect(namesIn(listed)).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
  expect(namesIn(held)).toEqual(Object.keys(overrides).sort());
});

test("every version is exact, so that an install is the same everywhere", () => {
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies, ...overrides });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
