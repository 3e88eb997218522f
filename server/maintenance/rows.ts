import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/storage/database.ts";
import { resultRows, type Table } from "./schema.ts";

const ROWS_AT_A_TIME = 500;

/** Prepares a long transaction with a single snapshot and no timeouts. Times and numbers are formatted the same in every database. */
export async function prepareTransaction(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(sql`set local extra_float_digits = 1`);
}

/** Reads a consistent snapshot of the whole database, while other connections continue to write. */
export function readSnapshot<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await prepareTransaction(tx);
      return read(tx);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Each row as JSON that PostgreSQL itself produces and reads back without loss. */
export async function* readRows(tx: Db, { name, key }: Table, { sorted = false } = {}): AsyncGenerator<string[]> {
  const cursor = sql.identifier(`rows_of_${name}`);
  // Sorted as text by bytes, so that the order is the same in every database, regardless of its locale.
  const columns = key.map((column) => sql`${sql.identifier(column)}::text collate "C"`);
  const order = sorted ? sql`order by ${sql.join(columns, sql`, `)}` : sql``;
  await tx.execute(sql`declare ${cursor} no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(name)} t ${order}`);
  for (;;) {
    const rows = resultRows(await tx.execute(sql`fetch ${sql.raw(String(ROWS_AT_A_TIME))} from ${cursor}`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => String(line));
  }
  await tx.execute(sql`close ${cursor}`);
}

export async function insertRows(tx: Db, name: string, lines: string[]): Promise<void> {
  if (lines.length === 0) return;
  const table = sql.identifier(name);
  await tx.execute(sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${`[${lines.join(",")}]`}::json)`);
}

export async function countRows(tx: Db, name: string): Promise<number> {
  const [row] = resultRows(await tx.execute(sql`select count(*)::int as rows from ${sql.identifier(name)}`));
  return Number(row?.rows);
}

/** Everything that people create belongs to a user, so a database without users has no data to lose. */
export const hasUsers = async (db: Db): Promise<boolean> => resultRows(await db.execute(sql`select 1 from users limit 1`)).length > 0;
