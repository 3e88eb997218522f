import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/**
 * Until the transaction ends, anyone else who wants this user's lock waits: a count stays true until it is written.
 * The database function that counts the entries of a diary day takes the same lock.
 */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${userId}))`);
}
