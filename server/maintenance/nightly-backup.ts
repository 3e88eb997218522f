import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { dayAt, timeAt } from "#core/domain/calendar/calendar-day.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { writeBackup } from "./backup-file.ts";

const NIGHTS_KEPT = 7;
/** At night, few users log meals. */
const FROM = "03:00";
const NIGHTLY = /^nightly-\d{4}-\d{2}-\d{2}\.jsonl\.gz$/;
const HALF_WRITTEN = /^nightly-.*\.part$/;

export const backupsFolder = (dataFolder: string): string => path.join(dataFolder, "backups");

/** Includes nightly backups and manual ones. */
export function newestBackupAt(dataFolder: string): Date | undefined {
  const folder = backupsFolder(dataFolder);
  if (!existsSync(folder)) return undefined;
  const times = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl.gz"))
    .map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}

/** Makes one backup per day, at the first call after three o'clock. A machine that was asleep catches up. Returns the new file. */
export async function backUpNightly(db: Db, dataFolder: string, now: Date): Promise<string | undefined> {
  const folder = backupsFolder(dataFolder);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const file = path.join(folder, `nightly-${dayAt(now, timeZone)}.jsonl.gz`);
  if (timeAt(now, timeZone) < FROM || existsSync(file)) return undefined;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await writeBackup(db, file);
  const names = readdirSync(folder);
  const old = names
    .filter((name) => NIGHTLY.test(name))
    .sort()
    .slice(0, -NIGHTS_KEPT);
  for (const name of [...old, ...names.filter((other) => HALF_WRITTEN.test(other))]) rmSync(path.join(folder, name), { force: true });
  return file;
}
