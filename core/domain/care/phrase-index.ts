import { matchPhrase, type Phrase } from "./phrases.ts";
import type { ReadWords } from "./read-words.ts";

/** Phrases by the words that they need, so that a text about food is compared with next to none of them. */
export class PhraseIndex {
  readonly #byKey = new Map<string, Phrase[]>();
  readonly #withoutKey: Phrase[] = [];

  constructor(phrases: readonly Phrase[]) {
    for (const phrase of phrases) {
      if (!phrase.keys) this.#withoutKey.push(phrase);
      for (const key of phrase.keys ?? []) {
        const candidates = this.#byKey.get(key);
        if (candidates) candidates.push(phrase);
        else this.#byKey.set(key, [phrase]);
      }
    }
  }

  isIn(words: ReadWords): boolean {
    return this.#candidates(words).some((phrase) => words.some((_, position) => matchPhrase(phrase, words, position) !== undefined));
  }

  /** Where each phrase that is in the text starts and ends. */
  findAll(words: ReadWords): { start: number; end: number }[] {
    const found = [];
    for (const phrase of this.#candidates(words)) {
      for (let start = 0; start < words.length; start += 1) {
        const end = matchPhrase(phrase, words, start);
        if (end !== undefined) found.push({ start, end });
      }
    }
    return found;
  }

  #candidates(words: ReadWords): Phrase[] {
    const candidates = new Set(this.#withoutKey);
    for (const readings of words) {
      for (const { word } of readings) for (const phrase of this.#byKey.get(word) ?? []) candidates.add(phrase);
    }
    return [...candidates];
  }
}
