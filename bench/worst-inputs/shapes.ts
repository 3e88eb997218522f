import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";

/** What a text is made of. Every text of an input has the same shape, and is as long as its field allows. */
export interface Shape {
  units: keyof typeof UNITS;
  /** How many units a word has. Without a separator it is the whole text. */
  wordLength: number;
  separator: string;
  /** Whether each word differs from the one before. */
  isDistinct: boolean;
  /** Breaks the text into lines of at most this many characters; 0 for a single line. */
  lineLength: number;
  /** The last characters, which can make a pattern fail only at the end. */
  tail: string;
}

const KITCHEN_WORDS = 60;

/** The words that most names of foods contain. */
function countKitchenWords(): string[] {
  const counts = new Map<string, number>();
  for (const { name } of loadCatalogue()) {
    for (const word of name.toLowerCase().match(/[a-z]+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, KITCHEN_WORDS)
    .map(([word]) => word);
}

const UNITS = {
  letters: [..."abcdefghijklmnopqrstuvwxyz"],
  digits: [..."1234567890"],
  quantities: ["1/2", "3-4", "1", "½", "2.5", "1,5"],
  accents: [..."éñßıﬁÅø"],
  punctuation: [..."()[]{}\"'&/\\%-"],
  symbols: [..."😀中‮؜"],
  "kitchen words": countKitchenWords(),
} satisfies Record<string, string[]>;

export const CHOICES = {
  units: Object.keys(UNITS) as (keyof typeof UNITS)[],
  wordLength: [1, 2, 3, 8, 40],
  separator: ["", " ", ",", ", ", "/", "-"],
  isDistinct: [false, true],
  lineLength: [0, 30, 100, 198],
  tail: ["", "x", "!"],
} as const satisfies { [K in keyof Shape]: readonly Shape[K][] };

export const PLAIN: Shape = { units: "letters", wordLength: 8, separator: " ", isDistinct: true, lineLength: 0, tail: "" };

/** Where every search begins. */
export const FIRST_SHAPES: readonly Shape[] = [
  PLAIN,
  { ...PLAIN, units: "kitchen words", wordLength: 1 },
  { ...PLAIN, units: "kitchen words", wordLength: 1, lineLength: 198 },
  { ...PLAIN, wordLength: 1 },
  { ...PLAIN, wordLength: 1, lineLength: 198 },
  { ...PLAIN, wordLength: 3, separator: "," },
  { ...PLAIN, separator: "", isDistinct: false },
  { ...PLAIN, units: "digits", separator: "", isDistinct: false, tail: "x" },
  { ...PLAIN, units: "quantities", wordLength: 1, lineLength: 198 },
  { ...PLAIN, units: "accents", wordLength: 1 },
  { ...PLAIN, units: "punctuation", separator: "" },
  { ...PLAIN, units: "symbols", separator: "" },
];

/** Texts with different numbers differ, so that a list of them has no duplicates. */
export function writeText({ units, wordLength, separator, isDistinct, lineLength, tail }: Shape, length: number, number = 0): string {
  if (length <= 0) return "";
  const alphabet: string[] = UNITS[units];
  const joint = alphabet.length === KITCHEN_WORDS && separator === "" ? " " : "";
  let text = "";
  let lineStart = 0;
  for (let nth = number * 7; text.length < length; nth += isDistinct ? 1 : 0) {
    const word = writeWord(alphabet, wordLength, nth, joint);
    const isLineFull = lineLength > 0 && text.length - lineStart + separator.length + word.length > lineLength;
    if (isLineFull) {
      text += "\n";
      lineStart = text.length;
    } else if (text !== "") text += separator || joint;
    text += word;
  }
  // A character may have been cut in half.
  return text.slice(0, Math.max(0, length - tail.length)).replace(/\p{Surrogate}$/u, "") + tail.slice(0, length);
}

/** Counts through the alphabet, the first unit fastest. */
function writeWord(alphabet: readonly string[], wordLength: number, nth: number, joint: string): string {
  const chosen: string[] = [];
  for (let rest = nth, at = 0; at < wordLength; at += 1) {
    chosen.push(alphabet[rest % alphabet.length] ?? "");
    rest = Math.floor(rest / alphabet.length);
  }
  return chosen.join(joint);
}

export const describeShape = ({ units, wordLength, separator, isDistinct, lineLength, tail }: Shape): string =>
  [
    `${isDistinct ? "different" : "equal"} words of ${wordLength} ${units}`,
    `separated by ${JSON.stringify(separator)}`,
    lineLength > 0 && `in lines of ${lineLength}`,
    tail && `ending with ${tail}`,
  ]
    .filter(Boolean)
    .join(", ");
