/** What a text may be about when food, a body or life feels hard. */
const HARD_TOPICS = [
  "losing weight",
  "very low calories",
  "not eating",
  "fasting",
  "purging",
  "laxatives",
  "bingeing",
  "hating one's body",
  "eating disorder",
  "self-harm",
] as const;
export type HardTopic = (typeof HARD_TOPICS)[number];

/**
 * One kind of hard words. A phrase is a row of parts with spaces between them:
 *
 * - `word` is that word, `a|b` one of several, `word?` may be missing, `NAME` is any word of that group;
 * - `..` is up to two words of any kind, `...` up to four, `....` up to eight, `.....` any number in the same sentence;
 * - `#` is a number, `#<=1300` and `#>=2` are numbers within bounds;
 * - `^` is the start of a sentence and `$` its end; `>` is its end or a word of the group LINK, which says that no food follows;
 * - `!word` means that this word does not follow.
 */
export interface HardWordRule {
  topic: HardTopic;
  phrases: readonly string[];
  /** If the text has any of these phrases, this rule says nothing. */
  unless?: readonly string[];
}

export interface Spelling {
  /** Digits and signs that stand for a letter. */
  digits: Readonly<Record<string, string>>;
  /** Short forms and usual misspellings that one slip of the finger does not explain, with the word that is meant. */
  corrections: Readonly<Record<string, string>>;
  /** The only words of one or two letters that are looked for in words without spaces ('ed' is a usual ending), with the word that is meant. */
  small: Readonly<Record<string, string>>;
  /** Numbers in words. */
  numbers: Readonly<Record<string, number>>;
  /** Units that follow a number without a space: '10kg'. */
  units: readonly string[];
  /** Words that are recognized with a letter too many, too few, other or swapped. */
  slips: readonly string[];
  /** Real words that look like a misspelled one of them: 'stave', 'purse'. They are read as they stand. */
  ordinary: readonly string[];
}

/** The hard words of one language. */
export interface HardTopicTable {
  language: string;
  spelling: Spelling;
  /** Words that may stand for each other in a phrase; their names are in capitals. */
  groups: Readonly<Record<string, readonly string[]>>;
  rules: readonly HardWordRule[];
  /** Phrases about cooking, brands and everyday things. They are taken out before the rules are applied. */
  harmless: readonly string[];
  /** What the app itself never says about food, for texts that a model wrote. */
  unkindAdvice: readonly string[];
}
