import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FOLDER = "dist/web";
const ENTRY = "index.html";
const SHELL = "app/shell/shell.tsx";
export const LANDING_PAGE = "features/landing/landing-page.tsx";
/** The pages that stand without the shell. */
const VISITOR_PAGES = [LANDING_PAGE, "features/auth/auth-page.tsx"];

/** What a visitor's first page may weigh. */
export const LANDING_BUDGET_KB = 110;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

export interface PageSize {
  page: string;
  scriptKb: number;
  styleKb: number;
  files: number;
}

/** What each page of the built app loads before it can be shown, compressed with gzip. */
export function pageSizes(): PageSize[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, "utf8"));
  const pages = Object.keys(manifest).filter((name) => /^features\/.+-page\.tsx$/.test(name));
  return pages.map((page) => {
    const parts = VISITOR_PAGES.includes(page) ? [ENTRY, page] : [ENTRY, SHELL, page];
    const chunks = [...withImports(manifest, parts)].flatMap((name) => manifest[name] ?? []);
    const scripts = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith(".js")));
    const styles = new Set(chunks.flatMap(({ css = [] }) => css));
    return { page, scriptKb: sizeKb(scripts), styleKb: sizeKb(styles), files: scripts.size + styles.size };
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
