/** Random choices that are repeatable by seed, so that the same question can be created again on another device. */
export interface Random {
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number;
  pick<const T>(choices: readonly [T, ...T[]]): T;
  shuffled<T>(items: readonly T[]): T[];
  /** Like `shuffled`, but lazy: cheaper if only the first few of many items are needed. */
  drawn<T>(items: readonly T[]): Iterable<T>;
}

/** Mulberry32 is small, fast, and uniform enough for a quiz. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    shuffled: (items) => {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = below(last + 1);
        /** Safe to cast: both indexes are within the list. */
        [mixed[last], mixed[other]] = [mixed[other] as (typeof items)[number], mixed[last] as (typeof items)[number]];
      }
      return mixed;
    },
    drawn: (items) => {
      const mixed = [...items];
      let drawn = 0;
      return {
        *[Symbol.iterator]() {
          for (let place = 0; place < mixed.length; place++) {
            if (place === drawn) {
              const other = place + below(mixed.length - place);
              /** Safe to cast: both indexes are within the list. */
              [mixed[place], mixed[other]] = [mixed[other] as (typeof items)[number], mixed[place] as (typeof items)[number]];
              drawn++;
            }
            yield mixed[place] as (typeof items)[number];
          }
        },
      };
    },
  };
}
