import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { PRODUCT_VERSION } from "#core/domain/site/brand.ts";
import { catalogueVersion } from "#server/catalogue/load-catalogue.ts";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";
import { makeDataFolder } from "#server/testing/server-process.ts";

const NEWER_VERSION = "999.0.0";
const AFTER_ALL_OTHERS = 9_000_000_000_000;

/** A copy of the built server with a higher version and either one more migration or another catalogue. Returns its main file. */
export function makeNewerBuild({ changes }: { changes: "tables" | "catalogue" }): string {
  const folder = makeDataFolder();
  for (const name of ["package.json", "server/db/migrations", "server/catalogue/foods.json.br", "server/catalogue/dishes/dishes.tsv"])
    copy(name, folder);
  cpSync(path.join(PROJECT_ROOT, "dist/server"), path.join(folder, "dist/server"), {
    recursive: true,
    filter: (file) => !/database-template|\.map$/.test(file),
  });
  symlinkSync(path.join(PROJECT_ROOT, "node_modules"), path.join(folder, "node_modules"));
  raiseVersion(path.join(folder, "dist/server"));
  if (changes === "tables") addMigration(path.join(folder, "server/db/migrations"));
  else changeCatalogue(folder);
  return path.join(folder, "dist/server/main.js");
}

const copy = (name: string, folder: string): void => cpSync(path.join(PROJECT_ROOT, name), path.join(folder, name), { recursive: true });

function raiseVersion(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".js"))) {
    rewrite(path.join(folder, name), (code) =>
      code.replaceAll(`PRODUCT_VERSION = "${PRODUCT_VERSION}"`, `PRODUCT_VERSION = "${NEWER_VERSION}"`),
    );
  }
}

/** The same foods in another file, except for the first one's name in what the build wrote. That is faster than describing all again. */
function changeCatalogue(folder: string): void {
  const file = path.join(folder, "server/catalogue/foods.json.br");
  const repacked = brotliCompressSync(brotliDecompressSync(readFileSync(file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  writeFileSync(file, repacked);
  const built = path.join(folder, "dist/server/built-catalogue");
  rewrite(path.join(built, "index.json"), (text) => text.replace(/"version":"\w+"/, `"version":"${catalogueVersion(repacked)}"`));
  rewrite(path.join(built, "foods.jsonl"), (text) => text.replace(/"name":"[^"]+"/, (name) => `"name":"${"N".repeat(name.length - 9)}"`));
}

const rewrite = (file: string, change: (text: string) => string): void => writeFileSync(file, change(readFileSync(file, "utf8")));

function addMigration(folder: string): void {
  const file = path.join(folder, "meta/_journal.json");
  const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(readFileSync(file, "utf8"));
  const idx = journal.entries.length;
  const tag = `${String(idx).padStart(4, "0")}_newer`;
  const entry = { idx, version: "7", when: AFTER_ALL_OTHERS, tag, breakpoints: true };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(path.join(folder, `${tag}.sql`), "create table stored_by_the_newer_version (id int);");
  // Backups read the tables of the newest snapshot.
  const meta = (index: number): string => path.join(folder, `meta/${String(index).padStart(4, "0")}_snapshot.json`);
  cpSync(meta(idx - 1), meta(idx));
}
