import { PRODUCTS_BUSY } from "#core/contracts/http/problem-codes.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { busy } from "./problems.ts";

/**
 * One slot for each request allowed per minute, free again a minute after its use. Unlike a counter per minute, this limits any period of
 * sixty seconds, across all processes.
 */
export class RequestSlots {
  readonly #limits: RateLimits;
  readonly #slots: number;
  /** All slots are known to be taken until then, so the database need not be queried. */
  #fullUntil = 0;

  constructor(limits: RateLimits, slots: number) {
    this.#limits = limits;
    this.#slots = slots;
  }

  /** Throws an error with the time until the next slot is free. */
  async take(): Promise<void> {
    const waitMs = this.#fullUntil - performance.now();
    if (waitMs > 0) throw busy(Math.ceil(waitMs / 1000));
    let soonestS = Number.POSITIVE_INFINITY;
    const note = (seconds: number): AppError => {
      soonestS = Math.min(soonestS, seconds);
      return busy(seconds);
    };
    const first = Math.floor(Math.random() * this.#slots);
    for (let tried = 0; tried < this.#slots; tried++) {
      try {
        await this.#limits.count("openFoodFactsSlot", String((first + tried) % this.#slots), note);
        return;
      } catch (error) {
        // Only continue with the next slot if this one is taken.
        if (!isBusy(error)) throw error;
      }
    }
    this.#fullUntil = performance.now() + soonestS * 1000;
    throw busy(soonestS);
  }
}

const isBusy = (error: unknown): boolean => error instanceof AppError && error.code === PRODUCTS_BUSY;
