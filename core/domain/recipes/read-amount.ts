import { parseNumber } from "#core/domain/numbers/parse-number.ts";

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  half: 0.5,
  dozen: 12,
};
const NUMBER = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:[.,]\d+)?)`;
const RANGE = new RegExp(String.raw`^(${NUMBER})\s*(?:-|–|to|or)\s*(${NUMBER})(?=\D|$)`, "i");
const TIMES = new RegExp(String.raw`^(${NUMBER})\s*[x×]\s*(?=\d)`, "i");
const FIRST = new RegExp(`^(${NUMBER})`);

export interface ReadAmount {
  amount: number | undefined;
  /** The text after the amount. */
  rest: string;
}

/** Reads '1 1/2 cups', '1-2 tbsp' (as the mean), '2 x 400 g' (as 800), 'half a cucumber' and 'a dozen eggs'. */
export function readAmount(text: string): ReadAmount {
  const times = TIMES.exec(text);
  if (times) {
    const { amount, rest } = readAmount(text.slice(times[0].length));
    return { amount: amount === undefined ? undefined : toNumber(times[1]) * amount, rest };
  }
  const range = RANGE.exec(text);
  if (range) return { amount: (toNumber(range[1]) + toNumber(range[2])) / 2, rest: text.slice(range[0].length).trim() };
  const first = FIRST.exec(text);
  if (first) return withDozen(toNumber(first[1]), text.slice(first[0].length).trim());
  const word = /^([a-z]+)\b\s*(?:an?\b\s*)?(.*)$/i.exec(text);
  const named = NUMBER_WORDS[word?.[1]?.toLowerCase() ?? ""];
  return named === undefined ? { amount: undefined, rest: text } : withDozen(named, word?.[2] ?? "");
}

function withDozen(amount: number, rest: string): ReadAmount {
  return /^dozen\b/i.test(rest) ? { amount: amount * 12, rest: rest.replace(/^dozen\s*(of\s+)?/i, "") } : { amount, rest };
}

function toNumber(text = ""): number {
  const [, whole = "0", above, below] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text) ?? [];
  return above && below ? Number(whole) + Number(above) / Number(below) : parseNumber(text);
}
