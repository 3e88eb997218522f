import { fileURLToPath } from "node:url";

const USAGE = `Usage: npm run COMMAND (npm start and npm test need no "run")
  start                  install and build what is missing, then serve the app
  test [-- FILTER]       all tests; with a filter only the Vitest files whose path contains it, without the browser
  test:faults            kills, restarts, full disks, in full length
  test:attacks           what an attacker would try, in full length
  dev                    the app with live reload
  build                  the web app and the server into dist/
  check                  format, lint, boundaries and types
  bench [-- NAME]        bundle size, Lighthouse, request cost, search relevance; with a name only bench/NAME.ts
  admin -- promote EMAIL make a member an administrator; --yes asks nothing
  admin -- remove-second-factor EMAIL
                         let somebody in who has lost it
  rotate-keys            close all stored secrets with a new key
  backup [-- FILE]       everything but sessions and keys into one file, by default in DATA_DIR/backups
  restore -- FILE        a backup back into an empty database; --replace to lose what is there
  move-to-postgres       the embedded database of DATA_DIR into the empty one of DATABASE_URL
  products -- import FILE [--country us]
                         products of Open Food Facts (JSONL or CSV, gz) or USDA (branded_food.csv); goes on where it stopped
  demo                   the app with sample data, kept in ./data-demo`;

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
