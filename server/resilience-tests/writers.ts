import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { call, findFoodId, type Person, register } from "./people.ts";

/** What a writer wants to store: one entry, several at once, or a day's glasses. */
export interface Wish {
  key: string;
  day: string;
  /** Grams, one number for each entry. Empty for glasses of water. */
  quantities: number[];
  glasses: number;
}

const ENTRIES_IN_A_BATCH = 3;
const MAX_GRAMS = 1_000;
const MAX_GLASSES = 20;

/** Writes one item after the other and records what was acknowledged. Without a response, it retries with the same key. */
export class Writer {
  readonly person: Person;
  readonly #foodId: string;
  /** The wish and the ids that the server returned, by key. */
  readonly acknowledged = new Map<string, Wish & { ids: string[] }>();
  /** The last acknowledged number of glasses, by day. */
  readonly glasses = new Map<string, number>();
  /** Sent and not yet answered. It may or may not be stored, but never partially. */
  pending: Wish | undefined;
  readonly statuses = new Set<number>();
  /** The number of entries requested for each day. */
  readonly wished = new Map<string, number>();
  #count = 0;

  private constructor(person: Person, foodId: string) {
    this.person = person;
    this.#foodId = foodId;
  }

  static async signUp(url: string): Promise<Writer> {
    const person = await register(url);
    return new Writer(person, await findFoodId(url, person.cookie));
  }

  /** Returns whether it was acknowledged; false after a 503. Throws if the server is unreachable or responds with anything else. */
  async write(url: string, day: string): Promise<boolean> {
    this.pending ??= this.#wish(day);
    const wish = this.pending;
    const response = await this.#send(url, wish);
    const answer = (await response.json()) as { id: string } | { id: string }[];
    this.statuses.add(response.status);
    if (response.status === 503) return false;
    if (!response.ok) throw new Error(`${wish.key} was answered with ${response.status}: ${JSON.stringify(answer)}`);
    if (wish.quantities.length === 0) this.glasses.set(wish.day, wish.glasses);
    else this.acknowledged.set(wish.key, { ...wish, ids: [answer].flat().map(({ id }) => id) });
    this.pending = undefined;
    return true;
  }

  #wish(day: string): Wish {
    this.#count += 1;
    const grams = 1 + (this.#count % MAX_GRAMS);
    const quantities = { 0: [], 1: Array.from({ length: ENTRIES_IN_A_BATCH }, (_, index) => grams + index / 4) }[this.#count % 4];
    const entries = quantities ?? [grams];
    const roomy = this.#claimDay(day, entries.length);
    return { key: `wish-${this.#count}`, day: roomy, quantities: entries, glasses: this.#count % MAX_GLASSES };
  }

  /** Returns the day itself, or the latest day before it that has room. */
  #claimDay(day: string, entries: number): string {
    const before = this.wished.get(day) ?? 0;
    if (before + entries > MAX_ENTRIES_A_DAY) return this.#claimDay(addDays(day, -1), entries);
    this.wished.set(day, before + entries);
    return day;
  }

  #send(url: string, { key, day, quantities, glasses }: Wish): Promise<Response> {
    const { cookie } = this.person;
    const entries = quantities.map((quantity) => ({
      foodId: this.#foodId,
      quantity,
      mealType: "lunch",
      loggedAt: `${day}T12:00:00.000Z`,
    }));
    if (entries.length === 0) {
      const body = { morningGlasses: glasses, afternoonGlasses: glasses, eveningGlasses: glasses };
      return call(url, cookie, "PUT", `/api/water/${day}`, body);
    }
    const [only] = entries;
    return entries.length === 1
      ? call(url, cookie, "POST", "/api/diary", only, key)
      : call(url, cookie, "POST", "/api/diary/batch", { entries }, key);
  }
}

export const signUpWriters = (url: string, count: number): Promise<Writer[]> =>
  Promise.all(Array.from({ length: count }, () => Writer.signUp(url)));

/** All writers write until this many writes are acknowledged in total, or the server is unreachable. Returns how many were acknowledged. */
export async function writeConcurrently(
  writers: readonly Writer[],
  url: string,
  day: string,
  target: number,
  onWrite: (soFar: number) => void = () => {},
): Promise<number> {
  let soFar = 0;
  await Promise.all(
    writers.map(async (writer) => {
      while (soFar < target) {
        const isStored = await writer.write(url, day).catch(passOnUnlessGone);
        if (isStored === undefined) return;
        if (!isStored) continue;
        soFar += 1;
        onWrite(soFar);
      }
    }),
  );
  return soFar;
}

/** A fetch that cannot connect, or whose connection breaks, throws a TypeError. No response of the server does. */
function passOnUnlessGone(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}
