import { PRODUCTS_BUSY } from "#core/contracts/http/problem-codes.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { busy } from "./problems.ts";

/**
 * One slot for each request allowed per minute, free again a minute after its use. Unlike a counter per minute, this limits any period of
 * sixty seconds, across all processes. A third of the slots is reserved for users who have hardly requested anything yet, so that a few
 * busy ones never take them all.
 */
export class RequestSlots {
  readonly #shared: SlotPool;
  readonly #reserved: SlotPool;

  constructor(limits: RateLimits, slots: number) {
    const reserved = Math.floor(slots / 3);
    this.#shared = new SlotPool(limits, 0, slots - reserved);
    this.#reserved = new SlotPool(limits, slots - reserved, reserved);
  }

  /** Throws an error with the time until the next slot is free. */
  async take(mayUseReserved: boolean): Promise<void> {
    const waitS: number[] = [];
    for (const pool of mayUseReserved ? [this.#reserved, this.#shared] : [this.#shared]) {
      const seconds = await pool.take();
      if (seconds === 0) return;
      waitS.push(seconds);
    }
    throw busy(Math.min(...waitS));
  }
}

class SlotPool {
  readonly #limits: RateLimits;
  readonly #first: number;
  readonly #size: number;
  /** All slots are known to be taken until then, so the database need not be queried. */
  #fullUntil = 0;

  constructor(limits: RateLimits, first: number, size: number) {
    this.#limits = limits;
    this.#first = first;
    this.#size = size;
  }

  /** Returns 0 if there was a free slot, and otherwise the seconds until there is one. */
  async take(): Promise<number> {
    const waitMs = this.#fullUntil - performance.now();
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    let soonestS = Number.POSITIVE_INFINITY;
    const note = (seconds: number): AppError => {
      soonestS = Math.min(soonestS, seconds);
      return busy(seconds);
    };
    const start = Math.floor(Math.random() * this.#size);
    for (let tried = 0; tried < this.#size; tried++) {
      try {
        await this.#limits.count("openFoodFactsSlot", String(this.#first + ((start + tried) % this.#size)), note);
        return 0;
      } catch (error) {
        // Only continue with the next slot if this one is taken.
        if (!isBusy(error)) throw error;
      }
    }
    if (this.#size > 0) this.#fullUntil = performance.now() + soonestS * 1000;
    return soonestS;
  }
}

const isBusy = (error: unknown): boolean => error instanceof AppError && error.code === PRODUCTS_BUSY;
