import { HARD_TOPICS, type HardTopic } from "#core/content/hard-topics/hard-topics.ts";

/** No real search is longer; the rest of a longer text is ignored. */
const LOOKED_AT_CHARACTERS = 1_000;

/** Whether a text is about a topic for which the app should first offer someone to talk to. */
export function mentionsHardTopic(text: string): boolean {
  const words = plainWords(text.slice(0, LOOKED_AT_CHARACTERS));
  return words !== "" && TOPICS.some(({ phrases, harmless, unless }) => !unless?.test(words) && phrases.test(words.replace(harmless, " ")));
}

/** 'Don’t' and 'dont' become one word, and so do 'Anorexía' and 'anorexia'. */
const plainWords = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘`]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const asPattern = (phrase: string): string => phrase.replace("*", "\\p{L}*").replace("$", "(?! \\S)");

/** Matches whole words; without phrases it matches nothing. */
const anyOf = (phrases: readonly string[], flags: string): RegExp =>
  phrases.length === 0 ? /(?!)/u : new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(asPattern).join("|")})(?![\\p{L}\\p{N}])`, flags);

const TOPICS = HARD_TOPICS.map(({ phrases, harmless, unless }: HardTopic) => ({
  phrases: anyOf(phrases, "u"),
  harmless: anyOf(harmless, "gu"),
  unless: unless && anyOf(unless, "u"),
}));
