import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync("package.json", "utf8"));
const { dependencies: ofLighthouse } = JSON.parse(readFileSync("bench/lighthouse/package.json", "utf8"));
const [listed = "", held = ""] = readFileSync("docs/dependencies.md", "utf8").split("## Versions held");
const namesIn = (text: string) => [...text.matchAll(/^\| `([^`]+)` \| \S.{5,} \|$/gm)].map(([, name]) => name).sort();

test("every dependency is listed with a reason, and nothing else is", () => {
  expect(namesIn(listed)).toEqual(Object.keys({ ...dependencies, ...devDependencies, ...ofLighthouse }).sort());
  expect(namesIn(held)).toEqual(Object.keys(overrides).sort());
});

test("every version is exact, so that an install is the same everywhere", () => {
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies, ...ofLighthouse, ...overrides });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test("no package is installed in a version with a listed vulnerability, or in an older one", () => {
  const flawed = [...listed.matchAll(/^\| `([^`]+)` (\d[\d.]+) \| CVE-/gm)].map(([, name = "", version = ""]) => ({ name, version }));
  expect(flawed.map(({ name }) => name)).toContain("@fastify/static");
  const locked: Record<string, { version?: string }> = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const isNewer = (version: string, than: string) => version.localeCompare(than, "en", { numeric: true }) > 0;
  for (const { name, version } of flawed) {
    const installed = Object.entries(locked).filter(([place]) => place.endsWith(`node_modules/${name}`));
    expect(installed.length, name).toBeGreaterThan(0);
    expect(installed.filter(([, { version: found = "" }]) => !isNewer(found, version))).toEqual([]);
  }
});
