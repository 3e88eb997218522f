import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { ConfigError } from "#server/platform/config.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { type Database, openPostgres, wrapPglite } from "#server/platform/storage/database.ts";
import { lockDataFolder } from "#server/platform/storage/folder-lock.ts";
import { hasUsers, insertRows, prepareTransaction, readRows, readSnapshot } from "./rows.ts";
import { listTables, type Table } from "./schema.ts";

/** Copies the embedded database of a data folder, including sessions, and returns the number of rows. */
export async function moveToPostgres(folder: string, databaseUrl: string): Promise<number> {
  const lock = await lockDataFolder(folder);
  const copy = path.join(folder, "database.moving");
  try {
    const original = path.join(folder, "database");
    if (!existsSync(original)) throw new ConfigError(`There is no embedded database in ${folder}.`);
    // Opening a database writes to its folder, but the original must stay unchanged.
    rmSync(copy, { recursive: true, force: true });
    cpSync(original, copy, { recursive: true });
    const source = await wrapPglite(await PGlite.create(copy));
    try {
      const target = await openPostgres(databaseUrl);
      try {
        return await copyAll(source, target);
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
    await lock.release();
  }
}

function copyAll(source: Database, target: Database): Promise<number> {
  const tables = listTables();
  return readSnapshot(source.db, (from) =>
    target.db.transaction(async (to) => {
      await prepareTransaction(to);
      if (await hasUsers(to)) throw new ConfigError("The database at DATABASE_URL already contains users. Use an empty one.");
      // The first start created the catalogue and the first FAQs, which the copied rows replace.
      const names = tables.map(({ name }) => sql.identifier(name));
      await to.execute(sql`truncate ${sql.join(names, sql`, `)}`);
      for (const table of tables) for await (const lines of readRows(from, table)) await insertRows(to, table.name, lines);
      let rows = 0;
      for (const table of tables) rows += await compareRows(from, to, table);
      return rows;
    }),
  );
}

/**
 * Throws at the first row that differs between the two databases.
 * @internal
 */
export async function compareRows(from: Db, to: Db, table: Table): Promise<number> {
  const copies = readRows(to, table, { sorted: true });
  let rows = 0;
  for await (const lines of readRows(from, table, { sorted: true })) {
    const { value: copied = [] } = await copies.next();
    const wrong = lines.findIndex((line, index) => line !== copied[index]);
    if (wrong !== -1 || copied.length !== lines.length) throw differs(table, rows + Math.max(wrong, 0));
    rows += lines.length;
  }
  if (!(await copies.next()).done) throw differs(table, rows);
  return rows;
}

const differs = ({ name }: Table, row: number): ConfigError =>
  new ConfigError(`Row ${row + 1} of ${name} differs from the original after copying. Nothing was saved.`);
