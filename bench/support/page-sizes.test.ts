import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LANDING_BUDGET_KB, LANDING_PAGE, pageSizes } from "./page-sizes.ts";

test("a visitor's first page keeps to its budget of compressed script", () => {
  expect(existsSync("dist/web/.vite/manifest.json"), "the app is not built: run `npm run build`").toBe(true);
  const landing = pageSizes().find(({ page }) => page === LANDING_PAGE);
  expect(landing?.scriptKb).toBeGreaterThan(10);
  expect(landing?.scriptKb).toBeLessThanOrEqual(LANDING_BUDGET_KB);
});
