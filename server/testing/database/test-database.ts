import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { getTableName, sql } from "drizzle-orm";
import pg from "pg";
import { inject } from "vitest";
import { PERSONAL_TABLES } from "#server/db/personal-data.ts";
import { backups } from "#server/db/tables/backups.ts";
import { faqs } from "#server/db/tables/faqs.ts";
import { catalogueReleases, foods } from "#server/db/tables/foods.ts";
import { invitations } from "#server/db/tables/invitations.ts";
import { mails } from "#server/db/tables/mails.ts";
import { productImports, productLookups, products } from "#server/db/tables/products.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { adminSettings } from "#server/db/tables/settings.ts";
import { textReports } from "#server/db/tables/text-reports.ts";
import { users } from "#server/db/tables/users.ts";
import { type Database, openPostgres, wrapPglite } from "#server/platform/storage/database.ts";

/** Where a test file gets its own migrated database from. Created once for all of them by the global setup. */
export type DatabaseSource =
  | { kind: "pglite"; snapshotFile: string; dataFolder: string }
  | { kind: "postgres"; maintenanceUrl: string; templateName: string };

declare module "vitest" {
  interface ProvidedContext {
    databaseSource: DatabaseSource;
  }
}

/** Opens a separate, migrated and empty database. `close` also removes it. */
export async function openTestDatabase(): Promise<Database> {
  const source = inject("databaseSource");
  if (source.kind === "pglite") return wrapPglite(await PGlite.create({ loadDataDir: await openAsBlob(source.snapshotFile) }));
  const { url, drop } = await createTestPostgres(source);
  const database = await openPostgres(url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Rows of other personal tables are deleted with their user. Mails to addresses without an account have no user to go with. */
const EMPTIED_TABLES = [
  users,
  ...PERSONAL_TABLES.filter(({ onDeletion }) => onDeletion !== "deleted").map(({ table }) => table),
  adminSettings,
  faqs,
  textReports,
  rateLimits,
  foods,
  catalogueReleases,
  invitations,
  mails,
  products,
  productLookups,
  productImports,
  backups,
];
/** One statement, because it takes a third of the time of many. */
const EMPTY_TABLES = sql.raw(`do $$ begin ${EMPTIED_TABLES.map((table) => `delete from ${getTableName(table)};`).join(" ")} end $$`);

let shared: Database | undefined;

/** One database for all tests of a worker, emptied each time, which is much faster than creating one. It ends with the worker. */
export async function emptySharedTestDatabase(): Promise<Database> {
  shared ??= await openTestDatabase();
  await shared.db.execute(EMPTY_TABLES);
  return shared;
}

/** For tests in which several processes share one PostgreSQL. */
export async function createTestPostgres(
  source: Extract<DatabaseSource, { kind: "postgres" }>,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${source.templateName}${randomUUID().slice(0, 8)}`;
  await administer(source.maintenanceUrl, `create database ${name} template ${source.templateName}`);
  return {
    url: databaseUrl(source.maintenanceUrl, name),
    drop: async () => void (await administer(source.maintenanceUrl, `drop database if exists ${name} with (force)`)),
  };
}

export async function administer<Row extends pg.QueryResultRow>(maintenanceUrl: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The template and all remaining copies of it. */
export async function databasesLike(maintenanceUrl: string, templateName: string): Promise<string[]> {
  const found = await administer<{ name: string }>(
    maintenanceUrl,
    `select datname "name" from pg_database where starts_with(datname, '${templateName}')`,
  );
  return found.map(({ name }) => name);
}

const databaseUrl = (serverUrl: string, databaseName: string): string =>
  Object.assign(new URL(serverUrl), { pathname: `/${databaseName}` }).href;
