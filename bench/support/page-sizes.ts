import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { readPageTable } from "#server/platform/pages/page-table.ts";

const FOLDER = "dist/web";
const ENTRY = "index.html";
const SHELL = "app/shell/shell.tsx";
/** The pages that stand without the shell. */
const VISITOR_PAGES = ["features/landing/landing-page.tsx", "features/auth/auth-page.tsx", "features/support/visitor-support-page.tsx"];

/** What each page may load before it can be used, compressed: a visitor's first page at most 110 kB, the others a little more than they do. */
export const BUDGETS_KB: Record<string, number> = {
  "features/landing/landing-page.tsx": 110,
  "features/auth/auth-page.tsx": 136,
  "features/dashboard/dashboard-page.tsx": 195,
  "features/diary/diary-page.tsx": 194,
  "features/foods/food-search-page.tsx": 181,
  "features/trends/trends-page.tsx": 182,
  "features/scan/scan-page.tsx": 194,
  "features/suggestions/suggestions-page.tsx": 193,
  "app/profile/profile-page.tsx": 211,
  "features/support/visitor-support-page.tsx": 118,
  "features/support/support-page.tsx": 170,
  "app/admin/admin-page.tsx": 233,
};

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

export interface PageSize {
  page: string;
  scriptKb: number;
  /** What web/app/pages.ts allows. */
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
