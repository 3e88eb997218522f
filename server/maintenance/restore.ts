import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { type BackupSecret, ConfigError } from "#server/platform/config.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { refuseNewerVersion } from "#server/platform/storage/migrations.ts";
import { type Backup, checkBackup, fromNewerVersion, listBackedUpTables, readBackup } from "./backup-file.ts";
import { countRows, hasUsers, insertRows, prepareTransaction } from "./rows.ts";
import { applyMigrations, dropSchema, listSchemas } from "./schema.ts";

interface RestoreOptions {
  replace: boolean;
  secret?: BackupSecret | undefined;
}

/** Runs in one transaction, so that the database has either its previous content or the backup's. */
export async function restore(db: Db, file: string, { replace, secret }: RestoreOptions): Promise<Backup> {
  const backup = await checkBackup(file, secret);
  const schemas = listSchemas();
  if (!schemas.includes(backup.schema)) throw fromNewerVersion(file);
  // Another version may have migrated the database since it was opened.
  await refuseNewerVersion(db);
  const migrated = schemas.indexOf(backup.schema) + 1;
  await db.transaction(async (tx) => {
    await prepareTransaction(tx);
    if (!replace && (await hasUsers(tx))) {
      throw new ConfigError("This database already contains users. To delete them and all their data, add --replace.");
    }
    await dropSchema(tx);
    await applyMigrations(tx, 0, migrated);
    for await (const { table, lines } of readBackup(file, secret)) await insertRows(tx, table, lines);
    for (const [table, rows] of Object.entries(backup.rows)) {
      const found = await countRows(tx, table);
      if (found !== rows) throw new Error(`${table} has ${found} rows instead of ${rows}.`);
    }
    await applyMigrations(tx, migrated);
  });
  return backup;
}

/** What an operator should know before relying on this file. */
export function describeBackup({ schema, program, createdAt, rows }: Backup): string[] {
  const schemas = listSchemas();
  const by = program ? `${PRODUCT_NAME} ${program.version} (commit ${program.commit})` : `a version of ${PRODUCT_NAME} before 1.1.0`;
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const lines = [
    `Made at ${createdAt} by ${by} with schema ${schema}: ${Object.keys(rows).length} tables, ${total} rows, users: ${rows.users ?? 0}.`,
  ];
  if (!schemas.includes(schema)) lines.push("It is of a newer version: this one cannot restore it.");
  const missing = listBackedUpTables().filter(({ name }) => !(name in rows));
  if (missing.length === 0 || !schemas.includes(schema)) return lines;
  lines.push(`Not in it, because its version did not have them: ${missing.map(({ name }) => name).join(", ")}.`);
  // Later versions refuse to back up a database that a newer one has used.
  if (!program) {
    lines.push(
      `If a newer version had used that database before, what it stored there is NOT in this file, nor is which children wait for a guardian's consent. Prefer a backup made by the newer version.`,
    );
  }
  return lines;
}
