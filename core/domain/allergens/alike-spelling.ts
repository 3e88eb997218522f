const SHORTEST_FOLDED = 4;
/** From here on vowels count as one that languages without them in writing tell apart differently: o and u, e and i. */
const SHORTEST_WITH_FREE_VOWELS = 5;

/** Plain English that only looks like the name of a dish: 'monster' is no Munster, 'media' no mussels. */
const NEVER_FOREIGN = new Set(
  `aside, beet, booty, cause, fall, fly, fritolay, gummy, halve, hut, kudos, liquor, macro, make, media, molly, money, monster, pattie,
  pick, puppies, route, saltine, take, ton, tried`.split(/,\s+/),
);

export const isPlainEnglish = (word: string): boolean => NEVER_FOREIGN.has(word);

/**
 * What the spellings of a foreign word have in common: 'poori' and 'puri', 'halveh' and 'halva', 'wada' and 'vada', 'gyouza' and 'gyoza'.
 * Short words are left as they are, for among them too many would meet.
 */
export function alikeSpelling(word: string): string {
  if (isPlainEnglish(word)) return word;
  if (word.length < SHORTEST_FOLDED) return word.replace(/y$/, "i");
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
    word.length < SHORTEST_WITH_FREE_VOWELS
      ? consonants
      : consonants
          .replace(/o/g, "u")
          .replace(/e(?!$)/g, "i")
          .replace(/e$/, "a");
  return vowels.replace(/(.)\1+/g, "$1");
}
