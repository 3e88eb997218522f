import MiniSearch from "minisearch";
import { SYNONYMS } from "./search-synonyms.ts";
import { compoundsOf, tellingWords, wordsOf } from "./search-words.ts";

/** What a food is found by. */
export interface Findable {
  id: string;
  name: string;
  otherNames: readonly string[];
  popularity: number;
}

export interface Hit {
  id: string;
  score: number;
}

interface FoodWords {
  id: string;
  popularity: number;
  /** The whole name, and the part before the first comma or bracket. */
  name: string[];
  head: string[];
  compounds: string[];
  other: string[];
  /** Whole other names, each as one string: 'mountain dew'. */
  aliases: Set<string>;
}

/** A typed word; a beginning where it is no word that many foods have. */
export interface Asked {
  text: string;
  isBeginning: boolean;
}

/** From so many foods on a word counts as whole: 'pea' is not the beginning of 'peach'. */
const COMMON_WORD_FROM = 4;
const CANDIDATES = 600;
const REMEMBERED_QUERIES = 5_000;
const MOST_WORDS = 8;
const MOST_CORRECTIONS = 4;
const RARE_WORD_BELOW = 10;

/** Finds foods by what people type. The catalogue never changes while it runs, so answers are remembered. */
export class FoodIndex {
  readonly #words: Map<string, FoodWords>;
  readonly #index: MiniSearch<FoodWords>;
  readonly #remembered = new Map<string, Hit[]>();
  readonly #wordCounts = new Map<string, number>();

  constructor(foods: readonly Findable[]) {
    this.#words = new Map(foods.map((food) => [food.id, toWords(food)]));
    this.#index = new MiniSearch<FoodWords>({
      fields: ["name", "compounds", "other"],
      extractField: (food, field) => (field === "id" ? food.id : (food[field as "name" | "compounds" | "other"] ?? []).join(" ")),
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term,
    });
    this.#index.addAll([...this.#words.values()]);
    for (const { name } of this.#words.values()) {
      for (const word of new Set(name)) this.#wordCounts.set(word, (this.#wordCounts.get(word) ?? 0) + 1);
    }
  }

  /** How somebody's typed words are to be read. */
  read(words: readonly string[]): Asked[] {
    return words.map((text) => ({ text, isBeginning: (this.#wordCounts.get(text) ?? 0) < COMMON_WORD_FROM }));
  }

  /** Best first. */
  search(text: string): Hit[] {
    const asked = tellingWords(text).slice(0, MOST_WORDS);
    const key = asked.join(" ");
    const known = this.#remembered.get(key);
    if (known) return known;
    const hits = this.#find(asked);
    if (this.#remembered.size >= REMEMBERED_QUERIES) this.#remembered.clear();
    this.#remembered.set(key, hits);
    return hits;
  }

  /** Whole words and beginnings first; only where they find nothing, near misses; then all but one word. */
  #find(asked: string[]): Hit[] {
    if (asked.length === 0) return [];
    const exact = this.#readings(asked);
    if (exact.length > 0) return exact;
    const near = best(this.#corrections(asked).flatMap((words) => this.#readings(words)));
    if (near.length > 0) return near;
    return best(this.#withoutOne(asked).flatMap((words) => this.#readings(words)));
  }

  #readings(asked: string[]): Hit[] {
    const readings = [...meanings(asked), ...this.#joined(asked)];
    return best(readings.flatMap(([words, weight]) => this.#query(words).map(({ id, score }) => ({ id, score: score * weight }))));
  }

  /** Of two words only the telling one can stay: 'hot cheetos' is about Cheetos, 'quest bar' is not about bars. */
  #withoutOne(asked: string[]): string[][] {
    if (asked.length >= 3) return asked.map((_, index) => asked.toSpliced(index, 1));
    const rare = asked.filter((word) => word.length >= 5 && (this.#wordCounts.get(word) ?? 0) < RARE_WORD_BELOW);
    return asked.length === 2 ? rare.map((word) => [word]) : [];
  }

  /** 'pop corn' may mean popcorn. */
  #joined(asked: string[]): [words: string[], weight: number][] {
    return compoundsOf(asked).flatMap((word, index): [string[], number][] =>
      this.#wordCounts.has(word) ? [[asked.toSpliced(index, 2, word), 1.02]] : [],
    );
  }

  /** What was probably meant: for each word that no food has, the nearest words of foods. */
  #corrections(asked: string[]): string[][] {
    return asked.reduce<string[][]>(
      (readings, word) => {
        const isKnown = this.#index.search(word, { prefix: word.length >= 2 }).length > 0;
        const choices = isKnown ? [word] : this.#nearWords(word);
        return readings.flatMap((reading) => choices.map((choice) => [...reading, choice])).slice(0, MOST_CORRECTIONS);
      },
      [[]],
    );
  }

  /** One slip first, two only where one explains nothing; nothing for a word too short to tell. */
  #nearWords(word: string): string[] {
    for (const slips of word.length >= 7 ? [1, 2] : word.length >= 4 ? [1] : []) {
      const terms = new Set(this.#index.search(word, { fuzzy: slips, prefix: false }).flatMap(({ terms: matched }) => matched));
      const count = (term: string) => this.#wordCounts.get(term) ?? 0;
      if (terms.size > 0) return [...terms].toSorted((one, other) => count(other) - count(one)).slice(0, 2);
    }
    return [];
  }

  #query(asked: string[]): Hit[] {
    const results = this.#index.search(asked.join(" "), {
      combineWith: "AND",
      prefix: (term) => term.length >= 2,
      boost: { name: 4, compounds: 3, other: 1 },
    });
    const read = this.read(asked);
    return results.slice(0, CANDIDATES).map(({ id }) => {
      const food = this.#words.get(id);
      return { id, score: food ? scoreOf(read, food) : 0 };
    });
  }
}

export function toWords({ id, name, otherNames, popularity }: Findable): FoodWords {
  const words = wordsOf(name);
  return {
    id,
    popularity,
    name: words,
    head: tellingWords(name.split(/[,(]/)[0] ?? name),
    compounds: compoundsOf(words),
    aliases: new Set(otherNames.map((other) => tellingWords(other).join(" "))),
    other: [...new Set(otherNames.flatMap((other) => [...wordsOf(other), ...compoundsOf(wordsOf(other))]))],
  };
}

/** Each food once, with its best score; best first. */
function best(hits: readonly Hit[]): Hit[] {
  const found = new Map<string, Hit>();
  for (const hit of hits) if ((found.get(hit.id)?.score ?? Number.NEGATIVE_INFINITY) < hit.score) found.set(hit.id, hit);
  return [...found.values()].toSorted((one, other) => other.score - one.score);
}

/** Every reading of what was typed: as it is, and with a phrase replaced by what it means. */
function meanings(asked: string[]): [words: string[], weight: number][] {
  const readings: [string[], number][] = [[asked, 1]];
  for (const [typed, meant] of PHRASES) {
    const at = asked.findIndex((_, index) => typed.every((word, offset) => asked[index + offset] === word));
    if (at >= 0) readings.push([asked.toSpliced(at, typed.length, ...meant), typed.length === asked.length ? 1.05 : 0.98]);
  }
  return readings;
}

const PHRASES = SYNONYMS.map(([typed, meant]) => [tellingWords(typed), tellingWords(meant)] as const);

/** A brand or a second name typed in full is nearly as good as the name itself. */
const ALIAS_SCORE = 13.5;

const VARIANTS = new Set(["reduced", "light", "low", "lower", "free", "diet", "lightly", "meatless", "imitation"]);

/** How well a food fits: how exactly its words match, how much of its name was asked for, and how common it is. */
export function scoreOf(asked: readonly Asked[], food: FoodWords): number {
  const name = new Set(food.name);
  const quality = asked.reduce((sum, word) => sum + qualityOf(word, food, name), 0) / asked.length;
  const isAsked = (word: string) =>
    asked.some((typed) => typed.text === word || (typed.isBeginning && typed.text.length >= 3 && word.startsWith(typed.text)));
  const share = (words: readonly string[]) => words.filter(isAsked).length / Math.max(1, words.length);
  // 'Cheddar cheese' is a cheese, 'Cheese dip' is a dip.
  const kind = food.head.at(-1);
  const isOfThatKind = kind !== undefined && isAsked(kind) ? 1 : 0;
  const startsSo = asked.every(({ text }, index) => food.name[index]?.startsWith(text)) ? 1 : 0;
  const fit = quality * 10 + share(food.name) * 2 + share(food.head) * 4.5 + isOfThatKind * 1.5 + startsSo * 2;
  // The plain food before its variants, unless somebody asked for one.
  const isVariant = food.name.some((word) => VARIANTS.has(word) && !isAsked(word)) ? 1 : 0;
  const isAlias = food.aliases.has(asked.map(({ text }) => text).join(" "));
  return Math.max(fit, isAlias ? ALIAS_SCORE : 0) + food.popularity * 6 - isVariant;
}

function qualityOf({ text, isBeginning }: Asked, food: FoodWords, name: ReadonlySet<string>): number {
  if (name.has(text)) return 1;
  if (food.compounds.includes(text)) return 0.97;
  const begun = food.name.filter((one) => one.startsWith(text)).map((one) => text.length / one.length);
  if (begun.length > 0) return isBeginning ? 0.6 + 0.35 * Math.max(...begun) : 0.2 + 0.5 * Math.max(...begun);
  if (food.other.includes(text)) return 0.75;
  if (food.other.some((one) => one.startsWith(text))) return isBeginning ? 0.55 : 0.3;
  return 0.45;
}
