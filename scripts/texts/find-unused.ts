import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Catalogs } from "./catalogs.ts";

/** They name titles and descriptions of pages by their key alone. */
const PAGE_TABLES: Record<string, readonly string[]> = {
  "app/pages.ts": ["titles", "descriptions"],
  "app/find-page.ts": ["titles"],
};
const READS = /\b(?:texts\(|Texts<|TextKey<)"([\w-]+)"/g;
const LITERALS = [/"([^"\n]*)"/g, /`([^`]+)`/g];

/** The keys that no module names which reads their catalog. A template such as `theme.${choice}` names all keys that fit it. */
export function findUnused(catalogs: Catalogs, root = "."): string[] {
  const literals = new Map<string, Set<string>>();
  const folder = path.resolve(root, "web");
  for (const file of listModules(folder)) {
    const code = readFileSync(path.join(folder, file), "utf8");
    const read = [...[...code.matchAll(READS)].map(([, name = ""]) => name), ...(PAGE_TABLES[file] ?? [])];
    if (read.length === 0) continue;
    const found = LITERALS.flatMap((literal) => [...code.matchAll(literal)].map(([, text = ""]) => text));
    for (const name of read) literals.set(name, new Set([...(literals.get(name) ?? []), ...found]));
  }
  return Object.entries(catalogs).flatMap(([name, messages]) => {
    const named = literals.get(name) ?? new Set();
    const patterns = [...named].filter((literal) => literal.includes("${")).map(toPattern);
    return Object.keys(messages)
      .filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))
      .map((key) => `${name}: ${key}`);
  });
}

/** The server's errors are thrown by their key alone, so that any module may name any key. */
export function findUnusedByServer(catalogs: Catalogs, root = "."): string[] {
  const folder = path.resolve(root, "server");
  const literals = new Set<string>();
  for (const file of listModules(folder)) {
    if (file.startsWith("platform/texts/")) continue;
    for (const [, literal = ""] of readFileSync(path.join(folder, file), "utf8").matchAll(/"([\w.]+)"/g)) literals.add(literal);
  }
  return Object.entries(catalogs).flatMap(([name, messages]) =>
    Object.keys(messages)
      .filter((key) => !literals.has(key))
      .map((key) => `${name}: ${key}`),
  );
}

const toPattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[\\w-]+")}$`,
  );

const listModules = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^texts\//.test(file));
