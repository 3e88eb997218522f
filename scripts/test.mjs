import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { build } from "./build.mjs";
import { runNode } from "./child-processes.mjs";
import { findBrowser } from "./find-browser.mjs";
import { NOTHING_RAN, playwrightCounts, sum, summary, vitestCounts } from "./test-counts.mjs";

const VITEST_REPORT = ".cache/vitest.json";
const PLAYWRIGHT_REPORT = ".cache/playwright.json";
const CRASHED = { ...NOTHING_RAN, failed: 1 };

/** @typedef {import("./test-counts.mjs").Counts} Counts */

/** Runs both test runners and prints one line of totals. @param {string[]} filter */
export async function test(filter) {
  mkdirSync(".cache", { recursive: true });
  const built = await build();
  const counts = [built ? NOTHING_RAN : CRASHED, await vitest(filter)];
  if (filter.length === 0 && built) counts.push(await playwright());
  const total = sum(counts);
  console.log(`\n${summary(total)}`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** @param {string[]} filter */
function vitest(filter) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`];
  return runner("Vitest", "vitest/vitest.mjs", ["run", ...reporters, ...filter], process.env, VITEST_REPORT, vitestCounts);
}

async function playwright() {
  const browserPath = await findBrowser();
  if (!browserPath) return CRASHED;
  const env = { ...process.env, CHROME_PATH: browserPath, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT };
  return runner("Playwright", "@playwright/test/cli.js", ["test", "--reporter=list,json"], env, PLAYWRIGHT_REPORT, playwrightCounts);
}

/**
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string} report
 * @param {(report: unknown) => Counts} read
 * @returns {Promise<Counts>}
 */
async function runner(name, script, args, env, report, read) {
  rmSync(report, { force: true });
  const { code } = await runNode(`node_modules/${script}`, args, { env, onScreen: true });
  const counts = readReport(report, read);
  if (counts === undefined || (code !== 0 && counts.failed === 0)) {
    console.log(`${name} ended with exit code ${code} but without a failed test, which counts as one failure.`);
    return sum([counts ?? NOTHING_RAN, CRASHED]);
  }
  return counts;
}

/** @param {string} path @param {(report: unknown) => Counts} read */
function readReport(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined;
  }
}
