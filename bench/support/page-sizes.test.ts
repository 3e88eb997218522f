import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGES } from "#server/platform/pages/web-app.ts";
import { BUDGETS_KB, pageSizes } from "./page-sizes.ts";

const MANIFEST = "dist/web/.vite/manifest.json";
const readChunks = (): Record<string, { imports?: string[] }> => JSON.parse(readFileSync(MANIFEST, "utf8"));

test("every page keeps to its budget of compressed script", () => {
  expect(existsSync(MANIFEST), "the app is not built: run `npm run build`").toBe(true);
  for (const { page, scriptKb } of pageSizes()) {
    expect(scriptKb, page).toBeGreaterThan(10);
    expect(scriptKb, page).toBeLessThanOrEqual(BUDGETS_KB[page] ?? 0);
  }
});

test("the server knows every page's file, to send it ahead", () => {
  const files = Object.values(PAGES).flatMap(({ signedIn, signedOut }) => [signedIn, ...(signedOut ? [signedOut] : [])]);
  expect(Object.keys(BUDGETS_KB).toSorted()).toEqual([...new Set(files)].toSorted());
  expect(Object.keys(readChunks())).toEqual(expect.arrayContaining(files));
});

test("no file of the built app waits for itself, which would break it at its start", () => {
  const chunks = readChunks();
  const follow = (key: string, before: string[]): void => {
    expect(before, `${before.join(" → ")} → ${key}`).not.toContain(key);
    for (const needed of chunks[key]?.imports ?? []) follow(needed, [...before, key]);
  };
  for (const key of Object.keys(chunks)) follow(key, []);
});
