import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";

/** Beside the built server, which reads it. */
const FILE = "dist/server/commit.txt";

/** Records which commit is built: BITEBRIGHT_COMMIT where there is no history, as in an image, else git's. */
export function writeCommit() {
  writeFileSync(FILE, `${process.env.BITEBRIGHT_COMMIT || readCommit() || "unknown"}\n`);
}

/** With `-dirty` if files have changed since. */
function readCommit() {
  // Otherwise git would answer for a repository that this folder happens to be in.
  if (!existsSync(".git")) return undefined;
  const { status, stdout } = spawnSync("git", ["describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
