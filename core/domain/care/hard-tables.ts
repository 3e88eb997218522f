import { ENGLISH } from "#core/content/hard-topics/en/english.ts";
import type { HardTopic, HardTopicTable } from "#core/content/hard-topics/hard-topic-table.ts";
import { PhraseIndex } from "./phrase-index.ts";
import { phraseCompiler, wordsOfPhrase } from "./phrases.ts";
import { createVocabulary, type Vocabulary } from "./read-words.ts";

interface PreparedRule {
  topic: HardTopic;
  phrases: PhraseIndex;
  unless: PhraseIndex | undefined;
}

export interface PreparedTable {
  vocabulary: Vocabulary;
  harmless: PhraseIndex;
  rules: readonly PreparedRule[];
  unkindAdvice: PhraseIndex;
}

let prepared: readonly PreparedTable[] | undefined;

/** People write in more than one language, so a text is compared with every table. They are prepared for the first text. */
export function hardTables(): readonly PreparedTable[] {
  prepared ??= [ENGLISH].map(prepare);
  return prepared;
}

function prepare(table: HardTopicTable): PreparedTable {
  const all = [
    ...table.rules.flatMap(({ phrases, unless = [] }) => [...phrases, ...unless]),
    ...table.harmless,
    ...table.unkindAdvice,
    "LINK",
  ];
  const words = new Set([
    ...all.flatMap((phrase) => wordsOfPhrase(phrase, table.groups)),
    ...Object.keys(table.spelling.numbers),
    ...Object.values(table.spelling.corrections),
    ...table.spelling.slips,
  ]);
  const compile = phraseCompiler(table.groups);
  const index = (phrases: readonly string[]) => new PhraseIndex(phrases.map(compile));
  return {
    vocabulary: createVocabulary(table, words),
    harmless: index(table.harmless),
    unkindAdvice: index(table.unkindAdvice),
    rules: table.rules.map(({ topic, phrases, unless }) => ({ topic, phrases: index(phrases), unless: unless && index(unless) })),
  };
}
