import type { HardTopicTable, Spelling } from "#core/content/hard-topics/hard-topic-table.ts";
import { findMeantWord, groupByFirstLetter } from "./spelling-slips.ts";

/** One way to read the text from a word on: the word that is meant, and where the next one starts. */
export interface Reading {
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
const SHORTEST_JOINED = 7;
const SHORTEST_SPLIT = 5;
const MOST_PIECES = 7;
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
  const known = new Map<string, readonly string[]>();
  const tokens = joinSpacedLetters(splitText(text)).flatMap((token) => {
    let words = known.get(token);
    if (!words) {
      words = readToken(token, vocabulary);
      known.set(token, words);
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

/** 's t a r v e' is one word. */
function joinSpacedLetters(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  let letters: string[] = [];
  const flush = () => {
    if (letters.length >= FEWEST_SPACED_LETTERS) joined.push(letters.join(""));
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
function readToken(token: string, vocabulary: Vocabulary): readonly string[] {
  const { spelling, words, ordinary, units } = vocabulary;
  if (token === SENTENCE_END) return [SENTENCE_END];
  const meant = spelling.meant[token];
  if (meant) return [meant];
  if (words.has(token) || ordinary.has(token) || /^\d+$/.test(token)) return [token];
  if (token.length > LONGEST_WORD) return [token.slice(0, LONGEST_WORD)];
  const amount = /^(\d+)(\p{L}+)$/u.exec(token);
  if (amount?.[1] && amount[2] && units.has(amount[2])) return [amount[1], ...readToken(amount[2], vocabulary)];
  const named = /^(\p{L}+)(\d+)$/u.exec(token);
  if (named?.[1] && named[2] && units.has(named[1])) return [named[1], named[2]];

  const letters = /\p{L}/u.test(token) ? token.replace(/[0-9$@!]/g, (sign) => spelling.digits[sign] ?? sign) : token;
  for (const form of formsOf(letters)) {
    const same = spelling.meant[form] ?? (words.has(form) || ordinary.has(form) ? form : undefined);
    if (same) return [same];
  }
  const slip = findMeantWord(letters.replace(/(.)\1{2,}/gu, "$1"), vocabulary.byFirstLetter);
  if (slip) return [slip];
  return splitJoined(letters, words) ?? [letters];
}

/** 'fattt' may be 'fatt' or 'fat'. */
const formsOf = (token: string): string[] => [
  token,
  token.replace(/(.)\1{2,}/gu, "$1$1"),
  token.replace(/(.)\1{2,}/gu, "$1"),
  token.replace(/(.)\1+/gu, "$1"),
];

/** 'loseweight' in as few known words as possible; undefined if a part of it is none. */
function splitJoined(token: string, words: ReadonlySet<string>): readonly string[] | undefined {
  if (token.length < SHORTEST_JOINED) return undefined;
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= token.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const word = token.slice(start, end);
      const isPiece = word.length > 1 ? words.has(word) : start === 0 && word === "i";
      if (before && isPiece && before.length + 1 < (best[end]?.length ?? MOST_PIECES)) best[end] = [...before, word];
    }
  }
  const pieces = best[token.length];
  return pieces && pieces.length > 1 ? pieces : undefined;
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
  const sound = spelling.meant[`${first}#`];
  if (sound) readings.push({ word: sound, next: index + 1 });
  // 'pu king' is one word.
  if (second && second !== SENTENCE_END && first.length + second.length >= SHORTEST_SPLIT) {
    if (words.has(first + second)) readings.push({ word: first + second, next: index + 2 });
    const three = first + second + third;
    if (third && third !== SENTENCE_END && words.has(three)) readings.push({ word: three, next: index + 3 });
  }
  return readings;
}
