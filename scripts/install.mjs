import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { run, runNode } from "./child-processes.mjs";
import { StepFailed, step } from "./steps.mjs";

const LOCK = "package-lock.json";
const INSTALLED = "node_modules/.package-lock.json";
const STAMP = "node_modules/.bitebright-install";
const MACHINE = [process.platform, process.arch, process.versions.node.split(".")[0]].join("-");
const MATCHES = "dependencies match the lock file";

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional] for another system, perhaps: npm decides
 */

/**
 * Makes node_modules match the lock file; npm runs only if it does not.
 *
 * @param {{ tools: boolean }} needs whether the development tools are needed too
 */
export const install = ({ tools }) =>
  step("install", "installing dependencies: the first time this takes a minute", async () => {
    const locked = readFileSync(LOCK, "utf8");
    const stamp = readStamp();
    if (stamp?.lock === hashText(locked) && stamp.machine === MACHINE && (stamp.scope === "all" || !tools)) return MATCHES;
    if ((stamp === undefined || stamp.machine === MACHINE) && isInstalled(locked, tools)) {
      writeStamp(locked);
      return MATCHES;
    }
    const { code, output } = await npm("ci", "--no-fund", "--no-audit", ...(tools ? ["--include=dev"] : []));
    if (code !== 0) throw new StepFailed("npm could not install the dependencies. Is the registry reachable? npm's output:", output);
    writeStamp(locked);
    return "dependencies installed";
  });

function readStamp() {
  if (!existsSync(STAMP) || !existsSync(INSTALLED)) return undefined;
  const [lock, machine, scope] = readFileSync(STAMP, "utf8").trim().split(" ");
  return { lock, machine, scope };
}

/** @param {string} locked */
function writeStamp(locked) {
  writeFileSync(STAMP, `${hashText(locked)} ${MACHINE} ${isInstalled(locked, true) ? "all" : "runtime"}\n`);
}

/** @param {string} text */
const hashText = (text) => createHash("sha256").update(text).digest("hex");

/**
 * Whether another installation (`npm install`, a container image) has already provided what the lock file lists.
 *
 * @param {string} locked
 * @param {boolean} tools
 */
function isInstalled(locked, tools) {
  if (!existsSync(INSTALLED)) return false;
  /** @type {Record<string, LockedPackage>} */
  const expected = JSON.parse(locked).packages;
  /** @type {Record<string, LockedPackage>} */
  const present = JSON.parse(readFileSync(INSTALLED, "utf8")).packages;
  return Object.entries(expected).every(
    ([folder, { version, dev, optional }]) =>
      folder === "" || optional || (dev && !tools) || (present[folder]?.version === version && existsSync(folder)),
  );
}

/** @param {string[]} args */
function npm(...args) {
  const self = process.env.npm_execpath;
  if (self?.endsWith("npm-cli.js")) return runNode(self, args);
  return process.platform === "win32" ? run("cmd.exe", ["/c", "npm", ...args]) : run("npm", args);
}
