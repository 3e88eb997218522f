import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { buildCatalogue, openCatalogue } from "#server/catalogue/seed-catalogue.ts";
import { backups } from "#server/db/tables/backups.ts";
import { askOnTerminal, readAdminCommand, runAdminCommand } from "#server/features/auth/admin-command.ts";
import { COMMAND_LINE, recordChange } from "#server/platform/auth/audit.ts";
import { rotateSecrets } from "#server/platform/auth/encryption/rotate-keys.ts";
import { loadSecrets, placeOfKeys } from "#server/platform/auth/encryption/secrets.ts";
import { type Config, ConfigError } from "#server/platform/config.ts";
import { say } from "#server/platform/print-line.ts";
import { deleteFormerKeys, keepSecrets, prepareDataFolder, replaceEncryptionKey } from "#server/platform/storage/data-folder.ts";
import { wrapPglite } from "#server/platform/storage/database.ts";
import { DATABASE_TEMPLATE, makeTemplateReadable } from "#server/platform/storage/database-template.ts";
import { openDatabase } from "#server/platform/storage/open-database.ts";
import { checkBackup, ENCRYPTED_ENDING, writeBackup } from "./backup-file.ts";
import { importProducts, readImportOrder } from "./import-products.ts";
import { moveToPostgres } from "./move-to-postgres.ts";
import { backupsFolder } from "./nightly-backup.ts";
import { describeBackup, restore } from "./restore.ts";

/** Commands that an operator can run besides the server. File names are relative to the folder where they were asked for. */
const COMMANDS: Record<string, (config: Config, args: string[], folder: string) => Promise<void>> = {
  admin: administer,
  "rotate-keys": rotateKeys,
  backup: backUp,
  restore: restoreFrom,
  "move-to-postgres": move,
  products: manageProducts,
  // Used by the build.
  "write-build-files": writeBuildFiles,
};

export async function runCommand(name: string, config: Config, args: string[], folder: string): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new ConfigError(`There is no command "${name}". See docs/operating.md.`);
  await command(config, args, folder);
}

async function administer(config: Config, args: string[]): Promise<void> {
  const command = readAdminCommand(args);
  const database = await openDatabase(config);
  try {
    await runAdminCommand(database.db, command, { say, ask: askOnTerminal });
  } finally {
    await database.close();
  }
}

async function backUp(config: Config, [name]: string[], workingFolder: string): Promise<void> {
  const folder = backupsFolder(prepareDataFolder(config.dataDir));
  const { secret } = config.backup;
  const now = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file =
    name === undefined
      ? path.join(folder, `bitebright-${now}.jsonl.gz${secret ? ENCRYPTED_ENDING : ""}`)
      : path.resolve(workingFolder, name);
  const database = await openDatabase(config).catch((error) => {
    if (config.databaseUrl || !(error instanceof ConfigError)) throw error;
    throw new ConfigError(`${error.message} A running server makes a backup every night: copy the newest one in ${folder}.`);
  });
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const startedAt = new Date();
    const { rows } = await writeBackup(database.db, file, secret);
    await database.db.insert(backups).values({ startedAt, finishedAt: new Date() });
    say(
      `Backed up all data (users: ${rows.users}) to ${file}${secret ? ", encrypted" : ""}. The keys are not included: store ${placeOfKeys(config)} elsewhere.`,
    );
  } finally {
    await database.close();
  }
}

async function restoreFrom(config: Config, args: string[], folder: string): Promise<void> {
  const [name, ...others] = args.filter((arg) => arg !== "--replace" && arg !== "--check");
  if (name === undefined || others.length > 0) throw new ConfigError("Usage: npm run restore -- FILE [--replace], or --check FILE");
  const file = path.resolve(folder, name);
  const { secret } = config.backup;
  // Needs no database, so that a backup can be checked while the server runs, and on another machine.
  if (args.includes("--check")) {
    const backup = await checkBackup(file, secret);
    say(`${file} is whole: every row was read, and the checksum is right.`);
    for (const line of describeBackup(backup)) say(line);
    return;
  }
  const database = await openDatabase(config);
  try {
    const backup = await restore(database.db, file, { replace: args.includes("--replace"), secret });
    await recordChange(database.db, COMMAND_LINE, "database_restored", backup.createdAt);
    // Otherwise nothing in the database would say when the last backup was made.
    await database.db.insert(backups).values({ startedAt: new Date(backup.createdAt), finishedAt: new Date(backup.createdAt) });
    for (const line of describeBackup(backup)) say(line);
    say(`Restored all data (users: ${backup.rows.users}) as of ${backup.createdAt}. All users have to log in again.`);
  } finally {
    await database.close();
  }
}

async function manageProducts(config: Config, args: string[], folder: string): Promise<void> {
  const order = readImportOrder(args);
  const database = await openDatabase(config);
  try {
    await importProducts(database.db, { ...order, file: path.resolve(folder, order.file) }, { say, terminal: process.stdout });
    await recordChange(database.db, COMMAND_LINE, "products_imported", path.basename(order.file));
  } finally {
    await database.close();
  }
}

async function move(config: Config): Promise<void> {
  if (!config.databaseUrl) throw new ConfigError("Set DATABASE_URL to an empty PostgreSQL database.");
  const folder = prepareDataFolder(config.dataDir);
  const rows = await moveToPostgres(folder, config.databaseUrl);
  say(`Copied ${rows} rows to PostgreSQL and compared each with the original, which is still in ${folder}.`);
  say(`From now on, start with DATABASE_URL and with the keys in ${placeOfKeys(config)}.`);
}

/** Without ENCRYPTION_KEY, the app replaces its own key. With it, the operator has provided both the new key and the former one. */
async function rotateKeys(config: Config): Promise<void> {
  const database = await openDatabase(config);
  try {
    const folder = config.encryptionKey ? undefined : prepareDataFolder(config.dataDir);
    if (folder && keepSecrets(folder).formerEncryptionKeys.length === 0) replaceEncryptionKey(folder);
    const { rotated, unreadable } = await rotateSecrets(database.db, loadSecrets(config).encryption);
    if (unreadable > 0) throw new ConfigError(`Secrets encrypted with a key that is not in ENCRYPTION_KEY_FORMER: ${unreadable}.`);
    if (folder) deleteFormerKeys(folder);
    await recordChange(database.db, COMMAND_LINE, "keys_rotated", "");
    say(`Secrets re-encrypted with the new key: ${rotated}.`);
  } finally {
    await database.close();
  }
}

/** Prepares what would otherwise take seconds at startup: all foods and the search index, and a new embedded database. */
async function writeBuildFiles(): Promise<void> {
  buildCatalogue();
  rmSync(DATABASE_TEMPLATE, { recursive: true, force: true });
  const { db, close } = await wrapPglite(await PGlite.create(DATABASE_TEMPLATE));
  await openCatalogue(db);
  await close();
  makeTemplateReadable();
}
