const MIN_FOLDED_LENGTH = 4;
/** From this length on, o counts as u and e as i, because transliterations from scripts without written vowels vary. */
const MIN_FREE_VOWELS_LENGTH = 5;

/** Plain English words that only look like the name of a dish: 'monster' is not Munster, and 'media' is not mussels. */
const NEVER_FOREIGN = new Set(
  `aside, beet, booty, cause, fall, fly, fritolay, gummy, halve, hut, kudos, liquor, macro, make, media, molly, money, monster, pattie,
  pick, puppies, route, saltine, take, ton, tried, wine`.split(/,\s+/),
);

export const isPlainEnglish = (word: string): boolean => NEVER_FOREIGN.has(word);

/**
 * A common key for the spellings of a foreign word: 'poori' and 'puri', 'halveh' and 'halva', 'wada' and 'vada', 'gyouza' and 'gyoza'.
 * Short words stay nearly unchanged, because too many of them would get the same key.
 */
export function normalizeSpelling(word: string): string {
  if (isPlainEnglish(word)) return word;
  if (word.length < MIN_FOLDED_LENGTH) return word.replace(/y$/, "i");
  const consonants = word
    .replace(/ee/g, "i")
    .replace(/oo|ou/g, "u")
    .replace(/([bdgkt])h(?=[a-z])/g, "$1")
    .replace(/ph/g, "f")
    .replace(/q|ck/g, "k")
    .replace(/w/g, "v")
    .replace(/(?:ay|ae|ey|ei)$/, "e")
    .replace(/y/g, "i")
    .replace(/([aeiou])h$/, "$1");
  const vowels =
    word.length < MIN_FREE_VOWELS_LENGTH
      ? consonants
      : consonants
          .replace(/o/g, "u")
          .replace(/e(?!$)/g, "i")
          .replace(/e$/, "a");
  return vowels.replace(/(.)\1+/g, "$1");
}
