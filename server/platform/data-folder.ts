import { randomBytes } from "node:crypto";
import { accessSync, chmodSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { ConfigError } from "#server/platform/config.ts";

/** Makes the folder if need be, and makes sure that we may write there. */
export function prepareDataFolder(dataDir: string): string {
  const folder = path.resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${folder} cannot be written (${reason(error)}). Choose another folder or change its permissions.`);
  }
  return folder;
}

const Secrets = z.object({ sessionSecret: z.string(), encryptionKey: z.string() });
export type Secrets = z.infer<typeof Secrets>;

/** The two secrets that the operator did not give: made once, readable by the owner alone. */
export function keepSecrets(folder: string): Secrets {
  const file = path.join(folder, "secrets.json");
  if (!existsSync(file)) createSecrets(file);
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new ConfigError(`${file} cannot be read (${reason(error)}). Restore it from a backup: without it nobody stays logged in.`);
  }
}

/** Written aside and linked into place: a crash leaves no half file, and of two processes one wins. */
function createSecrets(file: string): void {
  const secrets: Secrets = {
    sessionSecret: randomBytes(32).toString("base64url"),
    encryptionKey: randomBytes(32).toString("base64"),
  };
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    chmodSync(draft, 0o600);
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw new ConfigError(`${file} cannot be written (${reason(error)}).`);
  } finally {
    rmSync(draft, { force: true });
  }
}

const reason = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unreadable content";
