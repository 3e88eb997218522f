import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { AppError } from "./errors.ts";
import type { LoadShedding } from "./load-shedding/load-shedding.ts";
import { type RateLimits, toWait } from "./rate-limits/rate-limit.ts";

const RETRY_AFTER_S = 10;

/** Downloads are long, and nobody waits for their next line, so all of them together take up no more than one request would. */
export class Downloads {
  readonly #limits: RateLimits;
  readonly #overload: LoadShedding;
  readonly #running = new Map<string, symbol>();
  #lastTurn: Promise<unknown> = Promise.resolve();

  constructor(limits: RateLimits, overload: LoadShedding) {
    this.#limits = limits;
    this.#overload = overload;
  }

  /** A user has one download at a time in this process. */
  async start(userId: string, makePieces: () => AsyncGenerator<string>): Promise<Readable> {
    if (this.#running.has(userId)) throw stillRunning();
    const download = Symbol();
    this.#running.set(userId, download);
    const end = () => {
      if (this.#running.get(userId) === download) this.#running.delete(userId);
    };
    try {
      await this.#limits.count("downloadsPerPerson", userId, tooMany);
    } catch (error) {
      end();
      throw error;
    }
    // A stream that was never read does not run its generator, and is only closed.
    return Readable.from(this.#inTurns(userId, makePieces(), end)).once("close", end);
  }

  async *#inTurns(userId: string, pieces: AsyncGenerator<string>, end: () => void): AsyncGenerator<string> {
    try {
      for (;;) {
        const { done, value } = await this.#inTurn(userId, () => pieces.next());
        if (done) return;
        yield value;
        await this.#overload.budgets.waitForTime(userId);
      }
    } finally {
      end();
      await pieces.return(undefined);
    }
  }

  /** One piece of any download at a time is being made, and other requests are served before the next. */
  #inTurn<T>(userId: string, make: () => Promise<T>): Promise<T> {
    const made = this.#lastTurn.then(() => this.#overload.count(userId, make));
    this.#lastTurn = made.catch(() => undefined).then(() => setImmediate());
    return made;
  }
}

const stillRunning = () => new AppError("rate_limited", "requests.downloadRunning", { retryAfterS: RETRY_AFTER_S });

const tooMany = (seconds: number) =>
  new AppError("rate_limited", "requests.manyDownloads", { values: toWait(seconds), retryAfterS: seconds });
