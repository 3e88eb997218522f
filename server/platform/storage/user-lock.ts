import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/**
 * Other transactions that want this user's lock wait until this one ends, so that a count stays correct until it is written. The database
 * function that counts the entries of a diary day takes the same lock.
 */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${userId}))`);
}
