import { PRODUCTS_BUSY } from "#core/contracts/http/problem-codes.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { RateLimits } from "#server/platform/http/rate-limit.ts";
import { busy } from "./problems.ts";

/**
 * As many slots as requests are allowed in a minute, each free again a minute after its use: unlike one count for a
 * minute, it holds for any sixty seconds, over all processes.
 */
export class RequestSlots {
  readonly #limits: RateLimits;
  readonly #slots: number;
  /** Known to be full until then: nobody needs to look. */
  #fullUntil = 0;

  constructor(limits: RateLimits, slots: number) {
    this.#limits = limits;
    this.#slots = slots;
  }

  /** Throws with the time until the next slot is free. */
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
        // Only a full slot lets us go on to the next.
        if (!isBusy(error)) throw error;
      }
    }
    this.#fullUntil = performance.now() + soonestS * 1000;
    throw busy(soonestS);
  }
}

const isBusy = (error: unknown): boolean => error instanceof AppError && error.code === PRODUCTS_BUSY;
