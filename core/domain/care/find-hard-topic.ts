import type { HardTopic } from "#core/content/hard-topics/hard-topic-table.ts";
import { hardTables, type PreparedTable } from "./hard-tables.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import { type ReadWords, readWords } from "./read-words.ts";

/** The rest of a longer text is ignored: no title, recipe step or answer is longer. */
const READ_CHARACTERS = 10_000;

/**
 * What is hard about a text, if it is about something for which the app first offers someone to talk to. Self-harm comes before all else,
 * because its answer is another one.
 */
export function findHardTopic(text: string): HardTopic | undefined {
  for (const table of hardTables()) {
    const topic = findInTable(text.slice(0, READ_CHARACTERS), table);
    if (topic) return topic;
  }
  return undefined;
}

/** The hardest topic of several texts, such as a recipe's title and steps. */
export function findHardTopicIn(texts: readonly string[]): HardTopic | undefined {
  const topics = new Set(texts.map(findHardTopic));
  if (topics.has("self-harm")) return "self-harm";
  return [...topics].find((topic) => topic !== undefined);
}

/** Whether a text, such as a model's answer, says what the app never says about food: see `unkindAdvice`. */
export const isUnkind = (text: string): boolean =>
  findHardTopic(text) !== undefined ||
  hardTables().some(({ vocabulary, unkindAdvice }) => unkindAdvice.isIn(readWords(text.slice(0, READ_CHARACTERS), vocabulary)));

function findInTable(text: string, { vocabulary, harmless, rules }: PreparedTable): HardTopic | undefined {
  const words = takeOut(readWords(text, vocabulary), harmless);
  return rules.find(({ phrases, unless }) => phrases.isIn(words) && !unless?.isIn(words))?.topic;
}

/** The words of a harmless phrase end the sentence, so that nothing is read across them. */
function takeOut(words: ReadWords, harmless: PhraseIndex): ReadWords {
  const left = [...words];
  for (const { start, end } of harmless.findAll(words)) left.fill([], start, end);
  return left;
}
