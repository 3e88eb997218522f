import { setTimeout } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

const MAX_PAUSE_MS = 250;
/** Foods cost the most, about a tenth of a millisecond each, because other tables refer to them. */
const ROWS_A_BATCH = 200;

/**
 * Waits about as long as the last batch took, so that whole requests of others fit in between: the embedded database has a single
 * connection, which everybody's requests need.
 */
export async function giveWay(tookMs: number, signal: AbortSignal): Promise<void> {
  await setTimeout(Math.min(tookMs, MAX_PAUSE_MS), undefined, { signal }).catch(() => {});
}

/** Deletes these rows a few at a time, until none is left or the process is stopping. Two processes at once take different rows. */
export async function deleteInBatches(db: Db, table: PgTable, which: SQL, signal: AbortSignal): Promise<void> {
  for (let deleted = ROWS_A_BATCH; deleted === ROWS_A_BATCH && !signal.aborted; ) {
    const start = performance.now();
    // By their place in the table: without statistics, the embedded database might read the whole table for each batch instead.
    const some = sql`array(select ctid from ${table} where ${which} limit ${ROWS_A_BATCH} for update skip locked)`;
    const rows = await db.delete(table).where(sql`ctid = any(${some})`).returning({ one: sql`1` });
    deleted = rows.length;
    if (deleted === ROWS_A_BATCH) await giveWay(performance.now() - start, signal);
  }
}
