import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** A server of one journey's own, which may be killed in the middle of something and started again. */
export class OwnServer {
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), "bitebright-own-"));
  #port = 0;
  #child: ChildProcess | undefined;

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    const env = { PATH: process.env.PATH, TMPDIR: tmpdir(), HOST: "127.0.0.1", LOG_LEVEL: "error" };
    const child = spawn(process.execPath, ["dist/server/main.js"], {
      env: { ...env, PORT: String(this.#port), DATA_DIR: this.#dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    for await (const chunk of child.stdout.setEncoding("utf8")) if (/ready at/.test(chunk)) break;
  }

  /** As when the power goes: nothing is finished. */
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no free port"))));
    });
  });
}
