import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A separate server for one journey, which can be killed at any moment and started again. */
export class OwnServer {
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), "bitebright-own-"));
  /** Any free port at first, and the same one after that. */
  #port = "0";
  #child: ChildProcess | undefined;
  readonly #environment: Record<string, string>;

  /** Additional operator settings. With a PUBLIC_URL, the server listens there. Products are not looked up online unless it says so. */
  constructor(environment: Record<string, string> = {}) {
    this.#environment = { PRODUCTS: "imported", ...environment };
    if (environment.PUBLIC_URL) this.#port = new URL(environment.PUBLIC_URL).port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const env = { PATH: process.env.PATH, TMPDIR: tmpdir(), HOST: "127.0.0.1", LOG_LEVEL: "error" };
    const child = spawn(process.execPath, ["dist/server/main.js"], {
      env: { ...env, ...this.#environment, PORT: this.#port, DATA_DIR: this.#dataDir },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    let output = "";
    const port = await new Promise<string | undefined>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (chunk: string) => {
          output += chunk;
          const ready = /ready at http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output);
          if (ready) resolve(ready[1]);
        });
      }
      child.once("close", () => resolve(undefined));
    });
    if (port === undefined) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode} before it was ready: ${output}`);
    this.#port = port;
  }

  /** Like a power failure: nothing is shut down cleanly. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
