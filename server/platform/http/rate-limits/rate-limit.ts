import { createHash } from "node:crypto";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { HOUR_S } from "#core/domain/calendar/durations.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";
import { LIMITS, type LimitName } from "./limits.ts";

const MINUTE_S = 60;
/** The maximum difference between the clocks of two servers. */
const CLOCKS_DIFFER_S = 5 * MINUTE_S;

// No count is valid for longer than its window, so one that expires later was made while the clock was ahead.
const isOver = sql`(${rateLimits.expire} <= ${sql.placeholder("now")} OR ${rateLimits.expire} > ${sql.placeholder("latest")})`;

const prepared = statements((db) => ({
  count: db
    .insert(rateLimits)
    .values({ key: sql.placeholder("key"), points: 1, expire: sql.placeholder("expire") })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimits.points} + 1 END`,
        expire: sql`CASE WHEN ${isOver} THEN excluded.expire ELSE ${rateLimits.expire} END`,
      },
    })
    .returning({ tries: rateLimits.points, expire: rateLimits.expire })
    .prepare("rate_limit_count"),
}));

/** Makes the error for a client that has to wait this long. */
type Refusal = (seconds: number) => AppError;

/** Counts in the database, so that several processes share the counts. */
export class RateLimits {
  readonly #db: Db;
  readonly #tries: Partial<Record<LimitName, number>>;

  /** `tries` overrides the default limits with those that the operator has set. */
  constructor(db: Db, tries: Partial<Record<LimitName, number>> = {}) {
    this.#db = db;
    this.#tries = tries;
  }

  /** Counts an attempt before it is processed. Throws if there were too many. */
  async count(name: LimitName, subject: string, refusal: Refusal = tooMany): Promise<void> {
    const { tries, perS } = this.#limit(name);
    const now = Date.now();
    const [counted] = await prepared(this.#db).count.execute({
      key: toKey(name, subject),
      expire: new Date(now + perS * 1000),
      now: new Date(now).toISOString(),
      latest: new Date(now + (perS + CLOCKS_DIFFER_S) * 1000).toISOString(),
    });
    if (counted?.expire && counted.tries > tries) throw refusal(secondsUntil(counted.expire, now));
  }

  /** Counts an attempt and returns whether it is within the limit, for actions that are skipped without an error. */
  async allows(name: LimitName, subject: string): Promise<boolean> {
    try {
      await this.count(name, subject);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.kind === "rate_limited") return false;
      throw error;
    }
  }

  /** Throws if there were too many already, without counting. For events that are counted only when they happen. */
  async check(name: LimitName, subject: string, refusal: Refusal = tooMany): Promise<void> {
    const { tries, perS } = this.#limit(name);
    const now = Date.now();
    const [found] = await this.#db
      .select({ points: rateLimits.points, expire: rateLimits.expire })
      .from(rateLimits)
      .where(eq(rateLimits.key, toKey(name, subject)));
    if (!found?.expire || found.points < tries) return;
    const seconds = secondsUntil(found.expire, now);
    if (seconds > 0 && seconds <= perS + CLOCKS_DIFFER_S) throw refusal(seconds);
  }

  /** How many attempts there were, and since when. */
  async read(name: LimitName, subject: string): Promise<{ tries: number; since: Date } | undefined> {
    const [row] = await this.#db
      .select({ tries: rateLimits.points, expire: rateLimits.expire })
      .from(rateLimits)
      .where(and(eq(rateLimits.key, toKey(name, subject)), gt(rateLimits.expire, new Date())));
    return row?.expire ? { tries: row.tries, since: new Date(row.expire.getTime() - LIMITS[name].perS * 1000) } : undefined;
  }

  /** Called after a success, so that legitimate attempts do not add up. */
  async forgive(subjects: Partial<Record<LimitName, string>>): Promise<void> {
    const keys = Object.entries(subjects).map(([name, subject]) => toKey(name as LimitName, subject));
    await this.#db.delete(rateLimits).where(inArray(rateLimits.key, keys));
  }

  async deleteExpired(): Promise<void> {
    await this.#db.delete(rateLimits).where(lt(rateLimits.expire, new Date()));
  }

  #limit(name: LimitName): { tries: number; perS: number } {
    const { tries, perS } = LIMITS[name];
    return { tries: this.#tries[name] ?? tries, perS };
  }
}

/** IP and email addresses are not stored in the table, because a hash works as well for counting. */
const toKey = (name: LimitName, subject: string): string => `${name}:${createHash("sha256").update(subject).digest("base64url")}`;

const secondsUntil = (expire: Date, now: number): number => Math.ceil((expire.getTime() - now) / 1000);

function tooMany(seconds: number): AppError {
  return new AppError("rate_limited", "requests.manyTries", { values: toWait(seconds), retryAfterS: seconds });
}

/** How long to wait, for the texts that name it. */
export function toWait(seconds: number): { unit: string; count: number } {
  if (seconds < 90) return { unit: "seconds", count: seconds };
  if (seconds <= 2 * HOUR_S) return { unit: "minutes", count: Math.ceil(seconds / MINUTE_S) };
  return { unit: "hours", count: Math.ceil(seconds / HOUR_S) };
}
