import { isPlainEnglish, normalizeSpelling } from "#core/domain/allergens/normalize-spelling.ts";

/** Every word of the dishes' names, exact and by its common spelling key. */
export class Vocabulary {
  readonly #words: ReadonlySet<string>;
  readonly #byKey = new Map<string, string[]>();

  constructor(words: ReadonlySet<string>) {
    this.#words = words;
    for (const word of words) {
      const key = normalizeSpelling(word);
      const alike = this.#byKey.get(key);
      if (alike) alike.push(word);
      else this.#byKey.set(key, [word]);
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  findAlike(word: string): readonly string[] {
    return this.#byKey.get(normalizeSpelling(word)) ?? [];
  }
}

export interface NameWord {
  start: number;
  end: number;
  /** The dictionary's spellings of this word. */
  spellings: readonly string[];
  /** The dictionary's spellings of its singular. */
  singulars: readonly string[];
  /** Every dictionary word with the same spelling key: even an exact match may mean a different word within a longer phrase. */
  alike: readonly string[];
}

/** An exact dictionary word is taken as it is; any other word may be a different spelling of one. */
export function readWords(name: string, vocabulary: Vocabulary): NameWord[] {
  return [...name.matchAll(/[a-z0-9]+/g)].map(({ 0: word, index }) => {
    const alike = vocabulary.findAlike(word);
    return {
      start: index,
      end: index + word.length,
      spellings: vocabulary.has(word) ? [word] : alike,
      singulars: [/e?s$/, /s$/].flatMap((plural) => (plural.test(word) ? findSingular(word, word.replace(plural, ""), vocabulary) : [])),
      alike,
    };
  });
}

/** Not every word that ends like a plural is one: 'Popeyes' is not several popiah. */
function findSingular(word: string, singular: string, vocabulary: Vocabulary): readonly string[] {
  if (vocabulary.has(singular)) return [singular];
  return vocabulary.has(word) || isPlainEnglish(word) ? [] : vocabulary.findAlike(singular);
}
