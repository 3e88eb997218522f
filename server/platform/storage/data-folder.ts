import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import * as z from "zod";
import { ConfigError } from "#server/platform/config.ts";
import { readDiskSpace, toMegabytes } from "./disk-space.ts";

/** Creates the folder if necessary, and ensures that the server can write to it and other users cannot read it. */
export function prepareDataFolder(dataDir: string): string {
  const folder = path.resolve(dataDir);
  try {
    createFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${folder} cannot be written (${reason(error)}). Choose another folder or change its permissions.`);
  }
  closeToOthers(folder);
  return folder;
}

/** One level at a time: where nothing can be created, as in /proc, Node's own recursion would never end. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** The files that the server creates in the data folder, and `lost+found`, which exists on every separate disk. */
const OURS = /^(?:(?:database|backups|secrets\.json|uptime\.json)(?:\.|$)|lost\+found$)/;

/** An operator may have created the folder, or copied a database into it, with permissions for everyone. */
function closeToOthers(folder: string): void {
  const names = readdirSync(folder);
  for (const name of names.filter((one) => OURS.test(one))) closeEntry(path.join(folder, name));
  // A folder with other content, such as a home folder or /tmp, must not be restricted.
  if (names.every((name) => OURS.test(name))) closeEntry(folder);
}

function closeEntry(place: string): void {
  try {
    const { mode } = statSync(place);
    if (mode & 0o077) chmodSync(place, mode & 0o700);
  } catch {
    // Already deleted, or owned by another account, like the root of a mounted volume.
  }
}

/** A database writes when it opens, and would fail halfway on a full disk. */
const ROOM_TO_START_MB = 64;

export function assertDiskSpace(folder: string): void {
  const freeMb = toMegabytes(readDiskSpace(folder).freeBytes);
  if (freeMb < ROOM_TO_START_MB)
    throw new ConfigError(`DATA_DIR ${folder} has ${freeMb} MB left on its disk, and the database needs ${ROOM_TO_START_MB} MB to start.`);
}

const Secrets = z.object({ sessionSecret: z.string(), encryptionKey: z.string(), formerEncryptionKeys: z.array(z.string()).default([]) });
export type Secrets = z.infer<typeof Secrets>;

/** The two secrets that the operator did not provide. They are created once and readable only by the owner. */
export function keepSecrets(folder: string): Secrets {
  const file = secretsFile(folder);
  if (!existsSync(file)) createSecrets(file);
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new ConfigError(`${file} cannot be read (${reason(error)}). Restore it from a backup: without it nobody stays logged in.`);
  }
}

/** If two processes create them at once, one wins, because linking fails if the file exists. */
function createSecrets(file: string): void {
  const secrets: Secrets = {
    sessionSecret: randomBytes(32).toString("base64url"),
    encryptionKey: newEncryptionKey(),
    formerEncryptionKeys: [],
  };
  try {
    writeAside(file, secrets, linkSync);
  } catch (error) {
    if (!existsSync(file)) throw new ConfigError(`${file} cannot be written (${reason(error)}).`);
  }
}

/** Creates a new key. The former one is kept until everything is encrypted with the new one. */
export function replaceEncryptionKey(folder: string): Secrets {
  const { encryptionKey, formerEncryptionKeys, ...rest } = keepSecrets(folder);
  const secrets = { ...rest, encryptionKey: newEncryptionKey(), formerEncryptionKeys: [encryptionKey, ...formerEncryptionKeys] };
  writeAside(secretsFile(folder), secrets, renameSync);
  return secrets;
}

export function deleteFormerKeys(folder: string): void {
  writeAside(secretsFile(folder), { ...keepSecrets(folder), formerEncryptionKeys: [] }, renameSync);
}

/** A crash leaves the old file or the new one, never a partial one. */
function writeAside(file: string, secrets: Secrets, putInPlace: (draft: string, file: string) => void): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    putInPlace(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

const secretsFile = (folder: string): string => path.join(folder, "secrets.json");
const newEncryptionKey = (): string => randomBytes(32).toString("base64");

const reason = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unreadable content";
