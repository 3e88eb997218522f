import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/**
 * Until the transaction ends, whoever else wants this person's lock waits: what is counted stays true until it is written.
 * The function that counts a diary's day takes the same lock.
 */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${userId}))`);
}
