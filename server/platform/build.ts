import { readFileSync } from "node:fs";
import { PRODUCT_VERSION } from "#core/domain/site/brand.ts";

/** Which program this is. */
export const BUILD = { version: PRODUCT_VERSION, commit: readCommit() };

/** Written by the build beside the built server. The sources, as they run during development, are of no commit. */
function readCommit(): string {
  try {
    return readFileSync(new URL("./commit.txt", import.meta.url), "utf8").trim();
  } catch {
    return "unknown";
  }
}
