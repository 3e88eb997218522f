import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { readPageTable } from "#server/platform/pages/page-table.ts";

const FOLDER = "dist/web";
const ENTRY = "index.html";
const FOR_SIGNED_IN = ["app/shell/shell.tsx", "api/offline/hydrate-page.ts"];

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

export interface PageSize {
  page: string;
  scriptKb: number;
  /** The budget in web/app/pages.ts. */
  budgetKb: number;
  styleKb: number;
  files: number;
}

/** What each page of the built app loads before it can be shown, compressed with gzip. */
export function pageSizes(): PageSize[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, "utf8"));
  return readPageTable(FOLDER).map(({ module: page, access, budgetKb }) => {
    if (!manifest[page]) throw new Error(`The built app has no ${page}.`);
    const parts = access === "visitor" ? [ENTRY, page] : [ENTRY, ...FOR_SIGNED_IN, page];
    const chunks = [...withImports(manifest, parts)].flatMap((name) => manifest[name] ?? []);
    const scripts = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith(".js")));
    const styles = new Set(chunks.flatMap(({ css = [] }) => css));
    return { page, scriptKb: sizeKb(scripts), budgetKb, styleKb: sizeKb(styles), files: scripts.size + styles.size };
  });
}

function withImports(manifest: Manifest, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    withImports(manifest, manifest[name]?.imports ?? [], found);
  }
  return found;
}

const sizeKb = (files: Set<string>): number =>
  [...files].reduce((bytes, file) => bytes + gzipSync(readFileSync(`${FOLDER}/${file}`)).length, 0) / 1000;
