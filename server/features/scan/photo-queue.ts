import { AppError } from "#server/platform/http/errors.ts";

/** The number of photos that are queued or being decoded in this process. */
export const MAX_PHOTOS = 12;
const TRY_AGAIN_AFTER_S = 3;

const oneAtATime = () => new AppError("rate_limited", "scan.inProgress", { code: "photo_in_progress", retryAfterS: TRY_AGAIN_AFTER_S });

export const photosFull = () => new AppError("unavailable", "scan.queueFull", { code: "photo_queue_full", retryAfterS: TRY_AGAIN_AFTER_S });

/** Lets each user send one photo at a time, limits the number of photos at once, and decodes them one after the other. */
export class PhotoQueue {
  readonly #people = new Set<string>();
  #photos = 0;
  #lastTurn: Promise<unknown> = Promise.resolve();

  /** Held from before the photo is read until the response is sent. */
  async onePerPerson<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (this.#people.has(userId)) throw oneAtATime();
    this.#people.add(userId);
    try {
      return await work();
    } finally {
      this.#people.delete(userId);
    }
  }

  /** Entered with a photo that has arrived, so that slow uploads take nobody's turn. */
  async inQueue<T>(work: () => Promise<T>): Promise<T> {
    if (this.#photos >= MAX_PHOTOS) throw photosFull();
    this.#photos += 1;
    try {
      return await work();
    } finally {
      this.#photos -= 1;
    }
  }

  /** Waits until no other photo is being decoded. */
  runQueued<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#lastTurn.then(work);
    this.#lastTurn = turn.catch(() => {});
    return turn;
  }
}
