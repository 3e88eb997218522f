/** Words that say nothing about which food is meant. */
const FILLERS = new Set(["a", "an", "and", "with", "of", "the", "or", "in", "on", "n", "to", "for", "from", "made", "some", "my"]);

/** What a text is compared by: lower case, without accents, apostrophes and plurals, word by word. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’`´]/g, "")
    .replace(/&/g, " and ")
    .replace(/(\d)\s*%/g, "$1percent ");
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

/** The words that count; all of them where nothing else is left. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** One form for singular and plural. It only has to be the same for both, not right. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:[sxz]|[cs]h|o)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ves") && word.length > 5) return `${word.slice(0, -3)}f`;
  if (word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** 'corn dog' is also looked for as 'corndog'. */
export const compoundsOf = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]}${word}`);
