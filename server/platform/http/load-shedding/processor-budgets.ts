import { setImmediate, setTimeout } from "node:timers/promises";
import { AppError } from "#server/platform/http/errors.ts";

/** Two users who use all of their share leave more than half of a core to the rest. */
const SHARE = 0.2;
/** A page that is opened for the first time, or a busy minute of typing, takes less. */
const BURST_MS = 3_000;
/** Background work stops earlier, so that the user's own pages are not refused because of it. */
const BACKGROUND_BURST_MS = 1_000;
/** A request that took very long counts for at most this much beyond the burst. */
const MAX_DEBT_MS = 3_000;
/** Without anybody else in this time, nobody waits for a user, who may then take all of the process. */
const COMPANY_MS = 5_000;
/** Shorter than the claim of an import, which is renewed with each of its batches. */
const MAX_BACKGROUND_WAIT_MS = 3_000;
const FORGET_EVERY_MS = 60_000;
const VISITOR = "";

interface Usage {
  usedMs: number;
  at: number;
}

/**
 * How much processor time of this process a user may take while others need it too. Processor time is measured and not wall-clock time,
 * because that also grows when other programs keep the machine busy. It is divided among the users whose requests are in progress.
 */
export class ProcessorBudgets {
  /** How many requests have been refused so far. */
  refusals = 0;
  readonly #active = new Map<string, number>();
  readonly #usages = new Map<string, Usage>();
  /** The two users who came last. */
  #latest = { userId: VISITOR, at: Number.NEGATIVE_INFINITY };
  #before = this.#latest;
  #settledMs = readProcessorMs();
  #forgetAt = 0;

  /** Called when a request starts to keep the process busy. Visitors are only counted as present. */
  enter(userId: string = VISITOR): void {
    this.#settle();
    this.#active.set(userId, (this.#active.get(userId) ?? 0) + 1);
    const at = performance.now();
    if (this.#latest.userId !== userId) this.#before = this.#latest;
    this.#latest = { userId, at };
    if (at > this.#forgetAt) this.#forget(at);
  }

  leave(userId: string = VISITOR): void {
    this.#settle();
    const remaining = (this.#active.get(userId) ?? 0) - 1;
    if (remaining > 0) this.#active.set(userId, remaining);
    else this.#active.delete(userId);
  }

  /** Called before a request is read. */
  assertTimeLeft(userId: string): void {
    const waitMs = this.#waitMs(userId, BURST_MS);
    if (waitMs === 0) return;
    this.refusals += 1;
    throw tooBusy(Math.ceil(waitMs / 1000));
  }

  hasTimeLeft(userId: string): boolean {
    return this.#waitMs(userId, BURST_MS) === 0;
  }

  /** For work in the background: the user's time is spent here, and waited for between two steps. */
  async spend<T>(userId: string, work: () => Promise<T>): Promise<T> {
    this.enter(userId);
    try {
      return await work();
    } finally {
      this.leave(userId);
    }
  }

  /** Within `spend`: others are served first, for as long as the user's share requires. */
  async pause(userId: string): Promise<void> {
    this.leave(userId);
    await setImmediate();
    await this.waitForTime(userId);
    this.enter(userId);
  }

  /** Resolves when there is time for the next step of work in the background. */
  async waitForTime(userId: string, signal?: AbortSignal): Promise<void> {
    const waitMs = Math.min(MAX_BACKGROUND_WAIT_MS, this.#waitMs(userId, BACKGROUND_BURST_MS));
    if (waitMs > 0) await setTimeout(waitMs, undefined, { signal }).catch(() => {});
  }

  #waitMs(userId: string, burstMs: number): number {
    const usage = this.#usages.get(userId);
    if (!usage || userId === VISITOR) return 0;
    const now = performance.now();
    const other = this.#latest.userId === userId ? this.#before : this.#latest;
    if (now - other.at > COMPANY_MS) return 0;
    return Math.max(0, (remainingMs(usage, now) - burstMs) / SHARE);
  }

  /** Charges the processor time since the last call to those who were active. */
  #settle(): void {
    const processorMs = readProcessorMs();
    const shareMs = (processorMs - this.#settledMs) / this.#active.size;
    this.#settledMs = processorMs;
    const at = performance.now();
    for (const userId of this.#active.keys()) {
      const usedMs = Math.min(BURST_MS + MAX_DEBT_MS, remainingMs(this.#usages.get(userId), at) + shareMs);
      this.#usages.set(userId, { usedMs, at });
    }
  }

  #forget(now: number): void {
    this.#forgetAt = now + FORGET_EVERY_MS;
    for (const [userId, usage] of this.#usages) if (remainingMs(usage, now) === 0) this.#usages.delete(userId);
  }
}

const remainingMs = (usage: Usage | undefined, now: number): number => (usage ? Math.max(0, usage.usedMs - (now - usage.at) * SHARE) : 0);

function readProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const tooBusy = (seconds: number) => new AppError("rate_limited", "requests.tooBusy", { values: { seconds }, retryAfterS: seconds });
