import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { MINUTE_MS } from "#core/domain/calendar/durations.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { deleteUserRows, listDeletedAccounts } from "./delete-rows.ts";

/** Most accounts are gone within this time, and their request is answered then. */
const ANSWERED_WITHIN_MS = 2_000;
/** How often deletions are looked for whose process has ended, and accounts that were deleted without a request. */
const LOOK_EVERY_MS = MINUTE_MS;

/** Deletes the rows of deleted accounts in the background, one account after the other. */
export class AccountDeletions {
  /** By user id: the deletions that are under way or waiting. */
  readonly #waiting = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #last = Promise.resolve();
  #look: NodeJS.Timeout | undefined;
  readonly #db: Db;
  readonly #log: Pick<FastifyBaseLogger, "info" | "warn">;

  constructor(db: Db, log: Pick<FastifyBaseLogger, "info" | "warn">) {
    this.#db = db;
    this.#log = log;
  }

  /** Continues what a process that has ended left unfinished, now and whenever another process ends. */
  start(): void {
    const look = async () => {
      for (const id of await listDeletedAccounts(this.#db)) void this.#ensureRunning(id);
    };
    const lookSafely = () => look().catch((error: unknown) => this.#warn(error));
    this.#look = setInterval(lookSafely, LOOK_EVERY_MS);
    void lookSafely();
  }

  /** Resolves after the batch that is under way. The rest is continued after the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#look);
    this.#stopping.abort();
    await this.#last;
  }

  /** Resolves when nothing of the account is left, or after some seconds if it takes longer. */
  async finish(userId: string): Promise<void> {
    await Promise.race([this.#ensureRunning(userId), setTimeout(ANSWERED_WITHIN_MS, undefined, { ref: false })]);
  }

  #ensureRunning(userId: string): Promise<void> {
    const waiting = this.#waiting.get(userId);
    if (waiting) return waiting;
    const finished: Promise<void> = this.#last
      .then(() => deleteUserRows(this.#db, userId, this.#stopping.signal))
      .then((isDone) => {
        if (isDone) this.#log.info("a deleted account is empty");
      })
      .catch((error: unknown) => this.#warn(error))
      .finally(() => this.#waiting.delete(userId));
    this.#waiting.set(userId, finished);
    this.#last = finished;
    return finished;
  }

  #warn(error: unknown): void {
    this.#log.warn({ err: error }, "a deleted account could not be emptied yet");
  }
}
