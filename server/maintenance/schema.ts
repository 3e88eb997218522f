import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import * as z from "zod";
import type { Db } from "#server/platform/storage/database.ts";
import { MIGRATIONS_FOLDER } from "#server/platform/storage/migrations.ts";

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });
const Snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({
      name: z.string(),
      columns: z.record(z.string(), z.object({ name: z.string(), primaryKey: z.boolean() })),
      foreignKeys: z.record(z.string(), z.object({ tableTo: z.string() })),
      compositePrimaryKeys: z.record(z.string(), z.object({ columns: z.array(z.string()) })),
    }),
  ),
});

export interface Table {
  name: string;
  /** The columns of the primary key. */
  key: string[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(MIGRATIONS_FOLDER, "meta", file), "utf8"));

/** The names of all schemas so far, oldest first. */
export const listSchemas = (): string[] => Journal.parse(readJson("_journal.json")).entries.map(({ tag }) => tag);

/** The tables of the current schema, each after those that it refers to. */
export function listTables(): Table[] {
  const newest = listSchemas().at(-1)?.slice(0, 4);
  const tables = Object.values(Snapshot.parse(readJson(`${newest}_snapshot.json`)).tables);
  const ordered = new Map<string, Table>();
  const place = (table: (typeof tables)[number]): void => {
    if (ordered.has(table.name)) return;
    const needed = new Set(Object.values(table.foreignKeys).map(({ tableTo }) => tableTo));
    for (const other of tables) if (needed.has(other.name)) place(other);
    const single = Object.values(table.columns).filter(({ primaryKey }) => primaryKey);
    const composite = Object.values(table.compositePrimaryKeys).flatMap(({ columns }) => columns);
    ordered.set(table.name, { name: table.name, key: [...single.map(({ name }) => name), ...composite] });
  };
  for (const table of tables) place(table);
  return [...ordered.values()];
}

/** Removes all of the app's tables and functions. The change lasts only if the transaction commits. */
export async function dropSchema(tx: Db): Promise<void> {
  const names = listTables().map(({ name }) => sql.identifier(name));
  await tx.execute(sql`drop table if exists ${sql.join(names, sql`, `)} cascade`);
  await tx.execute(sql`drop function if exists tell_person_changed(), claim_diary_room(uuid, uuid, timestamptz, timestamptz, integer),
    claim_diary_room(uuid, uuid, timestamptz, timestamptz, timestamptz, integer)`);
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
}

/** Drizzle's own migrator would end the surrounding transaction. */
export async function applyMigrations(tx: Db, from: number, to?: number): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).slice(from, to)) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);
  }
}

/** Safe to cast: both drivers return the rows of a raw statement. */
export const resultRows = (answer: unknown): Record<string, unknown>[] => (answer as { rows: Record<string, unknown>[] }).rows;
