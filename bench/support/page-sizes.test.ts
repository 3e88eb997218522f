import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { BUDGETS_KB, pageSizes } from "./page-sizes.ts";

test("every page keeps to its budget of compressed script", () => {
  expect(existsSync("dist/web/.vite/manifest.json"), "the app is not built: run `npm run build`").toBe(true);
  for (const { page, scriptKb } of pageSizes()) {
    expect(scriptKb, page).toBeGreaterThan(10);
    expect(scriptKb, page).toBeLessThanOrEqual(BUDGETS_KB[page] ?? 0);
  }
});
