import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";

const SETUP = `
  import pino from "pino";
  import { bufferedOutput } from "#server/platform/observability/logging.ts";
  const log = pino({ base: null, timestamp: false }, bufferedOutput());
`;

/** Runs a program that logs to its standard output, in a process of its own because it may be killed. */
function run(program: string) {
  let text = "";
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", SETUP + program], {
    cwd: PROJECT_ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  const messages = () =>
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line).msg);
  return { messages, ended: once(child, "close") };
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
