import MiniSearch from "minisearch";
import { editDistanceBetween } from "./edit-distance.ts";

export interface NearWord {
  word: string;
  /** The edit distance from what was typed. */
  editDistance: number;
}

/** Every word of the foods, sorted. A word's rank is its index, and a prefix is a range of ranks. */
export class Vocabulary {
  readonly words: readonly string[];
  readonly #ranks: ReadonlyMap<string, number>;
  #nearWords: MiniSearch<{ id: number; word: string }> | undefined;

  constructor(words: Iterable<string>) {
    this.words = [...new Set(words)].sort();
    this.#ranks = new Map(this.words.map((word, rank) => [word, rank]));
  }

  /** Returns -1 for a word that no food has. */
  findRank(word: string): number {
    return this.#ranks.get(word) ?? -1;
  }

  /** The range of ranks of the words with this prefix; the end is exclusive. */
  findRange(beginning: string): [from: number, to: number] {
    return [this.#firstFrom(beginning), this.#firstFrom(`${beginning}\uffff`)];
  }

  #firstFrom(text: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Words that may have been meant, nearest first. `most` is the maximum edit distance. */
  nearWords(typed: string, most: number): NearWord[] {
    return this.#searchable()
      .search(typed, { fuzzy: most > 2 ? 3 : 2 })
      .flatMap(({ id }) => {
        const word = this.words[id as number] ?? "";
        const editDistance = editDistanceBetween(typed, word);
        return editDistance <= most ? [{ word, editDistance }] : [];
      })
      .toSorted((a, b) => a.editDistance - b.editDistance);
  }

  /** Created with the first misspelled word, so that it does not delay the start. */
  #searchable(): MiniSearch<{ id: number; word: string }> {
    if (this.#nearWords) return this.#nearWords;
    const index = new MiniSearch<{ id: number; word: string }>({
      fields: ["word"],
      tokenize: (word) => [word],
      processTerm: (term) => term,
      searchOptions: { maxFuzzy: 3 },
    });
    index.addAll(this.words.flatMap((word, id) => (/^[a-z]{3,}$/.test(word) ? [{ id, word }] : [])));
    this.#nearWords = index;
    return index;
  }
}
