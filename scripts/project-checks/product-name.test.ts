import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";

/** The folders with text that users can see. */
const FOLDERS = ["core", "web", "server"];

function productFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith("testing"))
    .map((file) => path.join(folder, file));
}

// Spec: D1.2, D1.3
test("one constant holds the product's name, and nothing repeats it", () => {
  const files = FOLDERS.flatMap(productFiles);
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readFileSync(file, "utf8").includes(PRODUCT_NAME))).toEqual(["core/domain/site/brand.ts"]);
});
