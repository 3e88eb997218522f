/** Words that say nothing about which food is meant. */
const FILLERS = new Set(
  "a an and with of the or in on n to for from made some my i im me ate had eating eat drank drink drinking want one".split(" "),
);
/** 'Drink' and 'one' are significant in a name, but not at the beginning of a sentence. */
const NAME_FILLERS = new Set("a an and with of the or in on n to for from made some my".split(" "));

const IRREGULAR = new Map([
  ["leaves", "leaf"],
  ["loaves", "loaf"],
  ["halves", "half"],
  ["quiches", "quiche"],
]);

const cache = new Map<string, string>();
const MAX_CACHED_WORDS = 50_000;

/** Normalizes a text word by word: lower case, without accents, apostrophes and plurals. */
export function toSearchWords(text: string): string[] {
  return rawWords(text).map(singular);
}

/** The words of a name without fillers; all of them if nothing else is left. */
export function significantWords(text: string): string[] {
  return withoutFillers(toSearchWords(text), NAME_FILLERS);
}

/** Keeps a single letter at the end, because it may be the beginning of a word, as in 'chicken n'. */
export function queryWords(text: string): string[] {
  const words = toSearchWords(text);
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (last === undefined || last.length > 1) return withoutFillers(words, FILLERS);
  return [...withoutFillers(words.slice(0, -1), FILLERS), ...(last === "a" ? [] : [last])];
}

function withoutFillers(words: string[], fillers: ReadonlySet<string>): string[] {
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

function rawWords(text: string): readonly string[] {
  let plain = text.toLowerCase();
  if (/[^ -~]/.test(plain)) plain = plain.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’`´]/g, "'");
  if (plain.includes("'")) plain = plain.replace(/\b'?n'(?=\s|[a-z])/g, " and ").replaceAll("'", "");
  if (plain.includes("&")) plain = plain.replaceAll("&", " and ");
  if (plain.includes("%")) plain = plain.replace(/(\d)\s*%/g, "$1percent ");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** One form for singular and plural and for 'cookie' and 'cooky'. It only has to be consistent, not correct. */
export function singular(word: string): string {
  const form = cache.get(word);
  if (form !== undefined) return form;
  if (cache.size >= MAX_CACHED_WORDS) return toStem(word);
  const detachedWord = detached(word);
  const made = toStem(detachedWord);
  cache.set(detachedWord, made);
  return made;
}

/** A substring keeps the whole original string in memory, such as a request's URL, so a copy is stored instead. */
export const detached = (text: string): string => Buffer.from(text).toString();

function toStem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  const isPlural = word.length >= 4 && (/[^sui]s$/.test(word) || (word.endsWith("ies") && word.length >= 5));
  const form = isPlural ? word.slice(0, /(?:ss|x|zz|ch|sh)es$/.test(word) ? -2 : -1) : word;
  if (/[^aeiou]y$/.test(form) && form.length >= 3) return `${form.slice(0, -1)}ie`;
  if (form.length >= 5 && form.endsWith("oe")) return form.slice(0, -1);
  return form;
}

/** 'corn dog' is also searched for as 'corndog'. */
export const joinPairs = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]}${word}`);
