import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { PERSONAL_TABLES } from "#server/db/personal-data.ts";
import { foods } from "#server/db/tables/foods.ts";
import { importParts } from "#server/db/tables/imports.ts";
import { users } from "#server/db/tables/users.ts";
import { deleteInBatches } from "#server/platform/storage/batches.ts";
import type { Db } from "#server/platform/storage/database.ts";

const isDeleted = isNotNull(users.deletedAt);

/** Parts before their imports, and foods after everything that refers to them, so that no batch deletes more rows than its own. */
const TABLES: { table: PgTable; owner: PgColumn }[] = [
  { table: importParts, owner: importParts.userId },
  ...PERSONAL_TABLES.filter(({ table, onDeletion }) => onDeletion === "deleted" && table !== foods),
  { table: foods, owner: foods.ownerId },
];

export async function listDeletedAccounts(db: Db): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isDeleted).orderBy(asc(users.deletedAt));
  return rows.map(({ id }) => id);
}

/** Deletes everything of a deleted account, at last the account itself, and returns whether all of it is gone. Can be interrupted and repeated, also by two processes at once. */
export async function deleteUserRows(db: Db, userId: string, signal: AbortSignal): Promise<boolean> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isDeleted));
  if (!account) return false;
  for (const { table, owner } of TABLES) await deleteInBatches(db, table, eq(owner, userId), signal);
  // What a request that was under way wrote meanwhile goes with it.
  if (signal.aborted) return false;
  await db.delete(users).where(and(eq(users.id, userId), isDeleted));
  return true;
}
