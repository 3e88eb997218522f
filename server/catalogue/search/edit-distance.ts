const VOWELS = new Set("aeiouy");
const SWAPPED = 0.8;
const DOUBLED = 0.5;
const VOWEL = 0.7;
const ALIKE = 0.6;
const FIRST_LETTER = 0.6;
/** Letters that sound alike and are easily confused in writing. */
const SOUND_ALIKE = new Set(["ck", "kc", "cs", "sc", "sz", "zs", "cq", "qc", "kq", "qk", "gj", "jg", "fv", "vf", "mn", "nm", "xs", "sx"]);

/**
 * The edit distance between what was typed and a word: letters swapped, omitted, doubled or written as they sound
 * count less than entirely different ones.
 */
export function editDistanceBetween(typed: string, word: string): number {
  const width = word.length + 1;
  const costs = new Float64Array((typed.length + 1) * width);
  for (let column = 1; column <= word.length; column++) costs[column] = (costs[column - 1] ?? 0) + single(word, column - 1);
  for (let row = 1; row <= typed.length; row++) {
    costs[row * width] = (costs[(row - 1) * width] ?? 0) + single(typed, row - 1);
    for (let column = 1; column <= word.length; column++) {
      const at = row * width + column;
      let least = (costs[at - width - 1] ?? 0) + change(typed[row - 1] ?? "", word[column - 1] ?? "");
      least = Math.min(least, (costs[at - width] ?? 0) + single(typed, row - 1), (costs[at - 1] ?? 0) + single(word, column - 1));
      const isSwap = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwap) least = Math.min(least, (costs[at - 2 * width - 2] ?? 0) + SWAPPED);
      costs[at] = least;
    }
  }
  return (costs.at(-1) ?? 0) + (typed[0] === word[0] ? 0 : FIRST_LETTER);
}

/** The cost of a letter that only one of the two words has. */
function single(text: string, at: number): number {
  const letter = text[at] ?? "";
  if (letter === text[at - 1]) return DOUBLED;
  const isSilent = VOWELS.has(letter) || letter === "h" || (letter === "g" && text[at + 1] === "h");
  return isSilent ? VOWEL : 1;
}

function change(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.has(a) && VOWELS.has(b)) return VOWEL;
  return SOUND_ALIKE.has(a + b) ? ALIKE : 1;
}
