import type { QuestionResponse } from "#core/contracts/learn/learn.ts";

/** Each entry takes about ten kilobytes. */
const MAX_USERS = 500;

/** Caches the questions last made for each user. Every page requests them, and they change only when their source data changes. */
export class ReviewCache {
  readonly #made = new Map<string, { madeFrom: string; questions: QuestionResponse[] }>();

  getOrMake(userId: string, madeFrom: string, make: () => QuestionResponse[]): QuestionResponse[] {
    const cached = this.#made.get(userId);
    const questions = cached?.madeFrom === madeFrom ? cached.questions : make();
    // Reinserted at the end, so that the first entry is always the least recently used one.
    this.#made.delete(userId);
    this.#made.set(userId, { madeFrom, questions });
    const [oldest] = this.#made.keys();
    if (oldest !== undefined && this.#made.size > MAX_USERS) this.#made.delete(oldest);
    return questions;
  }
}
