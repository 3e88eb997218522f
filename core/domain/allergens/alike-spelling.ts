const SHORTEST_FOLDED = 4;

/**
 * What the spellings of a foreign word have in common: 'poori' and 'puri', 'halvah' and 'halva', 'wada' and 'vada', 'dhal' and 'dal'.
 * Short words are left as they are, for among them too many would meet.
 */
export function alikeSpelling(word: string): string {
  if (word.length < SHORTEST_FOLDED) return word;
  return word
    .replace(/ee/g, "i")
    .replace(/oo|ou/g, "u")
    .replace(/([bdgkt])h(?=[a-z])/g, "$1")
    .replace(/q|ck/g, "k")
    .replace(/w/g, "v")
    .replace(/y/g, "i")
    .replace(/([aeiou])h$/, "$1")
    .replace(/(.)\1+/g, "$1");
}
