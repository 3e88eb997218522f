import { createHash } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { ConfigError } from "#server/platform/config.ts";

/**
 * A lock that the operating system releases when its process ends, and that cannot be deleted by hand: a socket that listens under a name
 * derived from the folder's inode, because Node cannot lock files. It works on one machine; between machines and containers, the lock file
 * does.
 */
export async function lockBySystem(folder: string): Promise<{ release: () => Promise<void> }> {
  const { dev, ino } = statSync(folder, { bigint: true });
  const place = lockAddress(createHash("sha256").update(`${dev}:${ino}`).digest("hex").slice(0, 32));
  const server = (await listen(place)) ?? ((await isLeftBehind(place)) ? await listen(place) : undefined);
  if (!server) throw new ConfigError(`${folder} is in use by another process of this machine. Stop it first, or set another DATA_DIR.`);
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** On Linux and Windows, such a name is not a file and disappears with its process. */
function lockAddress(name: string): string {
  if (process.platform === "linux") return `\0bitebright-${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\bitebright-${name}`;
  return path.join(tmpdir(), `bitebright-${name}.lock`);
}

function listen(place: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once("error", (error: Error & { code?: string }) => (error.code === "EADDRINUSE" ? resolve(undefined) : reject(error)));
    server.listen({ path: place, exclusive: true }, () => resolve(server));
  });
}

/** If the name is a file, one without a listener was left by a killed process. */
function isLeftBehind(place: string): Promise<boolean> {
  if (!path.isAbsolute(place) || process.platform === "win32") return Promise.resolve(false);
  return new Promise((resolve) => {
    const probe = connect(place);
    probe.once("connect", () => {
      probe.destroy();
      resolve(false);
    });
    probe.once("error", () => {
      rmSync(place, { force: true });
      resolve(true);
    });
  });
}
