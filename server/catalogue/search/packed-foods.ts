import type { FoodWords } from "./food-words.ts";
import { Vocabulary } from "./vocabulary.ts";

/** A typed word: its rank if foods have exactly this word, and the range of words that start with it. */
export interface QueryWord {
  text: string;
  rank: number;
  from: number;
  to: number;
  /** Whether the word is probably incomplete, such as 'straw'. */
  isBeginning: boolean;
  /** Whether the word is long enough, or combined with another word, to tell what is meant. */
  isTelling: boolean;
}

/** A brand or a second name typed in full is nearly as good as the name itself. */
const ALIAS_SCORE = 13.5;
const WHOLE_NAME = 0.5;
/** Just enough to break a tie. */
const WHOLE_ALIAS = 0.01;
const QUALITY = 10;
const NAME_SHARE = 2;
const HEAD_SHARE = 4.5;
const KIND = 1.5;
const POPULARITY = 8;
const VARIANT = 2;
const TAIL = 1;
const TAIL_WORDS = 0.3;
const VARIANTS = "reduced light low lower lowfat free diet lightly lite meatless imitation no unsalted decaf flourless malt baby".split(
  " ",
);
/** A word counts as complete if at least this many foods have it, one of them common: 'pea' is not the beginning of 'peach'. */
const WHOLE_WORD_FROM = 4;
const COMMON_FROM = 0.75;
/** How many foods are examined per interpretation, the common ones first, and how many can match. */
const MAX_EXAMINED = 1_500;
const MAX_MATCHES = 400;
const MIN_OF_EACH_WORD = 8;

/** Foods as numbers, the most common first, so that a search compares them without allocating objects. */
export class PackedFoods {
  readonly vocabulary: Vocabulary;
  readonly #popularity: Float64Array;
  readonly #names: Lists;
  readonly #others: Lists;
  readonly #headLengths: Uint8Array;
  readonly #hasTail: Uint8Array;
  /** For each word, the foods that have it. */
  readonly #foods: Lists;
  readonly #lengths: Uint8Array;
  readonly #isVariant: Uint8Array;
  readonly #nameCounts: Int32Array;
  readonly #bestInHead: Float64Array;
  readonly #bestInName: Float64Array;
  readonly #seen: Int32Array;
  #round = 0;

  /** Expects the most common foods first. */
  constructor(foods: readonly FoodWords[]) {
    const vocabulary = new Vocabulary(wordsIn(foods));
    const size = vocabulary.words.length;
    const findRanks = (words: readonly string[]) => words.map((word) => vocabulary.findRank(word));
    this.vocabulary = vocabulary;
    this.#popularity = Float64Array.from(foods, ({ popularity }) => popularity);
    this.#headLengths = Uint8Array.from(foods, ({ headLength }) => headLength);
    this.#hasTail = Uint8Array.from(foods, ({ hasTail }) => (hasTail ? 1 : 0));
    this.#names = new Lists(foods.map(({ name }) => findRanks(name)));
    this.#others = new Lists(foods.map(({ other }) => findRanks(other)));
    this.#foods = this.#names.inverted(this.#others, size);
    this.#lengths = Uint8Array.from(vocabulary.words, (word) => Math.min(word.length, 255));
    this.#isVariant = new Uint8Array(size);
    for (const word of VARIANTS) if (vocabulary.findRank(word) >= 0) this.#isVariant[vocabulary.findRank(word)] = 1;
    this.#nameCounts = new Int32Array(size);
    this.#bestInHead = new Float64Array(size);
    this.#bestInName = new Float64Array(size);
    this.#seen = new Int32Array(foods.length);
    for (let food = 0; food < foods.length; food++) this.#countWords(food);
  }

  #countWords(food: number): void {
    const { starts, values } = this.#names;
    const start = starts[food] ?? 0;
    const popularity = this.#popularity[food] ?? 0;
    for (let at = start; at < (starts[food + 1] ?? 0); at++) {
      const rank = values[at] ?? 0;
      this.#nameCounts[rank] = (this.#nameCounts[rank] ?? 0) + 1;
      this.#bestInName[rank] = Math.max(this.#bestInName[rank] ?? 0, popularity);
      if (at - start < (this.#headLengths[food] ?? 0)) this.#bestInHead[rank] = Math.max(this.#bestInHead[rank] ?? 0, popularity);
    }
  }

  /** How many foods have the word in their name. */
  countInNames(word: string): number {
    return this.#nameCounts[this.vocabulary.findRank(word)] ?? 0;
  }

  isInNames(from: number, to: number): boolean {
    for (let rank = from; rank < to; rank++) if ((this.#nameCounts[rank] ?? 0) > 0) return true;
    return false;
  }

  /** How common the most common food is that has the word in its name. */
  bestInNames(word: string): number {
    return this.#bestInName[this.vocabulary.findRank(word)] ?? 0;
  }

  /** Whether a food that many people eat has this name. */
  isCommon(word: string): boolean {
    return (this.#bestInHead[this.vocabulary.findRank(word)] ?? 0) >= COMMON_FROM;
  }

  /** Whether the word is probably complete. */
  isWhole(word: string): boolean {
    return this.countInNames(word) >= WHOLE_WORD_FROM && this.isCommon(word);
  }

  /** Looks up each typed word in the vocabulary. A single letter is a prefix only after another word. */
  lookUpWords(words: readonly string[]): QueryWord[] {
    return words.map((text, index) => {
      const rank = this.vocabulary.findRank(text);
      const [from, to] = text.length >= 2 || index > 0 ? this.vocabulary.findRange(text) : [rank, rank + 1];
      return { text, rank, from, to, isBeginning: !this.isWhole(text), isTelling: text.length >= 3 || index > 0 };
    });
  }

  /** Calls `isFound` with each food that has all the words, common ones first. */
  findAll(query: readonly QueryWord[], isFound: (food: number, score: number) => void): void {
    const rarest = this.#rarest(query);
    if (!rarest) return;
    const { starts, values } = this.#foods;
    const round = ++this.#round;
    let fitting = 0;
    let lookedAt = 0;
    const look = (rank: number, most: number): void => {
      const end = starts[rank + 1] ?? 0;
      const enough = Math.min(MAX_MATCHES, fitting + most);
      for (let at = starts[rank] ?? 0; at < end && fitting < enough && lookedAt < MAX_EXAMINED; at++) {
        const food = values[at] ?? 0;
        if (this.#seen[food] === round) continue;
        this.#seen[food] = round;
        lookedAt++;
        const score = this.rateFood(food, query, false);
        if (score < 0) continue;
        fitting++;
        isFound(food, score);
      }
    };
    if (rarest.rank >= 0) look(rarest.rank, MAX_MATCHES);
    // Looks at a few foods of every word with this prefix before looking at many of the first words.
    const ofEach = Math.max(MIN_OF_EACH_WORD, Math.floor(MAX_MATCHES / (rarest.to - rarest.from)));
    for (let rank = rarest.from; rank < rarest.to; rank++) look(rank, ofEach);
    for (let rank = rarest.from; rank < rarest.to; rank++) look(rank, MAX_MATCHES);
  }

  /** The word with the fewest foods. Any food with all words is among them. */
  #rarest(query: readonly QueryWord[]): QueryWord | undefined {
    const { starts } = this.#foods;
    let rarest: QueryWord | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const word of query) {
      const size = (starts[word.to] ?? 0) - (starts[word.from] ?? 0);
      if (word.from < 0 || size === 0) return undefined;
      if (size < fewest) [rarest, fewest] = [word, size];
    }
    return rarest;
  }

  /**
   * How well a food matches: how exactly its words match, how much of its name was typed, and how common it is. Returns -1 if a word is
   * missing.
   */
  rateFood(food: number, query: readonly QueryWord[], isAlias: boolean): number {
    let quality = 0;
    for (const word of query) {
      const matched = this.#rateMatch(food, word);
      if (matched === 0 && !isAlias) return -1;
      quality += matched;
    }
    const { starts, values } = this.#names;
    const start = starts[food] ?? 0;
    const length = (starts[food + 1] ?? 0) - start;
    const headLength = this.#headLengths[food] ?? 0;
    let inName = 0;
    let inHead = 0;
    let isOfThatKind = 0;
    let isVariant = 0;
    let startsSo = query.length <= length ? 1 : 0;
    for (let at = 0; at < length; at++) {
      const rank = values[start + at] ?? 0;
      const typed = query[at];
      if (typed && (rank < typed.from || rank >= typed.to)) startsSo = 0;
      if (isInQuery(rank, query)) {
        inName++;
        if (at < headLength) inHead++;
        // 'Cheddar cheese' is a cheese, 'Cheese dip' is a dip.
        if (at === headLength - 1) isOfThatKind = KIND;
        // The plain food ranks before its variants, unless a variant was typed.
      } else if (this.#isVariant[rank] === 1) isVariant = 1;
    }
    const tail = this.#hasTail[food] ?? 0;
    const shares = (inName / Math.max(1, length)) * NAME_SHARE + (inHead / Math.max(1, headLength + tail * TAIL_WORDS)) * HEAD_SHARE;
    const fit = (quality / query.length) * QUALITY + shares + isOfThatKind + startsSo;
    const whole = !isAlias ? 0 : inName === length ? WHOLE_NAME : WHOLE_ALIAS;
    return (
      Math.max(fit, isAlias && isVariant === 0 ? ALIAS_SCORE : 0) +
      whole +
      (this.#popularity[food] ?? 0) * POPULARITY -
      isVariant * VARIANT -
      tail * TAIL
    );
  }

  #rateMatch(food: number, word: QueryWord): number {
    const inName = this.#names.rateMatch(food, word, this.#lengths);
    if (inName === 1) return 1;
    if (inName > 0) return word.isBeginning ? 0.6 + 0.35 * inName : 0.2 + 0.5 * inName;
    const inOther = this.#others.rateMatch(food, word, this.#lengths);
    if (inOther === 1) return 0.75;
    return inOther === 0 ? 0 : word.isBeginning ? 0.55 : 0.3;
  }
}

function isInQuery(rank: number, query: readonly QueryWord[]): boolean {
  for (const word of query) {
    if (rank === word.rank) return true;
    if (word.isBeginning && word.isTelling && rank >= word.from && rank < word.to) return true;
  }
  return false;
}

function* wordsIn(foods: readonly FoodWords[]): Generator<string> {
  for (const { name, other } of foods) {
    yield* name;
    yield* other;
  }
}

/** Many short lists of numbers in one array. List n goes from starts[n] up to, but not including, starts[n + 1]. */
class Lists {
  readonly starts: Int32Array;
  readonly values: Int32Array;

  constructor(lists: readonly (readonly number[])[]) {
    this.starts = new Int32Array(lists.length + 1);
    let total = 0;
    for (let index = 0; index < lists.length; index++) {
      total += lists[index]?.length ?? 0;
      this.starts[index + 1] = total;
    }
    this.values = new Int32Array(total);
    for (let index = 0; index < lists.length; index++) this.values.set(lists[index] ?? [], this.starts[index]);
  }

  /** Returns 1 for the word itself, the typed share of a word with this prefix, or 0 if there is no match. */
  rateMatch(list: number, { rank, from, to, text }: QueryWord, lengths: Uint8Array): number {
    const end = this.starts[list + 1] ?? 0;
    let match = 0;
    for (let at = this.starts[list] ?? 0; at < end; at++) {
      const value = this.values[at] ?? 0;
      if (value === rank) return 1;
      if (value >= from && value < to) match = Math.max(match, Math.min(0.99, text.length / (lengths[value] ?? 1)));
    }
    return match;
  }

  /** For every number, the lists in either set that contain it, in order and without duplicates. */
  inverted(others: Lists, size: number): Lists {
    const found: number[][] = Array.from({ length: size }, () => []);
    for (let list = 0; list + 1 < this.starts.length; list++) {
      for (const lists of [this, others]) {
        for (let at = lists.starts[list] ?? 0; at < (lists.starts[list + 1] ?? 0); at++) {
          const holders = found[lists.values[at] ?? 0];
          if (holders && holders.at(-1) !== list) holders.push(list);
        }
      }
    }
    return new Lists(found);
  }
}
