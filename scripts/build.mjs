import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "./child-processes.mjs";
import { writeCommit } from "./commit.mjs";
import { StepFailed, step } from "./steps.mjs";

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} sources
 * @property {string} config
 * @property {string} built the file that shows it is there
 * @property {string} stamp
 * @property {string} [finish] what the built program does last
 */

/** What is built, and from which sources. @type {Part[]} */
const PARTS = [
  {
    name: "web app",
    sources: ["web", "core", "scripts/vite", "vite.config.ts", "package-lock.json"],
    config: "vite.config.ts",
    built: "dist/web/index.html",
    stamp: "dist/.web-sources",
  },
  {
    name: "server rendering",
    sources: ["web", "core", "vite.ssr.config.ts", "package-lock.json"],
    config: "vite.ssr.config.ts",
    built: "dist/ssr/server-entry.js",
    stamp: "dist/.ssr-sources",
  },
  {
    name: "server",
    sources: ["server", "core", "vite.server.config.ts", "package-lock.json"],
    config: "vite.server.config.ts",
    built: "dist/server/main.js",
    stamp: "dist/.server-sources",
    // Describes every food of the catalogue and creates a database once at build time, instead of at the first search and the first start.
    finish: "write-build-files",
  },
];

/** Builds the web app and the server, each only if its sources have changed since its last build. */
export const build = () =>
  step("build", "building the web app and the server", async () => {
    const results = await Promise.allSettled(PARTS.map(buildPart));
    const failure = results.find(({ status }) => status === "rejected");
    if (failure?.status === "rejected") throw failure.reason;
    // Each time, because a commit can change without changing a source.
    writeCommit();
    return results.some((result) => result.status === "fulfilled" && result.value)
      ? "web app and server built"
      : "web app and server are up to date";
  });

/** Resolves to whether there was anything to build. @param {Part} part */
async function buildPart({ name, sources, config, built, stamp, finish }) {
  const hash = hashFiles(sources);
  if (existsSync(built) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return false;
  // The stamp is removed first, so that an aborted build is repeated.
  rmSync(stamp, { force: true });
  const { code, output } = await runNode("node_modules/vite/bin/vite.js", ["build", "--config", config], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (code !== 0) throw new StepFailed(`the build of the ${name} failed. Vite's output:`, output);
  if (finish) {
    // Runs without the operator's environment, which may be meant for another database or be wrong.
    const { code, output } = await runNode(built, [finish], { env: { PATH: process.env.PATH } });
    if (code !== 0) throw new StepFailed(`the ${name} could not write its foods and its database. Its output:`, output);
  }
  mkdirSync("dist", { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

/** @param {readonly string[]} paths */
function hashFiles(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} path @returns {string[]} the files that can change the build, in a fixed order */
function filesUnder(path) {
  if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
