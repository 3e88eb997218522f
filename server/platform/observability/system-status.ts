import { readFileSync, writeFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { SystemStatus } from "#core/contracts/admin-users.ts";
import { DAY_MS, MINUTE_MS } from "#core/domain/calendar/durations.ts";
import type { Database } from "#server/platform/storage/database.ts";
import { type DiskSpace, isDiskNearlyFull } from "#server/platform/storage/disk-space.ts";

declare module "fastify" {
  interface FastifyInstance {
    systemStatus: () => Promise<ProcessStatus>;
  }
}

/** The state of the system apart from its texts, which features read. */
type ProcessStatus = Omit<SystemStatus, "unfilledTexts">;

/** What the process knows about its own state. Absent in tests and tools that build an app without it. */
export interface Operations {
  uptime: Uptime;
  /** Otherwise the operator makes the backups, perhaps with other programs. */
  isNightlyBackupOn: boolean;
  /** When the newest backup was made; undefined if there is none. */
  findNewestBackupAt: () => Promise<Date | undefined>;
  /** Of the disk that holds the data folder. */
  readDiskSpace: () => DiskSpace;
}

/** One missed night is acceptable, because a machine may be asleep. */
const BACKUP_YOUNG_MS = 2 * DAY_MS;
const ERRORS_WITHIN_MS = 15 * MINUTE_MS;
const ERRORS_PILE_UP_FROM = 10;
const PING_TIMEOUT_MS = 3_000;

/** Reports the system's state on demand: queries the database, finds the newest backup, and counts failed responses. */
export function watchSystem(app: FastifyInstance, database: Pick<Database, "ping">, operations: Operations | undefined): void {
  const errors: number[] = [];
  app.addHook("onResponse", (_request, reply, done) => {
    if (reply.statusCode >= 500) errors.push(Date.now());
    // Only an accumulation of errors matters, so older ones need not be kept.
    if (errors.length > ERRORS_PILE_UP_FROM) errors.shift();
    done();
  });
  app.decorate("systemStatus", async (): Promise<ProcessStatus> => {
    const now = Date.now();
    const problems: SystemStatus["problems"] = [];
    const isDatabaseThere = await answersInTime(database);
    const lastBackupAt = isDatabaseThere ? await operations?.findNewestBackupAt() : undefined;
    if (!isDatabaseThere) problems.push("database");
    else if (operations && !isBackupYoung(operations, lastBackupAt, now)) problems.push("backup");
    if (operations && isDiskNearlyFull(operations.readDiskSpace())) problems.push("disk");
    if (errors.filter((at) => now - at < ERRORS_WITHIN_MS).length >= ERRORS_PILE_UP_FROM) problems.push("errors");
    return { problems, uptimePercent: operations?.uptime.percent(now) ?? null, lastBackupAt: lastBackupAt?.toISOString() ?? null };
  });
}

async function answersInTime(database: Pick<Database, "ping">): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS);
  });
  const answer = database.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** A new installation has no backup before its first night, and where there is no nightly one, the operator may use another program. */
function isBackupYoung({ isNightlyBackupOn, uptime }: Operations, lastBackupAt: Date | undefined, now: number): boolean {
  if (!lastBackupAt && !isNightlyBackupOn) return true;
  return now - (lastBackupAt?.getTime() ?? uptime.since) < BACKUP_YOUNG_MS;
}

interface StoredUptime {
  /** Milliseconds, as returned by Date.now(). */
  since: number;
  upMinutes: number;
}

/** Counts the minutes in which the database responded, across restarts. In all other minutes the system was down. */
export class Uptime {
  readonly #file: string | undefined;
  #uptime: StoredUptime;
  #lastMinute = -1;

  constructor(file: string | undefined, now: number) {
    this.#file = file;
    this.#uptime = (file && readUptime(file)) || { since: now, upMinutes: 0 };
  }

  get since(): number {
    return this.#uptime.since;
  }

  /** Must be called every minute in which the database responded. */
  countMinute(now: number): void {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute === this.#lastMinute) return;
    this.#lastMinute = minute;
    this.#uptime.upMinutes += 1;
    try {
      if (this.#file) writeFileSync(this.#file, JSON.stringify(this.#uptime));
    } catch {
      // The disk is full or read-only. Counting continues in memory, and other parts report the problem.
    }
  }

  /** Null until a day has been measured. */
  percent(now: number): number | null {
    const elapsed = now - this.#uptime.since;
    if (elapsed < DAY_MS) return null;
    return Math.min(100, (this.#uptime.upMinutes / Math.floor(elapsed / MINUTE_MS)) * 100);
  }
}

function readUptime(file: string): StoredUptime | undefined {
  try {
    const { since, upMinutes } = JSON.parse(readFileSync(file, "utf8"));
    return typeof since === "number" && typeof upMinutes === "number" ? { since, upMinutes } : undefined;
  } catch {
    return undefined;
  }
}
