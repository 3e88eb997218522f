import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PRODUCT_VERSION } from "#core/domain/site/brand.ts";

// Spec: S2.100
test("the version that administrators see is that of the package", () => {
  expect(PRODUCT_VERSION).toBe(JSON.parse(readFileSync("package.json", "utf8")).version);
});
