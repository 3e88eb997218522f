import path from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { ConfigError } from "#server/platform/config.ts";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";

type Db = PgDatabase<PgQueryResultHKT>;

export const MIGRATIONS_FOLDER = path.join(PROJECT_ROOT, "server/db/migrations");

/** Whether a version newer than this one has migrated the database. */
export async function isNewerVersion(db: Db, migrationsFolder = MIGRATIONS_FOLDER): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const newer = await db.select({ found: sql`1` }).from(sql`drizzle.__drizzle_migrations`).where(sql`created_at > ${newest}`).limit(1);
  return newer.length > 0;
}

/**
 * An older version would ignore what newer ones store: it would let in children who wait for consent, and leave tables out of backups.
 * Drizzle's migrator does not notice.
 */
export async function refuseNewerVersion(db: Db, migrationsFolder?: string): Promise<void> {
  if (await isNewerVersion(db, migrationsFolder))
    throw new ConfigError(
      `A newer version of ${PRODUCT_NAME} has used this database. Install that version, or restore a backup of this one into an empty database.`,
    );
}
