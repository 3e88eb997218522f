/** Random choices that the same seed repeats, so that a question can be made again on another device. */
export interface Random {
  /** From 0 up to, but without, `below`; a whole number. */
  below(below: number): number;
  pick<const T>(choices: readonly [T, ...T[]]): T;
  shuffled<T>(items: readonly T[]): T[];
  /** The same, but each item is drawn when it is asked for: cheap where the first few of many are enough. */
  drawn<T>(items: readonly T[]): Iterable<T>;
}

/** Mulberry32: small, fast, and even enough for a quiz. */
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
        /** Safe to cast: both places lie within the list. */
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
              /** Safe to cast: both places lie within the list. */
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
