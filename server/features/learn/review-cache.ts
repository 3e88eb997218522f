import type { AskedQuestion } from "#core/contracts/learn/learn.ts";

/** About ten kilobytes each. */
const MOST_USERS = 500;

/** The questions that were last made for each user. Every page asks for them, and they change only with what they are made from. */
export class ReviewCache {
  readonly #made = new Map<string, { madeFrom: string; questions: AskedQuestion[] }>();

  getOrMake(userId: string, madeFrom: string, make: () => AskedQuestion[]): AskedQuestion[] {
    const known = this.#made.get(userId);
    const questions = known?.madeFrom === madeFrom ? known.questions : make();
    // Put last, so that the first is the one that was unused for longest.
    this.#made.delete(userId);
    this.#made.set(userId, { madeFrom, questions });
    const [oldest] = this.#made.keys();
    if (oldest !== undefined && this.#made.size > MOST_USERS) this.#made.delete(oldest);
    return questions;
  }
}
