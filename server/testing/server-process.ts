import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";
import { createTestPostgres } from "#server/testing/database/test-database.ts";

const MAIN = path.join(PROJECT_ROOT, "dist/server/main.js");

export interface ServerProcess {
  url: string;
  pid: number;
  kill: (signal: NodeJS.Signals) => boolean;
  /** The exit code, or null after a signal. */
  exited: Promise<number | null>;
  output: () => string;
  /** From now on, nobody reads what it prints. */
  closeOutput: () => void;
}

export interface Finished {
  code: number | null;
  output: string;
}

/** Registers a cleanup function. By default it runs after the test. */
export type AtEnd = (cleanUp: () => void | Promise<void>) => void;

/** Creates a data folder that is deleted after the test. */
export function makeDataFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-process-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The environment for an empty, migrated database of the kind under test. */
export async function freshDatabase(atEnd: AtEnd = onTestFinished): Promise<Record<string, string>> {
  const DATA_DIR = makeDataFolder(atEnd);
  const source = inject("databaseSource");
  if (source.kind === "pglite") {
    cpSync(source.dataFolder, DATA_DIR, { recursive: true });
    return { DATA_DIR };
  }
  const { url, drop } = await createTestPostgres(source);
  atEnd(drop);
  return { DATA_DIR, DATABASE_URL: url };
}

/** Runs the real program until it exits. */
export async function runServer(environment: Record<string, string>, ...args: string[]): Promise<Finished> {
  return runServerAnswering(environment, "", ...args);
}

/** Like `runServer`, but runs another build. */
export async function runBuild(main: string, environment: Record<string, string>, ...args: string[]): Promise<Finished> {
  const { child, output } = launch(environment, args, onTestFinished, main);
  return { code: await waitForExit(child), output: output() };
}

/** Like `runServer`, but types this text into the program and then ends the input. */
export async function runServerAnswering(environment: Record<string, string>, typed: string, ...args: string[]): Promise<Finished> {
  const { child, output } = launch(environment, args, onTestFinished);
  // A program that asks nothing may exit before it reads the input.
  child.stdin?.on("error", () => {});
  child.stdin?.end(typed);
  return { code: await waitForExit(child), output: output() };
}

/** Starts the real program on a free port and waits until it reports that it is ready. */
export async function startServer(environment: Record<string, string>, atEnd: AtEnd = onTestFinished, main = MAIN): Promise<ServerProcess> {
  const { child, output } = launch({ PORT: "0", ...environment }, [], atEnd, main);
  const exited = waitForExit(child);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const ready = /ready at (http:\S+)/.exec(output());
      if (ready?.[1]) resolve(ready[1]);
    });
    exited.then((code) => reject(new Error(`The server ended with ${code}: ${output()}`)));
  });
  const closeOutput = () => {
    child.stdout?.destroy();
    child.stderr?.destroy();
  };
  return { url, pid: child.pid ?? 0, kill: (signal) => child.kill(signal), exited, output, closeOutput };
}

function launch(
  environment: Record<string, string>,
  args: string[],
  atEnd: AtEnd,
  main = MAIN,
): { child: ChildProcess; output: () => string } {
  let text = "";
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, TMPDIR: tmpdir(), LOG_LEVEL: "error", ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  }
  atEnd(() => {
    child.kill("SIGKILL");
  });
  return { child, output: () => text };
}

async function waitForExit(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, "close");
  return code as number | null;
}
