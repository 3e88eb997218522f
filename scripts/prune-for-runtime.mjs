import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Loaded by name instead of an import: the logger loads the first on a terminal, the hashing thread the second. */
const BY_NAME = ["pino-pretty", "@node-rs/argon2"];
/** At the start of a line, as bundlers write imports, or as a call, so that examples in comments do not match. */
const IMPORTED = /(?:^(?:import|export)\b[^"'`;(]*|\bimport\(\s*)["']([^"'./][^"'\n]*)["']/gm;

/** Types and source maps of packages, which nothing reads at run time. */
const UNUSED_FILES = /\.(?:map|ts|mts|cts)$/;

/**
 * @typedef {object} LockedPackage
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/** The names of the packages that the built server loads. @param {string} root */
export function importedPackages(root) {
  const files = ["dist/server", "dist/ssr"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, String(name))),
  );
  const specifiers = files
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(IMPORTED)].map(([, name = ""]) => name));
  const names = specifiers
    .filter((name) => !name.startsWith("node:"))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
  return [...new Set(names)].sort();
}

/** The folders of these packages and of all their dependencies. @param {string} root */
export function runtimeFolders(root) {
  /** @type {Record<string, LockedPackage>} */
  const locked = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  /** @type {Set<string>} */
  const remaining = new Set();
  /** Resolves a package like Node: next to the package that imports it, or further up. @param {string} name @param {string} from */
  const keep = (name, from) => {
    for (let place = from; ; place = place.slice(0, Math.max(place.lastIndexOf("/node_modules/"), 0))) {
      const folder = `${place && `${place}/`}node_modules/${name}`;
      if (locked[folder]) {
        if (remaining.has(folder) || !existsSync(join(root, folder))) return;
        remaining.add(folder);
        const { dependencies, optionalDependencies, peerDependencies } = locked[folder];
        for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) keep(needed, folder);
        return;
      }
      if (place === "") return;
    }
  };
  for (const name of [...importedPackages(root), ...BY_NAME]) keep(name, "");
  return [...remaining].sort();
}

/** Removes what only the build needs from node_modules, and files that nothing reads. @param {string} root */
export function keepRuntime(root) {
  const remaining = runtimeFolders(root);
  /** @param {string} folder */
  const prune = (folder) => {
    if (remaining.includes(folder)) return removeUnusedFiles(join(root, folder));
    const isNeeded = remaining.some((other) => other.startsWith(`${folder}/`));
    if (!isNeeded) rmSync(join(root, folder), { recursive: true, force: true });
    else for (const name of readdirSync(join(root, folder))) prune(`${folder}/${name}`);
  };
  for (const name of readdirSync(join(root, "node_modules"))) prune(`node_modules/${name}`);
}

/** @param {string} folder */
function removeUnusedFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && UNUSED_FILES.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) keepRuntime(process.cwd());
