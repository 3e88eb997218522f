import { ConfigError } from "#server/platform/config.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { refuseNewerVersion } from "#server/platform/storage/migrations.ts";
import { type Backup, checkBackup, fromNewerVersion, readBackup } from "./backup-file.ts";
import { countRows, hasUsers, insertRows, prepareTransaction } from "./rows.ts";
import { applyMigrations, dropSchema, listSchemas } from "./schema.ts";

/** Runs in one transaction, so that the database has either its previous content or the backup's. */
export async function restore(db: Db, file: string, { replace }: { replace: boolean }): Promise<Backup> {
  const backup = await checkBackup(file);
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
    for await (const { table, lines } of readBackup(file)) await insertRows(tx, table, lines);
    for (const [table, rows] of Object.entries(backup.rows)) {
      const found = await countRows(tx, table);
      if (found !== rows) throw new Error(`${table} has ${found} rows instead of ${rows}.`);
    }
    await applyMigrations(tx, migrated);
  });
  return backup;
}
