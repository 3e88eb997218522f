/** However quiet the database is, nothing is believed for longer. */
const MAX_AGE_MS = 60_000;
const MAX_USERS = 20_000;

/** How often somebody logged each food: forgotten with every entry. */
export const LOGGED_FOODS = "logged foods";

interface CachedValue {
  value: unknown;
  /** On the clock that nobody sets. */
  until: number;
}

/**
 * What requests of the same person need again and again, kept until the person's rows change.
 * The database tells every process of a change; while nobody listens, nothing is kept.
 */
export class UserCache {
  readonly #people = new Map<string, Map<string, CachedValue>>();
  /** Until when no change can have been missed, on the clock that nobody sets. */
  #listensUntil = Number.NEGATIVE_INFINITY;

  /** Forgotten after a minute at the latest, or after `keepMs`. */
  async getOrLoad<T>(userId: string, what: string, load: () => Promise<T>, keepMs = MAX_AGE_MS): Promise<T> {
    const person = this.#people.get(userId) ?? this.#add(userId);
    const known = person.get(what);
    // Kept under this name by this class alone, by the same loader.
    if (known && known.until > performance.now() && this.#isListening) return known.value as T;
    const value = await load();
    // A person forgotten meanwhile has another map by now: what was loaded before the change is not kept.
    if (this.#isListening && value !== undefined) person.set(what, { value, until: performance.now() + keepMs });
    return value;
  }

  invalidate(userId: string, what?: string): void {
    const person = this.#people.get(userId);
    this.#people.delete(userId);
    if (!person || what === undefined) return;
    // Another map here too: what is being loaded right now was read before the change and lands in the old one.
    const others = new Map(person);
    others.delete(what);
    this.#people.set(userId, others);
  }

  /** From now on changes are heard; what was missed before is not trusted. */
  startListening(until = Number.POSITIVE_INFINITY): void {
    this.#people.clear();
    this.#listensUntil = until;
  }

  /** Nothing was missed so far, and nothing will be until then. */
  listenUntil(until: number): void {
    this.#listensUntil = until;
  }

  stopListening(): void {
    this.#listensUntil = Number.NEGATIVE_INFINITY;
    this.#people.clear();
  }

  get #isListening(): boolean {
    return performance.now() < this.#listensUntil;
  }

  #add(userId: string): Map<string, CachedValue> {
    if (this.#people.size >= MAX_USERS) this.#people.clear();
    const person = new Map<string, CachedValue>();
    this.#people.set(userId, person);
    return person;
  }
}
