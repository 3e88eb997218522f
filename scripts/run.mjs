import { fileURLToPath } from "node:url";

const USAGE = `Usage: npm run COMMAND (npm start and npm test need no "run")
  start                  install and build what is missing, then serve the app
  test [-- FILTER]       run all tests; with a filter, only the Vitest files whose path contains it, without a browser
  test:faults            run the full fault tests: killed processes, restarts, full disks
  test:attacks           run the full attack tests
  dev                    serve the app with live reload
  build                  build the web app and the server into dist/
  check                  check format, lint, boundaries, names, dead code and types
  bench [-- NAME]        run all benchmarks, such as bundle size and request cost; with a name, only bench/NAME.ts
  admin -- promote EMAIL make a user an administrator; --yes skips the question
  admin -- remove-second-factor EMAIL
                         remove a lost second factor; --yes skips the question
  check-config           print which settings are set, from where, and what is off; fails with one line if one is wrong
  rotate-keys            re-encrypt all stored secrets with a new key
  backup [-- FILE]       write everything except sessions and keys to one file, by default in DATA_DIR/backups
  restore -- FILE        restore a backup into an empty database; --replace deletes existing data;
                         --check FILE only says whether a backup is whole and what is in it
  move-to-postgres       copy the embedded database in DATA_DIR to the empty database at DATABASE_URL
  products -- import FILE [--country us] [--again]
                         import products of Open Food Facts (JSONL or CSV, also .gz) or USDA (branded_food.csv);
                         continues where it stopped, and --again starts over
  demo                   serve the app with sample data in ./data-demo`;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`BiteBright needs Node 20.19 or newer; this is ${process.versions.node}. Get a newer one from https://nodejs.org`);
  process.exit(1);
}

const [command = "help", ...args] = process.argv.slice(2);
process.chdir(fileURLToPath(new URL("..", import.meta.url)));

// Imported only after the version check, because an older Node could not parse it.
const { commands } = await import("./commands.mjs");
const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
const wantsHelp = ["help", "-h", "--help"].some((word) => word === command || word === args[0]);
if (wantsHelp || !chosen) {
  console[wantsHelp ? "log" : "error"](USAGE);
  process.exit(wantsHelp ? 0 : 1);
}
const exitCode = await chosen(args);
// A server that now runs in this process ends it by itself.
if (exitCode !== undefined) process.exit(exitCode);
