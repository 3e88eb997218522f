import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The data folder of a migrated database with the catalogue, which the build stores next to the program: copying it takes a fraction of the
 * time of creating one. When running from the sources it does not exist.
 */
export const DATABASE_TEMPLATE = path.join(path.dirname(fileURLToPath(import.meta.url)), "database-template");

/** Copies the template into a new folder. Returns false if there is none. */
export function copyDatabaseTemplate(to: string): boolean {
  if (!existsSync(DATABASE_TEMPLATE)) return false;
  copyContents(DATABASE_TEMPLATE, to);
  return true;
}

/** Only the owner can read the copies, because of the process's umask. Node's own copy would keep the permissions of the originals. */
function copyContents(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [original, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyContents(original, copy);
    else writeFileSync(copy, readFileSync(original));
  }
}

/** The template contains no secrets, and in a container it is built by a different user than the one who runs the server. */
export function makeTemplateReadable(): void {
  chmodSync(DATABASE_TEMPLATE, 0o755);
  for (const entry of readdirSync(DATABASE_TEMPLATE, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
