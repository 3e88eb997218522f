import { createHash } from "node:crypto";
import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** As much as the clocks of two servers may differ. */
const CLOCKS_DIFFER_S = 5 * MINUTE_S;

/** Every limit of the product. A class of thirty behind one school address must be able to sign up and log in. */
export const LIMITS = {
  registrationPerIp: { tries: 300, perS: HOUR_S },
  /** One address from one place. Counted per both, so that a stranger cannot keep the owner out. */
  loginPerEmailAndIp: { tries: 10, perS: 15 * MINUTE_S },
  loginPerIp: { tries: 300, perS: 15 * MINUTE_S },
  /** One account from everywhere, against guessing from many places. */
  loginPerEmail: { tries: 100, perS: HOUR_S },
  /** Codes are short, so all tries for an account count together; the right one sets the count back. */
  twoFactorPerAccount: { tries: 10, perS: 15 * MINUTE_S },
  twoFactorSetupPerAccount: { tries: 20, perS: HOUR_S },
  /** For changing it and for deleting the account: both ask for the password again. */
  passwordPerAccount: { tries: 10, perS: 15 * MINUTE_S },
  apiKeyPerAccount: { tries: 30, perS: HOUR_S },
  aiPerPerson: { tries: 10, perS: MINUTE_S },
  /** On the operator's keys, which the operator pays for. */
  aiPerPersonADay: { tries: 50, perS: 24 * HOUR_S },
} as const satisfies Record<string, { tries: number; perS: number }>;

export type LimitName = keyof typeof LIMITS;

/** Counts in the database, so that several processes count together. */
export class RateLimits {
  readonly #db: Db;
  readonly #limiters: Map<LimitName, RateLimiterDrizzle>;

  constructor(db: Db) {
    this.#db = db;
    this.#limiters = new Map(
      Object.entries(LIMITS).map(([name, { tries, perS }]) => [
        name as LimitName,
        new RateLimiterDrizzle({ storeClient: db, schema: rateLimits, points: tries, duration: perS, clearExpiredByTimeout: false }),
      ]),
    );
  }

  /** Counts a try before it is looked at; refuses it when there were too many. */
  async count(name: LimitName, subject: string): Promise<void> {
    try {
      await this.#limiters.get(name)?.consume(keyOf(name, subject));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.ceil(error.msBeforeNext / 1000);
      if (seconds <= LIMITS[name].perS + CLOCKS_DIFFER_S) throw tooMany(seconds);
      // No count lasts longer than its time: this one is from while the clock was ahead.
      await this.forgive(name, subject);
      await this.count(name, subject);
    }
  }

  /** After a success: honest tries do not add up. */
  async forgive(name: LimitName, subject: string): Promise<void> {
    await this.#limiters.get(name)?.delete(keyOf(name, subject));
  }

  async deleteExpired(): Promise<void> {
    await this.#db.delete(rateLimits).where(lt(rateLimits.expire, new Date()));
  }
}

/** Addresses and e-mails stay out of the table: a hash counts as well. */
const keyOf = (name: LimitName, subject: string): string => `${name}:${createHash("sha256").update(subject).digest("base64url")}`;

function tooMany(seconds: number): AppError {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / MINUTE_S)} minutes`;
  return new AppError("rate_limited", `Too many tries. Please try again in ${wait}.`, "rate_limited", seconds);
}
