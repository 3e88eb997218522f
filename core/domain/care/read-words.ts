import type { HardTopicTable, Spelling } from "#core/content/hard-topics/hard-topic-table.ts";
import { findIntendedWord, groupByFirstLetter } from "./spelling-slips.ts";

/** One way to read the text from a word on: the word that is meant, and where the next one starts. */
interface Reading {
  word: string;
  next: number;
  /** Set if it is a number. */
  value?: number;
}

/** All ways to read each word of a text. A sentence's end has none, so no phrase runs across it. */
export type ReadWords = readonly (readonly Reading[])[];

/** A table's vocabulary, prepared once. */
export interface Vocabulary {
  words: ReadonlySet<string>;
  byFirstLetter: ReadonlyMap<string, readonly string[]>;
  spelling: Spelling;
  ordinary: ReadonlySet<string>;
  units: ReadonlySet<string>;
}

const SENTENCE_END = ".";
/** A single word of a language is not longer; what is, was written without spaces or is noise. */
const LONGEST_WORD = 40;
const SHORTEST_JOINED = 5;
const SHORTEST_SPLIT = 5;
const SHORTEST_WITH_A_SLIP = 9;
/** A misspelled word among joined ones is looked for in so many different words of a text, because that takes the longest. */
const MOST_SEARCHED = 100;
const SHORTEST_PIECE = 3;
const SHORTEST_MISSPELLED_PIECE = 5;
const LONGEST_PIECE = 16;
/** Fewer words explain a text better, and a piece that is misspelled or has one letter is the less likely reading. */
const PIECE_COST = 1;
const UNLIKELY_PIECE_COST = 2;
const HIGHEST_COST = 10;
/** 'Period' is not 'per i od': so many pieces are a word of its own. */
const HIGHEST_COST_PER_LETTER = 0.55;
const FEWEST_SPACED_LETTERS = 3;

export function createVocabulary(table: HardTopicTable, words: ReadonlySet<string>): Vocabulary {
  return {
    words,
    byFirstLetter: groupByFirstLetter(table.spelling.slips),
    spelling: table.spelling,
    ordinary: new Set(table.spelling.ordinary),
    units: new Set(table.spelling.units),
  };
}

/** Takes time in proportion to the text's length, because a word is looked at only up to a limit. */
export function readWords(text: string, vocabulary: Vocabulary): ReadWords {
  const cache = new Map<string, readonly string[]>();
  const tokens = joinSpacedLetters(splitText(text), vocabulary).flatMap((token) => {
    let words = cache.get(token);
    if (!words) {
      words = readToken(token, vocabulary, cache.size < MOST_SEARCHED);
      cache.set(token, words);
    }
    return words;
  });
  return tokens.map((word, index) => (word === SENTENCE_END ? [] : readingsAt(tokens, index, vocabulary)));
}

/** 'Don’t' and 'dont' become one word, and so do 'Anorexía' and 'anorexia'; '1,000' becomes '1000'. */
const splitText = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘`´\u200B-\u200F\u2060\uFEFF]/gu, "")
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    .replace(/[.!?](?=\s|$)|[;\n\r]/g, ` ${SENTENCE_END} `)
    .match(/[\p{L}$@][\p{L}\p{N}$@!*]*[\p{L}\p{N}]|\p{N}[\p{L}\p{N}$@]*|\p{L}|(?<=\s)\.(?=\s)/gu) ?? [];

/** 's t a r v e' is one word, and so is a pair that is known: 'e d'. */
function joinSpacedLetters(tokens: readonly string[], { words, spelling }: Vocabulary): string[] {
  const joined: string[] = [];
  let letters: string[] = [];
  const flush = () => {
    const word = letters.join("");
    const isWord = letters.length >= FEWEST_SPACED_LETTERS || words.has(word) || word in spelling.corrections;
    if (isWord && word !== "") joined.push(word);
    else joined.push(...letters);
    letters = [];
  };
  for (const token of tokens) {
    if (token.length === 1 && token !== SENTENCE_END && letters.length < LONGEST_WORD) letters.push(token);
    else {
      flush();
      joined.push(token);
    }
  }
  flush();
  return joined;
}

/** The words that are meant by one word as it was typed; several if the spaces are missing. */
function readToken(token: string, vocabulary: Vocabulary, mayBeMisspelled: boolean): readonly string[] {
  const { spelling, words, ordinary, units } = vocabulary;
  if (token === SENTENCE_END) return [SENTENCE_END];
  const correction = spelling.corrections[token];
  if (correction) return [correction];
  if (words.has(token) || ordinary.has(token) || /^\d+$/.test(token)) return [token];
  if (/^\d+o+$/.test(token)) return [token.replaceAll("o", "0")];
  if (token.length > LONGEST_WORD) return [token.slice(0, LONGEST_WORD)];
  const amount = /^(\d+)(\p{L}+)$/u.exec(token);
  if (amount?.[1] && amount[2] && units.has(amount[2])) return [amount[1], ...readToken(amount[2], vocabulary, false)];
  // '500caldiet'
  const joined = amount?.[1] && amount[2] && splitJoined(amount[2], vocabulary, false);
  if (amount?.[1] && joined && [...units].some((unit) => unit.length > 1 && amount[2]?.startsWith(unit))) return [amount[1], ...joined];
  const named = /^(\p{L}+)(\d+)$/u.exec(token);
  if (named?.[1] && named[2] && units.has(named[1])) return [named[1], named[2]];

  const letters = /\p{L}/u.test(token) ? token.replace(/[0-9$@!]/g, (sign) => spelling.digits[sign] ?? sign) : token;
  for (const form of listForms(letters)) {
    const same = spelling.corrections[form] ?? (words.has(form) || ordinary.has(form) ? form : undefined);
    if (same) return [same];
  }
  const slip = findIntendedWord(letters.replace(/(.)\1{2,}/gu, "$1"), vocabulary.byFirstLetter);
  if (slip) return [slip];
  const split = splitJoined(token, vocabulary, mayBeMisspelled);
  return split ?? (letters === token ? undefined : splitJoined(letters, vocabulary, mayBeMisspelled)) ?? [letters];
}

/** 'fattt' may be 'fatt' or 'fat'. */
const listForms = (token: string): string[] => [
  token,
  token.replace(/(.)\1{2,}/gu, "$1$1"),
  token.replace(/(.)\1{2,}/gu, "$1"),
  token.replace(/(.)\1+/gu, "$1"),
];

interface Pieces {
  cost: number;
  words: readonly string[];
}

/** 'ihatemyboddy' in as few known words as possible; undefined if a part of it is none. */
function splitJoined(token: string, vocabulary: Vocabulary, mayBeMisspelled: boolean): readonly string[] | undefined {
  if (token.length < SHORTEST_JOINED) return undefined;
  const pieces = findPieces(token, vocabulary, false);
  return pieces ?? (mayBeMisspelled && token.length >= SHORTEST_WITH_A_SLIP ? findPieces(token, vocabulary, true) : undefined);
}

function findPieces(token: string, vocabulary: Vocabulary, mayBeMisspelled: boolean): readonly string[] | undefined {
  const best: (Pieces | undefined)[] = [{ cost: 0, words: [] }];
  for (let start = 0; start < token.length; start += 1) {
    const before = best[start];
    if (!before || before.cost >= HIGHEST_COST) continue;
    for (let end = start + 1; end <= Math.min(token.length, start + LONGEST_PIECE); end += 1) {
      // A last letter, or one beside a misspelled word, is more likely a part of that word.
      if (end === start + 1 && (end === token.length || (mayBeMisspelled && start > 0))) continue;
      const piece = readPiece(token.slice(start, end), vocabulary, mayBeMisspelled);
      if (!piece) continue;
      const cost = before.cost + piece.cost;
      if (cost < (best[end]?.cost ?? HIGHEST_COST + 1)) best[end] = { cost, words: [...before.words, ...piece.words] };
    }
  }
  const whole = best[token.length];
  return whole && whole.words.length > 1 && whole.cost <= token.length * HIGHEST_COST_PER_LETTER ? whole.words : undefined;
}

function readPiece(
  letters: string,
  { words, spelling, ordinary, byFirstLetter }: Vocabulary,
  mayBeMisspelled: boolean,
): Pieces | undefined {
  if (letters.length < SHORTEST_PIECE) {
    const word = spelling.small[letters];
    return word === undefined ? undefined : { cost: letters.length > 1 ? PIECE_COST : UNLIKELY_PIECE_COST, words: [word] };
  }
  const word = spelling.corrections[letters] ?? (words.has(letters) ? letters : undefined);
  if (word) return { cost: PIECE_COST, words: [word] };
  if (!mayBeMisspelled || letters.length < SHORTEST_MISSPELLED_PIECE) return undefined;
  const slip = ordinary.has(letters) ? letters : findIntendedWord(letters, byFirstLetter, 1);
  return slip === undefined ? undefined : { cost: UNLIKELY_PIECE_COST, words: [slip] };
}

function readingsAt(tokens: readonly string[], index: number, { words, spelling }: Vocabulary): readonly Reading[] {
  const [first = "", second = "", third = ""] = tokens.slice(index, index + 3);
  const value = /^\d+$/.test(first) ? Number(first) : spelling.numbers[first];
  const readings: Reading[] = [{ word: first, next: index + 1, ...(value !== undefined && { value }) }];
  // 'Four hundred' is one number, and '4' may stand for 'for'.
  const times = spelling.numbers[second];
  if (value !== undefined && value < 100 && times !== undefined && times >= 100) {
    readings.push({ word: first, next: index + 2, value: value * times });
  }
  const sound = spelling.corrections[`${first}#`];
  if (sound) readings.push({ word: sound, next: index + 1 });
  if (!second || second === SENTENCE_END) return readings;
  // 'w out' is one word.
  const short = spelling.corrections[first + second];
  if (short) readings.push({ word: short, next: index + 2 });
  // 'pu king' is one word.
  if (first.length + second.length >= SHORTEST_SPLIT) {
    if (words.has(first + second)) readings.push({ word: first + second, next: index + 2 });
    const three = first + second + third;
    if (third && third !== SENTENCE_END && words.has(three)) readings.push({ word: three, next: index + 3 });
  }
  return readings;
}
