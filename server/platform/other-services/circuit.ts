/** Thrown instead of calling a service that has just failed. */
export class CircuitOpenError extends Error {
  override name = "CircuitOpenError";
}

interface CircuitOptions {
  /** It opens after this many failures in a row. */
  failures: number;
  /** How long it stays open. Then a single call tries whether the service is back. */
  openMs?: number;
}

const OPEN_MS = 30_000;

/** Stops calls to a service that keeps failing, so that nobody waits for it in vain. */
export class Circuit {
  readonly #limit: number;
  readonly #openMs: number;
  #failures = 0;
  #openUntil = Number.NEGATIVE_INFINITY;

  constructor({ failures, openMs = OPEN_MS }: CircuitOptions) {
    this.#limit = failures;
    this.#openMs = openMs;
  }

  get isOpen(): boolean {
    return performance.now() < this.#openUntil;
  }

  /** Errors that say nothing about the service, such as a rejected password, are no failures. */
  async run<T>(call: () => Promise<T>, isFailure: (error: unknown) => boolean = () => true): Promise<T> {
    if (this.isOpen) throw new CircuitOpenError("The service has just failed.");
    // Half-open: while this call tries, the others are still refused.
    if (this.#failures >= this.#limit) this.#open();
    return this.observe(call, isFailure);
  }

  /** Calls the service even while the circuit is open, for attempts that nobody waits for. */
  async observe<T>(call: () => Promise<T>, isFailure: (error: unknown) => boolean = () => true): Promise<T> {
    try {
      const answer = await call();
      this.#failures = 0;
      this.#openUntil = Number.NEGATIVE_INFINITY;
      return answer;
    } catch (error) {
      if (isFailure(error)) {
        this.#failures += 1;
        if (this.#failures >= this.#limit) this.#open();
      }
      throw error;
    }
  }

  #open(): void {
    this.#openUntil = performance.now() + this.#openMs;
  }
}
