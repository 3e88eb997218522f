import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { start } from "./support/app.ts";

/** Clock time from the built program's start to its 'ready', on an idle machine. */
const LIMITS_S = { first: 8, later: 3 };
const LATER_STARTS = 3;

const dataDir = mkdtempSync(path.join(tmpdir(), "bitebright-bench-"));
const first = await timed();
const later = [];
for (let times = 0; times < LATER_STARTS; times += 1) later.push(await timed());
rmSync(dataDir, { recursive: true, force: true });

const middle = later.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(LATER_STARTS / 2)] ?? first;
console.log("\nStartup with the embedded database");
console.table([
  {
    start: "first: database and catalogue copied",
    seconds: first.seconds.toFixed(1),
    "at most": LIMITS_S.first,
    "memory MB": first.megabytes,
  },
  { start: "later", seconds: middle.seconds.toFixed(1), "at most": LIMITS_S.later, "memory MB": middle.megabytes },
]);
if (first.seconds > LIMITS_S.first || middle.seconds > LIMITS_S.later) process.exitCode = 1;

async function timed(): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  const program = await start("dist/server/main.js", { DATA_DIR: dataDir });
  const seconds = (performance.now() - began) / 1000;
  const megabytes = residentMegabytes(program.pid);
  await program.stop();
  return { seconds, megabytes };
}

function residentMegabytes(pid: number): number {
  const KB_A_MB = 1024;
  const kilobytes = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / KB_A_MB);
}
