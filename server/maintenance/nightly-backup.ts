import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { and, eq, isNull, lt, max, sql } from "drizzle-orm";
import { dayAt, timeAt } from "#core/domain/calendar/calendar-day.ts";
import { DAY_MS, HOUR_MS } from "#core/domain/calendar/durations.ts";
import { backups } from "#server/db/tables/backups.ts";
import type { BackupSecret } from "#server/platform/config.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { isNewerVersion } from "#server/platform/storage/migrations.ts";
import { ENCRYPTED_ENDING, writeBackup } from "./backup-file.ts";

const STORED_NIGHTS = 7;
/** At night, few users log meals. */
const FROM = "03:00";
const NIGHTLY = /^nightly-\d{4}-\d{2}-\d{2}\.jsonl\.gz(\.enc)?$/;
const PARTIAL_FILE = /^nightly-.*\.part$/;
const BACKUP = /\.jsonl\.gz(\.enc)?$/;
/** After this time, another process makes the backup of one that ended meanwhile. */
const CLAIMED_FOR_MS = 2 * HOUR_MS;
const RECORD_RETENTION_MS = 90 * DAY_MS;

export const backupsFolder = (dataFolder: string): string => path.join(dataFolder, "backups");

/** By any process or command on this database, or in this folder, which may be older than the records. */
export async function findNewestBackupAt(db: Db, dataFolder: string): Promise<Date | undefined> {
  const [row] = await db.select({ at: max(backups.finishedAt) }).from(backups);
  const folder = backupsFolder(dataFolder);
  const times = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => BACKUP.test(name))
    .map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (row?.at) times.push(row.at.getTime());
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}

/**
 * Makes one backup per day, at the first call after three o'clock. A machine that was asleep catches up. Of several processes exactly one
 * makes it. Returns the new file.
 */
export async function backUpNightly(db: Db, dataFolder: string, now: Date, secret?: BackupSecret): Promise<string | undefined> {
  const folder = backupsFolder(dataFolder);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const night = dayAt(now, timeZone);
  const file = path.join(folder, `nightly-${night}.jsonl.gz${secret ? ENCRYPTED_ENDING : ""}`);
  if (timeAt(now, timeZone) < FROM || existsSync(file)) return undefined;
  // While versions change over, the newer one backs up what the older one does not know.
  if (await isNewerVersion(db)) return undefined;
  if (!(await claimNight(db, night, now))) return undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await writeBackup(db, file, secret);
  } catch (error) {
    await db.delete(backups).where(and(eq(backups.night, night), isNull(backups.finishedAt)));
    throw error;
  }
  await db.update(backups).set({ finishedAt: new Date() }).where(eq(backups.night, night));
  await db.delete(backups).where(lt(backups.startedAt, new Date(now.getTime() - RECORD_RETENTION_MS)));
  deleteOldNights(folder);
  return file;
}

/** One statement, so that only one process gets the night. */
async function claimNight(db: Db, night: string, now: Date): Promise<boolean> {
  const abandonedBefore = new Date(now.getTime() - CLAIMED_FOR_MS).toISOString();
  const isAbandoned = sql`${backups.finishedAt} is null and ${backups.startedAt} < ${abandonedBefore}::timestamptz`;
  const claimed = await db
    .insert(backups)
    .values({ night, startedAt: now })
    .onConflictDoUpdate({ target: backups.night, set: { startedAt: sql`excluded.started_at` }, setWhere: isAbandoned })
    .returning({ id: backups.id });
  return claimed.length > 0;
}

function deleteOldNights(folder: string): void {
  const names = readdirSync(folder);
  const old = names
    .filter((name) => NIGHTLY.test(name))
    .sort()
    .slice(0, -STORED_NIGHTS);
  for (const name of [...old, ...names.filter((other) => PARTIAL_FILE.test(other))]) rmSync(path.join(folder, name), { force: true });
}
