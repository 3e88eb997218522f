import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export interface RunningProgram {
  url: string;
  pid: number;
  /** Milliseconds of CPU time that the process has used so far. */
  cpuMs: () => Promise<number>;
  stop: () => Promise<void>;
}

/** The real app with its own database, which `demo` fills. */
export async function startApp(...words: "demo"[]): Promise<RunningProgram> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "bitebright-bench-"));
  const program = await start("dist/server/main.js", { DATA_DIR: dataDir }, words);
  return {
    ...program,
    stop: async () => {
      await program.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The real app on PostgreSQL. */
export const startAppOn = (databaseUrl: string, environment: Record<string, string> = {}): Promise<RunningProgram> =>
  start("dist/server/main.js", {
    ...environment,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "a secret for the bench, at least 32 characters",
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
  });

/** Starts a program that chooses its own port and reports the address when it is ready. */
export async function start(script: string, environment: Record<string, string> = {}, words: string[] = []): Promise<RunningProgram> {
  const child = fork(script, words, {
    execArgv: [
      ...(script.endsWith(".ts") ? ["--import", "tsx"] : []),
      "--import",
      fileURLToPath(new URL("report-cpu.mjs", import.meta.url)),
    ],
    env: { PATH: process.env.PATH, TMPDIR: tmpdir(), PORT: "0", LOG_LEVEL: "error", NODE_ENV: "production", ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  return {
    url: await readyUrl(child),
    pid: child.pid ?? 0,
    cpuMs: async () => {
      child.send("cpu");
      const [cpuMs] = await once(child, "message");
      return Number(cpuMs);
    },
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const url = /ready at (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.once("exit", (code) => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}: ${output}`)));
  });
}
