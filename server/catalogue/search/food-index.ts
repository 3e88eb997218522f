import { type FoodWords, toPhrase } from "./food-words.ts";
import { PackedFoods, type QueryWord } from "./packed-foods.ts";
import {
  hasMeaning,
  type Interpretation,
  joinAndSplitWords,
  listInterpretations,
  WITHOUT_AMOUNT,
  withoutAmount,
} from "./search-interpretations.ts";
import { detached, queryWords } from "./search-words.ts";
import { TopFoods } from "./top-foods.ts";

export interface Hit {
  id: string;
  score: number;
}

const MAX_HITS = 100;
const MAX_CACHED_QUERIES = 2_000;
const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 8;
const MAX_CORRECTIONS = 6;
const RARE_WORD_BELOW = 10;
const FIRST_OF_TWO = 0.93;
const SAME_PHRASE = 200;
/** A lower score means that only the beginning of a second name matched. */
const WEAK_BELOW = 13;
/** A lower score means that the words are only somewhere in a long or rare name. */
const POOR_BELOW = 17;
const PLAIN_FIRST_BELOW = 14;
const PLAIN_INSTEAD = 0.7;

/** Finds foods by what people type. The catalogue never changes at runtime, so results are cached. */
export class FoodIndex {
  readonly #foods: PackedFoods;
  readonly #ids: readonly string[];
  /** The foods with exactly these words as a name or second name. */
  readonly #phrases = new Map<string, number[]>();
  readonly #top: TopFoods;
  /** Lookups of the current search. */
  readonly #choices = new Map<string, Choice[]>();
  readonly #cache = new Map<string, Hit[]>();

  constructor(foods: readonly FoodWords[]) {
    const ordered = foods.toSorted((a, b) => b.popularity - a.popularity);
    this.#ids = ordered.map(({ id }) => id);
    this.#foods = new PackedFoods(ordered);
    this.#top = new TopFoods(ordered.length);
    ordered.forEach(({ phrases }, food) => {
      for (const phrase of phrases) {
        const same = this.#phrases.get(phrase);
        if (same === undefined) this.#phrases.set(phrase, [food]);
        else if (same.length < SAME_PHRASE) same.push(food);
      }
    });
  }

  /** Looks up each typed word in the vocabulary of the catalogue. */
  lookUpWords(words: readonly string[]): QueryWord[] {
    return this.#foods.lookUpWords(words);
  }

  /** Returns at most a hundred results, best first. */
  search(text: string): Hit[] {
    const key = text.slice(0, MAX_QUERY_LENGTH).trim().toLowerCase();
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const hits = this.searchUncached(key);
    if (this.#cache.size >= MAX_CACHED_QUERIES) this.#cache.clear();
    this.#cache.set(detached(key), hits);
    return hits;
  }

  /** Searches without the cache. */
  searchUncached(text: string): Hit[] {
    const typed = queryWords(text).slice(0, MAX_WORDS);
    if (typed.length === 0) return [];
    const isName = this.#phrases.has(toPhrase(typed)) || hasMeaning(typed);
    const bare = isName ? undefined : withoutAmount(text)?.slice(0, MAX_WORDS);
    const interpretations = [{ words: typed, weight: 1 }, ...(bare ? [{ words: bare, weight: WITHOUT_AMOUNT }] : [])];
    this.#top.clear();
    this.#choices.clear();
    this.#find(interpretations);
    return this.#top.first(MAX_HITS).map((food) => ({ id: this.#ids[food] ?? "", score: this.#top.rateFood(food) }));
  }

  /**
   * Tries whole words and prefixes first, then near misses if those find nothing, then all but one word. If the words are only somewhere in
   * a long name, the plain food is added: 'strawberry ice cream' also finds ice cream.
   */
  #find(interpretations: readonly Interpretation[]): void {
    this.#addAll(interpretations);
    const exact = this.#top.highest;
    if (exact >= POOR_BELOW) return;
    if (exact >= WEAK_BELOW) {
      const below = exact < PLAIN_FIRST_BELOW ? undefined : exact;
      this.#addAll(this.#fewer(interpretations), PLAIN_INSTEAD, below);
      return;
    }
    this.#addAll(this.#corrected(interpretations));
    if (this.#top.highest >= WEAK_BELOW) return;
    this.#addAll(this.#fewer(interpretations), PLAIN_INSTEAD);
    if (this.#top.isEmpty) this.#addAll(this.#corrected(this.#fewer(interpretations)), PLAIN_INSTEAD);
  }

  #corrected(interpretations: readonly Interpretation[]): Interpretation[] {
    return interpretations.flatMap((interpretation) => this.#corrections(interpretation));
  }

  #fewer(interpretations: readonly Interpretation[]): Interpretation[] {
    return interpretations.flatMap((interpretation) => this.#withoutOne(interpretation));
  }

  /** `below` caps the scores of the results. */
  #addAll(interpretations: readonly Interpretation[], factor = 1, below = Number.POSITIVE_INFINITY): void {
    const isInVocabulary = (word: string) => this.#foods.vocabulary.findRank(word) >= 0;
    const isInNames = (word: string) => this.#foods.countInNames(word) > 0;
    const isWhole = (word: string) => this.#foods.isWhole(word);
    for (const { words, weight } of interpretations) {
      for (const interpretation of [...listInterpretations(words), ...joinAndSplitWords(words, isInVocabulary, isInNames, isWhole)]) {
        this.#query(interpretation.words, weight * interpretation.weight * factor, below);
      }
    }
  }

  #query(words: readonly string[], weight: number, below: number): void {
    const typed = this.#foods.lookUpWords(words);
    const add = (food: number, score: number): void => this.#top.add(food, Math.min(score * weight, below - 1 / (1 + score)));
    this.#foods.findAll(typed, add);
    for (const food of this.#phrases.get(toPhrase(words)) ?? []) add(food, this.#foods.rateFood(food, typed, true));
  }

  /**
   * Words that no food has can be dropped: 'corn on the cob' is corn. Of two words, the more specific one is kept: 'hot cheetos' is about
   * Cheetos, 'hawaiian pizza' is a pizza.
   */
  #withoutOne({ words, weight }: Interpretation): Interpretation[] {
    if (words.length < 2) return [];
    const matched = words.filter((word) => this.#choicesFor(word, true).length > 0);
    if (matched.length > 0 && matched.length < words.length) return [{ words: matched, weight }];
    if (words.length >= 3) return words.map((_, index) => ({ words: words.toSpliced(index, 1), weight }));
    return words
      .filter((word) => this.#foods.isCommon(word) || (word.length >= 5 && this.#foods.countInNames(word) < RARE_WORD_BELOW))
      .map((word) => ({ words: [word], weight: word === words.at(-1) ? weight : weight * FIRST_OF_TWO }));
  }

  /** The probable corrections: each word that no food has is replaced by the nearest words of foods. */
  #corrections({ words, weight }: Interpretation): Interpretation[] {
    return words.reduce<Interpretation[]>(
      (interpretations, word) => {
        const choices = this.#choicesFor(word, words.length > 1);
        return interpretations
          .flatMap((interpretation) =>
            choices.map((choice) => ({
              words: [...interpretation.words, ...choice.words],
              weight: interpretation.weight * (1 - 0.05 * choice.editDistance),
            })),
          )
          .sort((a, b) => b.weight - a.weight)
          .slice(0, MAX_CORRECTIONS);
      },
      [{ words: [], weight }],
    );
  }

  /** The word itself if foods have it, otherwise the nearest few. Common words are more likely to be meant than rare ones. */
  #choicesFor(typed: string, isOneOfMany: boolean): Choice[] {
    const cached = this.#choices.get(typed);
    if (cached) return cached;
    const choices = this.#lookUp(typed, isOneOfMany);
    this.#choices.set(typed, choices);
    return choices;
  }

  #lookUp(typed: string, isOneOfMany: boolean): Choice[] {
    const [from, to] = this.#foods.vocabulary.findRange(typed);
    const itself = from < to ? [{ words: [typed], editDistance: 0 }] : [];
    if (this.#foods.isInNames(from, to)) return itself;
    const most = typed.length >= 8 ? 2.4 : typed.length >= 6 ? 1.8 : typed.length >= 4 ? 1.2 : isOneOfMany && typed.length === 3 ? 1 : 0;
    if (most === 0) return itself;
    const ranked = this.#foods.vocabulary
      .nearWords(typed, most)
      .map(({ word, editDistance }) => {
        const common = this.#foods.bestInNames(word);
        return { words: [word], editDistance, editCost: editDistance - 0.6 * common + (common > 0 ? 0 : 0.4) };
      })
      .sort((a, b) => a.editCost - b.editCost);
    const least = ranked[0]?.editCost ?? 0;
    return [...itself, ...ranked.filter(({ editCost }) => editCost <= least + 0.5).slice(0, 3)];
  }
}

interface Choice {
  words: readonly string[];
  editDistance: number;
}
