import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { PERSONAL_TABLES, tableName } from "#server/db/personal-data.ts";
import { BUILD } from "#server/platform/build.ts";
import { type BackupSecret, ConfigError } from "#server/platform/config.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { refuseNewerVersion } from "#server/platform/storage/migrations.ts";
import { decryptBackup, encryptBackup } from "./backup-encryption.ts";
import { readRows, readSnapshot } from "./rows.ts";
import { listSchemas, listTables } from "./schema.ts";

const FORMAT = "bitebright-backup";
const VERSION = 1;
/** Rate limit counts must not be restored either. Shared products are a million rows that can be fetched from their source again. */
const OMITTED = new Set([
  "rate_limits",
  "backups",
  "products",
  "product_lookups",
  "product_imports",
  ...PERSONAL_TABLES.filter(({ isBackedUp }) => !isBackedUp).map(tableName),
]);
export const ENCRYPTED_ENDING = ".enc";
const DISK_PROBLEMS = new Set(["EACCES", "EDQUOT", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR", "EPERM", "EROFS"]);

/** The first line of the file. */
const Header = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  schema: z.string(),
  createdAt: z.string(),
  /** What wrote the file. Absent before 1.1.0, as are the tables. */
  program: z.object({ version: z.string(), commit: z.string() }).optional(),
  tables: z.array(z.string()).optional(),
});
/** A line between rows, which are objects: the start of a table, or the end of the file. */
const Mark = z.union([
  z.tuple([z.literal("table"), z.string()]),
  z.tuple([z.literal("end"), z.object({ rows: z.record(z.string(), z.int()), sha256: z.string() })]),
]);

export interface Backup {
  schema: string;
  createdAt: string;
  program: typeof BUILD | undefined;
  /** The number of rows of each table. */
  rows: Record<string, number>;
}

/** The tables that a backup contains, each after those that it refers to. */
export const listBackedUpTables = () => listTables().filter(({ name }) => !OMITTED.has(name));

/** Written under a temporary name and renamed, so that a backup file is never incomplete. */
export async function writeBackup(db: Db, file: string, secret?: BackupSecret): Promise<Backup> {
  const backup: Backup = { schema: listSchemas().at(-1) ?? "", createdAt: new Date().toISOString(), program: BUILD, rows: {} };
  const draft = `${file}.part`;
  try {
    await readSnapshot(db, async (tx) => {
      // A newer version may have migrated the database while this one runs. Its tables would be missing.
      await refuseNewerVersion(tx);
      const text = Readable.from(writeBackupText(tx, backup));
      const target = createWriteStream(draft, { mode: 0o600, flush: true });
      if (secret === undefined) await pipeline(text, createGzip(), target);
      else await pipeline(text, createGzip(), (packed) => encryptBackup(packed, secret), target);
    });
    renameSync(draft, file);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw DISK_PROBLEMS.has(code) ? new ConfigError(`${file} cannot be written (${code}).`) : error;
  }
  return backup;
}

async function* writeBackupText(tx: Db, { schema, createdAt, program, rows }: Backup): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  const tables = listBackedUpTables();
  const names = tables.map(({ name }) => name);
  yield hashed(`${JSON.stringify({ format: FORMAT, version: VERSION, schema, createdAt, program, tables: names })}\n`);
  for (const table of tables) {
    yield hashed(`${JSON.stringify(["table", table.name])}\n`);
    let count = 0;
    for await (const lines of readRows(tx, table)) {
      count += lines.length;
      yield hashed(`${lines.join("\n")}\n`);
    }
    rows[table.name] = count;
  }
  yield `${JSON.stringify(["end", { rows, sha256: hash.digest("hex") }])}\n`;
}

/** Reads the whole file once and verifies everything. Throws with the reason if it is not exactly what was written. */
export async function checkBackup(file: string, secret?: BackupSecret): Promise<Backup> {
  const hash = createHash("sha256");
  const rows: Record<string, number> = {};
  let header: z.infer<typeof Header> | undefined;
  let table: string | undefined;
  let isWhole = false;
  try {
    for await (const line of readLines(file, secret)) {
      if (isWhole) throw damaged(file, "there is data after its end");
      const mark = line.startsWith("[") ? Mark.parse(JSON.parse(line)) : undefined;
      if (mark?.[0] === "end") {
        const found = JSON.stringify(rows) === JSON.stringify(mark[1].rows) && hash.digest("hex") === mark[1].sha256;
        if (!found) throw damaged(file, "its checksum is wrong");
        isWhole = true;
        continue;
      }
      hash.update(`${line}\n`);
      if (!header) header = readHeader(file, line);
      else if (mark) {
        table = mark[1];
        rows[table] = 0;
      } else if (table !== undefined) rows[table] = (rows[table] ?? 0) + 1;
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code.startsWith("E")) throw new ConfigError(`${file} cannot be read (${code}).`);
    throw header ? damaged(file, "it cannot be unpacked") : notOurs(file);
  }
  if (!header) throw notOurs(file);
  if (!isWhole) throw damaged(file, "its end is missing");
  if (header.tables && JSON.stringify(header.tables) !== JSON.stringify(Object.keys(rows))) throw damaged(file, "a table is missing");
  return { schema: header.schema, createdAt: header.createdAt, program: header.program, rows };
}

/** The rows of a verified backup, table by table in the order in which they can be inserted. */
export async function* readBackup(file: string, secret?: BackupSecret): AsyncGenerator<{ table: string; lines: string[] }> {
  const MAX_CHARACTERS = 1_000_000;
  let table = "";
  let lines: string[] = [];
  let characters = 0;
  for await (const line of readLines(file, secret)) {
    const isRow = line.startsWith("{") && table !== "";
    if (isRow) {
      lines.push(line);
      characters += line.length;
    }
    if ((!isRow || characters > MAX_CHARACTERS) && lines.length > 0) {
      yield { table, lines };
      lines = [];
      characters = 0;
    }
    if (line.startsWith("[")) {
      const mark = Mark.parse(JSON.parse(line));
      table = mark[0] === "table" ? mark[1] : "";
    }
  }
}

function readHeader(file: string, line: string): z.infer<typeof Header> {
  const header = Header.safeParse(JSON.parse(line));
  if (!header.success) throw notOurs(file);
  if (header.data.version > VERSION) throw fromNewerVersion(file);
  return header.data;
}

/** Splits only at line feeds, because names may contain the other characters that Unicode treats as line ends. */
async function* readLines(file: string, secret: BackupSecret | undefined): AsyncGenerator<string> {
  const packed = Readable.from(decryptBackup(file, createReadStream(file), secret));
  const gunzip = createGunzip().setEncoding("utf8");
  packed.on("error", (error) => gunzip.destroy(error));
  let rest = "";
  for await (const chunk of packed.pipe(gunzip)) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

const notOurs = (file: string): ConfigError => new ConfigError(`${file} is not a backup of ${PRODUCT_NAME}.`);
const damaged = (file: string, how: string): ConfigError => new ConfigError(`${file} is damaged: ${how}. Use another backup.`);
export const fromNewerVersion = (file: string): ConfigError =>
  new ConfigError(`${file} was made by a newer version of ${PRODUCT_NAME}. Update this installation, then restore.`);
