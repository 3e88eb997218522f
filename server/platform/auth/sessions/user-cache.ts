import { MINUTE_MS } from "#core/domain/calendar/durations.ts";

/** The maximum age of a cached value, even without a notification. */
const MAX_AGE_MS = MINUTE_MS;
const MAX_USERS = 20_000;

/** How often the user logged each food. Invalidated with every new entry. */
export const LOGGED_FOODS = "logged foods";
/** Costly to make, so its loader gets the outdated value and changes only what has changed. */
export const OWN_FOODS = "own foods";

interface CachedValue {
  value: unknown;
  /** In milliseconds on the monotonic clock. */
  until: number;
}

/**
 * Caches data that requests of the same user need repeatedly, until the user's rows change. The database notifies every process of a
 * change. Without a listener, nothing is cached.
 */
export class UserCache {
  readonly #people = new Map<string, Map<string, CachedValue>>();
  /** No change can have been missed until then, on the monotonic clock. */
  #listensUntil = Number.NEGATIVE_INFINITY;

  /** Expires after a minute at the latest, or after `keepMs`. The loader of `OWN_FOODS` gets the outdated value, if there is one. */
  async getOrLoad<T>(userId: string, what: string, load: (outdated?: T) => Promise<T>, keepMs = MAX_AGE_MS): Promise<T> {
    const person = this.#people.get(userId) ?? this.#add(userId);
    const cached = person.get(what);
    // Safe to cast: only this class stores values under this name, and only from the same loader.
    if (cached && cached.until > performance.now() && this.#isListening) return cached.value as T;
    const value = await load(what === OWN_FOODS ? (cached?.value as T | undefined) : undefined);
    // A user who was invalidated meanwhile has a new map, so values loaded before the change are not cached.
    if (this.#isListening && value !== undefined) person.set(what, { value, until: performance.now() + keepMs });
    return value;
  }

  invalidate(userId: string, what?: string): void {
    const person = this.#people.get(userId);
    this.#people.delete(userId);
    if (!person) return;
    // Replaces the map here too, so that a value that is being loaded right now, from before the change, ends up in the old map.
    const others = new Map(what === undefined ? [] : person);
    if (what !== undefined) others.delete(what);
    const ownFoods = person.get(OWN_FOODS);
    if (ownFoods && (what === undefined || what === OWN_FOODS)) others.set(OWN_FOODS, { ...ownFoods, until: Number.NEGATIVE_INFINITY });
    if (others.size > 0) this.#people.set(userId, others);
  }

  /** From now on changes are received. Earlier values are discarded. */
  startListening(until = Number.POSITIVE_INFINITY): void {
    this.#people.clear();
    this.#listensUntil = until;
  }

  /** Records that no change has been missed so far and none will be until then. */
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
