import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { hasPage, readPageTable } from "#server/platform/pages/page-table.ts";
import { pageSizes } from "./page-sizes.ts";

const MANIFEST = "dist/web/.vite/manifest.json";
const readChunks = (): Record<string, { imports?: string[] }> => JSON.parse(readFileSync(MANIFEST, "utf8"));

test("every page stays within its budget of compressed script", () => {
  expect(existsSync(MANIFEST), "the app is not built: run `npm run build`").toBe(true);
  for (const { page, scriptKb, budgetKb } of pageSizes()) {
    expect(scriptKb, page).toBeGreaterThan(10);
    expect(scriptKb, page).toBeLessThanOrEqual(budgetKb);
  }
});

test("the server knows every page's file, so that it can preload it", () => {
  const pages = readPageTable("dist/web");
  expect(Object.keys(readChunks())).toEqual(expect.arrayContaining(pages.map(({ module }) => module)));
  // Every path that other parts link to has a page.
  expect(Object.values(APP_PATHS).filter((path) => !hasPage(pages, path))).toEqual([]);
});

test("no file of the built app imports itself, even indirectly, which would break its start", () => {
  const chunks = readChunks();
  const follow = (key: string, before: string[]): void => {
    expect(before, `${before.join(" → ")} → ${key}`).not.toContain(key);
    for (const needed of chunks[key]?.imports ?? []) follow(needed, [...before, key]);
  };
  for (const key of Object.keys(chunks)) follow(key, []);
});
