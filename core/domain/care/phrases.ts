import type { ReadWords } from "./read-words.ts";

/** The positions that a phrase's part can end at, if it starts at a position. */
type Part = (words: ReadWords, position: number) => readonly number[];

export interface Phrase {
  parts: readonly Part[];
  /** A text without any of these words cannot have the phrase; undefined if it can start with a number or be empty. */
  keys: readonly string[] | undefined;
}

type Groups = Readonly<Record<string, readonly string[]>>;

const GAPS: Readonly<Record<string, number>> = { "..": 2, "...": 4, "....": 8, ".....": 30 };
const GROUP_NAME = /^[A-Z][A-Z_]*$/;
const NUMBER = /^#(?:(<=|>=)(\d+))?$/;
const LINK = "LINK";

/** Where a phrase that starts at a position can end; undefined if it does not match there. Its work is bounded by the phrase's length. */
export function matchPhrase({ parts }: Phrase, words: ReadWords, start: number): number | undefined {
  let positions = [start];
  for (const part of parts) {
    const ends = new Set<number>();
    for (const position of positions) for (const end of part(words, position)) ends.add(end);
    if (ends.size === 0) return undefined;
    positions = [...ends];
  }
  return Math.max(...positions);
}

/** Reads phrases as hard-topic-table.ts describes them. The same part is read once, because large groups stand in many phrases. */
export function phraseCompiler(groups: Groups): (phrase: string) => Phrase {
  const parts = new Map<string, Part>();
  const readPart = (text: string): Part => {
    const part = parts.get(text) ?? compilePart(text, groups);
    parts.set(text, part);
    return part;
  };
  return (phrase) => compilePhrase(phrase, groups, readPart);
}

function compilePhrase(phrase: string, groups: Groups, readPart: (text: string) => Part): Phrase {
  const texts = phrase.split(" ").filter((text) => text !== "");
  // The most telling part is the one with the fewest words.
  const keys = texts
    .filter((text) => isChoice(text) && !isOptional(text) && !text.endsWith("|>"))
    .map((text) => splitChoices(text, groups).map((choice) => choice.split(" ")[0] ?? ""))
    .filter((choices) => !choices.some((choice) => choice.startsWith("#")))
    .sort((a, b) => a.length - b.length)[0];
  return { parts: texts.map(readPart), keys };
}

/** All words of a phrase, so that they are recognized when they are misspelled. */
export const wordsOfPhrase = (phrase: string, groups: Groups): string[] =>
  phrase
    .split(" ")
    .filter((text) => isChoice(text))
    .flatMap((text) => splitChoices(text.replace(/\?$/, ""), groups))
    .flatMap((choice) => choice.split(" "))
    .filter((word) => !word.startsWith("#"));

const isOptional = (text: string) => text.endsWith("?");
const isChoice = (text: string) => text !== "" && !(text in GAPS) && !/^(?:[$^>.]|!.*|#.*)$/.test(text);

const splitChoices = (text: string, groups: Groups): string[] =>
  text.split("|").flatMap((choice) => {
    if (!GROUP_NAME.test(choice)) return [choice.replaceAll("_", " ")];
    const members = groups[choice];
    if (!members) throw new Error(`No group ${choice}`);
    return members;
  });

function compilePart(text: string, groups: Groups): Part {
  const gap = GAPS[text];
  if (gap) return (words, position) => gapEnds(words, position, gap);
  if (text === "^") return (words, position) => (position === 0 || words[position - 1]?.length === 0 ? [position] : []);
  if (text === "$") return (words, position) => (isSentenceEnd(words, position) ? [position] : []);
  if (text === ">") return compileNoFood(groups);
  if (text.endsWith("|>")) {
    const [part, noFood] = [compileChoices(splitChoices(text.slice(0, -2), groups)), compileNoFood(groups)];
    return (words, position) => [...part(words, position), ...noFood(words, position)];
  }
  if (text.startsWith("!")) {
    const part = compileChoices(splitChoices(text.slice(1), groups));
    return (words, position) => (part(words, position).length > 0 ? [] : [position]);
  }
  if (isOptional(text)) {
    const part = compileChoices(splitChoices(text.slice(0, -1), groups));
    return (words, position) => [position, ...part(words, position)];
  }
  return compileChoices(splitChoices(text, groups));
}

const linkWords = new WeakMap<Groups, ReadonlySet<string>>();

function compileNoFood(groups: Groups): Part {
  const links = linkWords.get(groups) ?? new Set(splitChoices(LINK, groups));
  linkWords.set(groups, links);
  return (words, position) =>
    isSentenceEnd(words, position) || words[position]?.some(({ word, value }) => links.has(word) || value !== undefined) ? [position] : [];
}

function compileChoices(choices: readonly string[]): Part {
  const single = new Set(choices.filter((choice) => !choice.includes(" ") && !choice.startsWith("#")));
  const rows = choices.filter((choice) => choice.includes(" ")).map((choice) => choice.split(" "));
  const numbers = choices.flatMap((choice) => readBounds(choice) ?? []);
  return (words, position) => {
    const readings = words[position];
    if (!readings || readings.length === 0) return [];
    const ends: number[] = [];
    for (const { word, next, value } of readings) {
      if (single.has(word)) ends.push(next);
      else if (value !== undefined && numbers.some(({ least, most }) => value >= least && value <= most)) ends.push(next);
      for (const row of rows) if (row[0] === word) ends.push(...rowEnds(words, next, row));
    }
    return ends;
  };
}

function rowEnds(words: ReadWords, position: number, row: readonly string[]): readonly number[] {
  let end = position;
  for (const word of row.slice(1)) {
    const reading = words[end]?.find((one) => one.word === word);
    if (!reading) return [];
    end = reading.next;
  }
  return [end];
}

function readBounds(choice: string): { least: number; most: number } | undefined {
  const [isNumber, sign, bound] = NUMBER.exec(choice) ?? [];
  if (!isNumber) return undefined;
  return { least: sign === ">=" ? Number(bound) : 0, most: sign === "<=" ? Number(bound) : Number.POSITIVE_INFINITY };
}

function gapEnds(words: ReadWords, position: number, gap: number): readonly number[] {
  const ends = [position];
  for (let end = position; ends.length <= gap && !isSentenceEnd(words, end); end += 1) ends.push(end + 1);
  return ends;
}

const isSentenceEnd = (words: ReadWords, position: number): boolean => (words[position]?.length ?? 0) === 0;
