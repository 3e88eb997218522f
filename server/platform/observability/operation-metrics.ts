import { setTimeout as delay } from "node:timers/promises";
import { count, isNotNull } from "drizzle-orm";
import { Gauge, type Registry } from "prom-client";
import { mails } from "#server/db/tables/mails.ts";
import { BUILD } from "#server/platform/build.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { FAILURE_COUNTERS } from "./counters.ts";
import type { Operations } from "./system-status.ts";

/** How long a scrape waits for the database, which may be what is wrong. */
const READ_WITHIN_MS = 2_000;
const MS_PER_S = 1_000;

/** What an operator watches besides requests: which program runs, its mails, backups, disk and failures. */
export function measureOperation(registry: Registry, db: Db, operations: Operations | undefined): void {
  const registers = [registry];
  for (const metric of FAILURE_COUNTERS) registry.registerMetric(metric);
  new Gauge({
    name: "bitebright_build_info",
    help: "Always 1; its labels say which program runs.",
    labelNames: ["version", "commit"],
    registers,
  }).set(BUILD, 1);

  /** Has no value while it cannot be read. */
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.remove();
        const value = await inTime(read());
        if (value !== undefined) this.set(value);
      },
    });
  gauge("bitebright_mails_waiting", "Mails in the queue of all processes.", async () => {
    const [row] = await db.select({ waiting: count() }).from(mails).where(isNotNull(mails.dueAt));
    return row?.waiting;
  });
  if (!operations) return;
  const { findNewestBackupAt, readDiskSpace } = operations;
  gauge("bitebright_last_backup_timestamp_seconds", "When the newest backup was made; no value before the first.", async () => {
    const at = await findNewestBackupAt();
    return at && at.getTime() / MS_PER_S;
  });
  gauge("bitebright_disk_free_bytes", "Free space on the disk of DATA_DIR.", async () => readDiskSpace().freeBytes);
  gauge("bitebright_disk_size_bytes", "Size of the disk of DATA_DIR.", async () => readDiskSpace().sizeBytes);
}

async function inTime<T>(reading: Promise<T>): Promise<T | undefined> {
  const waiting = new AbortController();
  const late = delay(READ_WITHIN_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
  return Promise.race([reading.catch(() => undefined), late]).finally(() => waiting.abort());
}
