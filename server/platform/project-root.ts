import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout, located from where this code runs: its sources or the built file. */
export const PROJECT_ROOT = findUpwards(path.dirname(fileURLToPath(import.meta.url)));

function findUpwards(folder: string): string {
  if (existsSync(path.join(folder, "package.json"))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error("package.json is missing above the server's code.");
  return findUpwards(parent);
}
