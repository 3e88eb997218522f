import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { unpackCatalogue } from "#server/catalogue/catalogue-format.ts";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";

/** Made by scripts/catalogue/build-catalogue.ts: see docs/catalogue.md. */
export const CATALOGUE_FILE = path.join(PROJECT_ROOT, "server/catalogue/foods.json.br");

let compressed: Buffer | undefined;

function readFile(): Buffer {
  compressed ??= readFileSync(CATALOGUE_FILE);
  return compressed;
}

/** Changes whenever a release ships other foods: what the database holds is compared with it. */
export function catalogueVersion(): string {
  return createHash("sha256").update(readFile()).digest("hex").slice(0, 16);
}

/** Every food of the catalogue. Unpacks anew at each call: keep what you need of it, not the whole. */
export function loadCatalogue(): CatalogueFood[] {
  return unpackCatalogue(brotliDecompressSync(readFile()).toString("utf8"));
}
