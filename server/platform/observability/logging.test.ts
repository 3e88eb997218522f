import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";

const SETUP = `
  import pino from "pino";
  import { bufferedOutput } from "#server/platform/observability/logging.ts";
  const log = pino({ base: null, timestamp: false }, bufferedOutput());
`;

/** Runs a program that logs to its standard output, in a process of its own because it may be killed. */
function run(program: string, output: "pipe" | number = "pipe") {
  let text = "";
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", SETUP + program], {
    cwd: PROJECT_ROOT,
    stdio: ["ignore", output, "inherit", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  const messages = () =>
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line).msg);
  return { messages, ended: once(child, "close"), notified: once(child, "message"), output: child.stdout };
}

test("a killed process has written its last warning and all lines before it", async () => {
  const { messages, ended } = run(`log.info("one"); log.warn("two"); process.kill(process.pid, "SIGKILL");`);
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(messages()).toEqual(["one", "two"]);
});

test("a process that exits writes all lines first", async () => {
  const { messages, ended } = run(`for (let line = 0; line < 1000; line += 1) log.info(String(line)); process.exit(0);`);
  expect(await ended).toEqual([0, null]);
  expect(messages()).toEqual(Array.from({ length: 1000 }, (_, line) => String(line)));
});

test("a running process writes a single line soon", async () => {
  const { messages } = run(`log.info("one"); setInterval(() => {}, 1000);`);
  await expect.poll(messages, { timeout: 30_000 }).toEqual(["one"]);
});

test("a process goes on while nobody reads its log, and writes all lines later", async () => {
  // Half a megabyte, more than a pipe holds. Using process.stdout makes the pipe non-blocking, as in the server.
  const { messages, output, notified } = run(`
    process.stdout.isTTY;
    for (let line = 0; line < 50; line += 1) log.info(line + "x".repeat(10_000));
    process.send("done");
    setInterval(() => {}, 1000);
  `);
  output?.pause();
  await notified;
  output?.resume();
  const all = Array.from({ length: 50 }, (_, line) => line + "x".repeat(10_000));
  await expect.poll(() => messages().length, { timeout: 30_000 }).toBe(50);
  expect(messages()).toEqual(all);
});

// Lines of this size are written at once.
const LOG_A_LOT = `
  let line = 0;
  setInterval(() => {
    log.info("x".repeat(10_000));
    log.warn("one");
    line += 1;
    if (line === 30) process.exit(0);
  }, 10);
`;

test("a process goes on when nobody reads its log anymore", async () => {
  const { output, ended } = run(LOG_A_LOT);
  output?.destroy();
  expect(await ended).toEqual([0, null]);
});

/** Every write to it fails like one to a full disk. Only Linux has it. */
const FULL_DEVICE = "/dev/full";

test.runIf(existsSync(FULL_DEVICE))("a process goes on when the disk of its log is full", async () => {
  const full = openSync(FULL_DEVICE, "w");
  const { ended } = run(LOG_A_LOT, full);
  closeSync(full);
  expect(await ended).toEqual([0, null]);
});
