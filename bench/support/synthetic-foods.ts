import type { Searchable } from "#server/catalogue/search/food-words.ts";

/** One in this many new foods has a word that no food had before, because brands and dishes grow with a catalogue. */
const NEW_WORD_EVERY = 20;

/**
 * Foods composed of the real ones' words: each takes the first part of one food's name and the rest of another's, and existing second names
 * and popularity. The same seed gives the same foods.
 */
export function synthesizeFoods(real: readonly Searchable[], count: number, seed = 1): Searchable[] {
  const random = randomFrom(seed);
  const pick = (): Searchable => real[Math.floor(random() * real.length)] as Searchable;
  const made = Array.from({ length: Math.max(0, count - real.length) }, (_, index): Searchable => {
    const [first, second] = [pick(), pick()];
    const start = first.name.split(" ");
    const rest = second.name.split(" ");
    const words = [...start.slice(0, Math.ceil(start.length / 2)), ...rest.slice(Math.floor(rest.length / 2))];
    if (index % NEW_WORD_EVERY === 0) words.unshift(newWord(random));
    return { id: `made-${index}`, name: words.join(" "), otherNames: pick().otherNames, popularity: pick().popularity };
  });
  return [...real, ...made];
}

function newWord(random: () => number): string {
  const syllables = Array.from({ length: 3 }, () => "bcdfglmnprst"[Math.floor(random() * 12)] + ("aeiou"[Math.floor(random() * 5)] ?? ""));
  return syllables.join("");
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
