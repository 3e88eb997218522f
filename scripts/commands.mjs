import { readdirSync } from "node:fs";
import { build } from "./build.mjs";
import { releaseSignals, runNode } from "./child-processes.mjs";
import { findBrowser } from "./find-browser.mjs";
import { install } from "./install.mjs";
import { TYPE_CHECK } from "./project-checks/type-check.mjs";
import { StepFailed, step } from "./steps.mjs";
import { test } from "./test.mjs";

const TSX = "tsx/dist/cli.mjs";

/**
 * Every command of package.json. A command returns its exit code; undefined means that a server keeps this process running.
 *
 * @type {Record<string, (args: string[]) => Promise<number | undefined>>}
 */
export const commands = {
  async start() {
    if (!(await install({ tools: false })) || !(await build())) return 1;
    return serve([]);
  },

  admin: operate("admin"),
  "rotate-keys": operate("rotate-keys"),
  backup: operate("backup"),
  restore: operate("restore"),
  "check-config": operate("check-config"),
  "move-to-postgres": operate("move-to-postgres"),
  products: operate("products"),

  async demo(args) {
    process.env.DATA_DIR ??= "./data-demo";
    if (!(await install({ tools: false })) || !(await build())) return 1;
    return serve(["demo", ...args]);
  },

  async build() {
    return (await install({ tools: false })) && (await build()) ? 0 : 1;
  },

  async dev() {
    if (!(await install({ tools: true }))) return 1;
    const { dev } = await import("./dev.mjs");
    return dev();
  },

  async check() {
    if (!(await install({ tools: true }))) return 1;
    const results = [
      await tool(
        "lint",
        "format, lint and boundaries are clean",
        "Run `npm run format` and fix what is left:",
        "@biomejs/biome/bin/biome",
        ["ci", `--colors=${process.stdout.isTTY ? "force" : "off"}`, "."],
      ),
      await tool("texts", "texts are complete, used and filled in", "Fix these texts:", TSX, ["scripts/texts/texts.ts", "--check"]),
      await checkNames(),
      await tool("unused", "nothing is unused", "Remove what is unused, or give its reason in knip.jsonc:", "knip/bin/knip.js", [
        "--production",
        "--no-progress",
      ]),
      await checkLiterals(),
      await checkDirections(),
      await tool("types", "types are correct", "Fix these type errors:", TYPE_CHECK.script, TYPE_CHECK.args),
      await tool("dishes", "the table of dishes is clean", "Fix server/catalogue/dishes/dishes.tsv:", "tsx/dist/cli.mjs", [
        "scripts/project-checks/check-dishes.ts",
      ]),
    ];
    return results.every(Boolean) ? 0 : 1;
  },

  async texts(args) {
    if (!(await install({ tools: true }))) return 1;
    const { code } = await runNode(`node_modules/${TSX}`, ["scripts/texts/texts.ts", ...args], { onScreen: true });
    return code;
  },

  async test(args) {
    if (!(await install({ tools: true }))) return 1;
    return test(args);
  },

  "test:faults": testThoroughly("server/resilience-tests"),
  "test:attacks": testThoroughly("server/security-tests"),

  async bench([only]) {
    if (!(await install({ tools: true })) || !(await build())) return 1;
    const browserPath = await findBrowser();
    if (!browserPath) return 1;
    const env = { ...process.env, CHROME_PATH: browserPath };
    let worst = 0;
    const files = readdirSync("bench").filter((name) => name.endsWith(".ts") && (only === undefined || name === `${only}.ts`));
    for (const file of files) {
      const { code } = await runNode(`node_modules/${TSX}`, [`bench/${file}`], { env, onScreen: true });
      worst = Math.max(worst, code);
    }
    return worst;
  },
};

/** Operator commands besides the server; the server's own code runs them. @param {string} command */
function operate(command) {
  return async (/** @type {string[]} */ args) => {
    if (!(await install({ tools: false })) || !(await build())) return 1;
    return serve([command, ...args]);
  };
}

/** The full version of what `npm test` runs in a short form. @param {string} folder */
function testThoroughly(folder) {
  return async (/** @type {string[]} */ filter) => {
    if (!(await install({ tools: true }))) return 1;
    process.env.THOROUGH = "1";
    return test(filter.length > 0 ? filter.map((name) => `${folder}/${name}`) : [folder]);
  };
}

/** The server runs in this process, so that signals reach it directly. @param {string[]} args */
async function serve(args) {
  releaseSignals();
  process.argv.splice(1, Number.POSITIVE_INFINITY, "server", ...args);
  process.setSourceMapsEnabled(true);
  await import(new URL("../dist/server/main.js", import.meta.url).href);
  return undefined;
}

/** Imported only here, because it needs a development dependency. */
const checkNames = () =>
  step("words", "checking", async () => {
    const { checkWords } = await import("./project-checks/words.mjs");
    const { problems, counts } = checkWords();
    if (problems.length > 0) throw new StepFailed("Rename these, or add an exception with its reason:", problems.join("\n"));
    return `names are the field's: ${counts}`;
  });

const checkLiterals = () =>
  step("literals", "checking", async () => {
    const { checkLiterals: check } = await import("./project-checks/literals.mjs");
    const { problems, counts } = check();
    if (problems.length > 0) throw new StepFailed("Move these texts into web/texts/en:", problems.join("\n"));
    return counts;
  });

const checkDirections = () =>
  step("sides", "checking", async () => {
    const { checkDirections: check } = await import("./project-checks/directions.mjs");
    const problems = check();
    if (problems.length > 0) throw new StepFailed("Use the classes that follow the direction of the language:", problems.join("\n"));
    return "classes name start and end, not left and right";
  });

/**
 * @param {string} name
 * @param {string} clean
 * @param {string} advice
 * @param {string} script
 * @param {string[]} args
 */
const tool = (name, clean, advice, script, args) =>
  step(name, "checking", async () => {
    const { code, output } = await runNode(`node_modules/${script}`, args);
    if (code !== 0) throw new StepFailed(advice, output);
    return clean;
  });
