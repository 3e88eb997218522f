/** Shorter words have too many neighbors that are words themselves. */
const SHORTEST_WITH_A_SLIP = 5;
const SHORTEST_WITH_TWO_SLIPS = 8;
const SHORTEST_SWAPPED = 4;

export function groupByFirstLetter(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST_SWAPPED) continue;
    const first = word[0] ?? "";
    const group = groups.get(first);
    if (group) group.push(word);
    else groups.set(first, [word]);
  }
  return groups;
}

/** The word that was probably meant: it has the same first letter, and one letter more, less, other or swapped; two in a long word. */
export function findIntendedWord(token: string, byFirstLetter: ReadonlyMap<string, readonly string[]>, most = 2): string | undefined {
  if (token.length < SHORTEST_SWAPPED || !/^\p{L}[\p{L}*]+$/u.test(token)) return undefined;
  let best: { word: string; slips: number } | undefined;
  for (const word of byFirstLetter.get(token[0] ?? "") ?? []) {
    const allowed = Math.min(allowedSlips(token, word), most);
    if (Math.abs(word.length - token.length) > allowed) continue;
    const slips = countSlips(token, word, allowed);
    if (slips <= allowed && (!best || slips < best.slips)) best = { word, slips };
  }
  return best?.word;
}

function allowedSlips(token: string, word: string): number {
  const shorter = Math.min(token.length, word.length);
  if (shorter >= SHORTEST_WITH_TWO_SLIPS) return 2;
  if (shorter >= SHORTEST_WITH_A_SLIP) return 1;
  // In a short word only two letters in the wrong order, or a letter that was starred out.
  const isSwapped = token.length === word.length && (token.includes("*") || [...token].sort().join("") === [...word].sort().join(""));
  return isSwapped ? 1 : 0;
}

/** Letters added, left out, replaced or swapped with their neighbor, up to a limit. */
function countSlips(one: string, other: string, limit: number): number {
  let twoBack: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) slips = Math.min(slips, (twoBack[column - 2] ?? 0) + 1);
      current.push(slips);
    }
    if (Math.min(...current) > limit) return limit + 1;
    twoBack = previous;
    previous = current;
  }
  return previous[other.length] ?? limit + 1;
}
