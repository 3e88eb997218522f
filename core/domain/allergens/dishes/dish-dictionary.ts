import { type ReadName, readName } from "#core/domain/allergens/read-name.ts";
import type { Dish, FoundDish } from "./dish.ts";
import { type NameWord, readWords, Vocabulary } from "./read-words.ts";

const START_LENGTH = 3;
const PLAIN_START = /^[a-z0-9 ]{3}/;
const MIN_SPLIT_LENGTH = 7;
const BETWEEN_WORDS = /^(?:[ -]+|&)$/;
const ANY_WORD = /(?:^| )\*(?: |$)/;

interface Pattern {
  dish: Dish;
  /** Compiled on first use, because most are never needed. */
  compiled?: RegExp;
}

interface Match {
  dish: Dish;
  start: number;
  end: number;
  /** How many words of the name it accounts for. */
  words: number;
}

/** An index over thousands of names: a name is compared only with the dishes that can start at one of its words. */
export class DishDictionary {
  readonly #byFirstWord = new Map<string, Dish[]>();
  readonly #vocabulary: Vocabulary;
  readonly #patternsByStart = new Map<string, Pattern[]>();
  readonly #otherPatterns: Pattern[] = [];

  constructor(dishes: Iterable<Dish>) {
    const words = new Set<string>();
    for (const dish of dishes) {
      if (dish.name.includes("*")) this.#addPattern({ dish });
      else {
        const nameWords = splitWords(dish.name);
        for (const word of nameWords) words.add(word);
        addTo(this.#byFirstWord, nameWords[0] ?? "", dish);
      }
    }
    this.#vocabulary = new Vocabulary(words);
  }

  #addPattern(pattern: Pattern): void {
    const { name } = pattern.dish;
    if (PLAIN_START.test(name)) addTo(this.#patternsByStart, name.slice(0, START_LENGTH), pattern);
    else this.#otherPatterns.push(pattern);
  }

  /** The dishes in a name in lower case, without accents. Within the name of a dish, shorter names do not count. */
  find(name: string): FoundDish[] {
    const words = readWords(name, this.#vocabulary);
    const matches = words.flatMap((_word, first) => this.#findAt(name, words, first));
    return preferMostSpecific([...matches, ...this.#findSplitInTwo(name, words)]).map(({ dish, start, end }) => ({
      ...dish.recipe,
      name: dish.name,
      start,
      end,
    }));
  }

  /** Also the dishes that only the words as spoken reveal, because they are read as something else: 'jelly roll' as 'jelly'. */
  findAsSpoken({ name, spoken }: ReadName): FoundDish[] {
    const found = this.find(name);
    if (spoken === name) return found;
    return [...found, ...this.find(spoken).filter((dish) => readName(dish.name).name !== dish.name)];
  }

  #findAt(name: string, words: readonly NameWord[], first: number): Match[] {
    const word = words[first];
    if (!word) return [];
    const { start, spellings, singulars, alike } = word;
    const matches: Match[] = [];
    for (const spelling of new Set([...spellings, ...singulars, ...alike])) {
      for (const dish of this.#byFirstWord.get(spelling) ?? []) {
        const match = matchWords(dish, name, words, first);
        if (match) matches.push(match);
      }
    }
    for (const pattern of [...(this.#patternsByStart.get(name.slice(start, start + START_LENGTH)) ?? []), ...this.#otherPatterns]) {
      const match = matchPattern(pattern, name, start);
      if (match) matches.push(match);
    }
    return matches;
  }

  /** 'Ssam jang' is ssamjang: some people write the foreign word as two. */
  #findSplitInTwo(name: string, words: readonly NameWord[]): Match[] {
    return words.slice(1).flatMap(({ start: middle, end }, before) => {
      const start = words[before]?.start ?? middle;
      const joined = name.slice(start, end).replace(/[ -]+/, "");
      if (!/^[a-z]+$/.test(joined) || joined.length < MIN_SPLIT_LENGTH) return [];
      const dishes = (this.#byFirstWord.get(joined) ?? []).filter((dish) => dish.name === joined);
      return dishes.map((dish) => ({ dish, start, end, words: 2 }));
    });
  }
}

/** The name with the most words wins over those within it, wherever they stand in the table: 'poke greens' is not poke. */
function preferMostSpecific(matches: readonly Match[]): Match[] {
  return matches.filter(
    (match) => !matches.some((other) => other.words > match.words && other.start <= match.start && other.end >= match.end),
  );
}

function matchWords(dish: Dish, name: string, words: readonly NameWord[], first: number): Match | undefined {
  const expected = splitWords(dish.name);
  for (const [index, expectedWord] of expected.entries()) {
    const word = words[first + index];
    if (!word) return undefined;
    const before = words[first + index - 1];
    if (index > 0 && before && !BETWEEN_WORDS.test(name.slice(before.end, word.start))) return undefined;
    const isLast = index === expected.length - 1;
    const isSame = word.spellings.includes(expectedWord) || (isLast && word.singulars.includes(expectedWord));
    if (!isSame && !(expected.length > 1 && word.alike.includes(expectedWord))) return undefined;
  }
  const [start, end] = [words[first]?.start, words[first + expected.length - 1]?.end];
  return start === undefined || end === undefined ? undefined : { dish, start, end, words: expected.length };
}

function matchPattern(pattern: Pattern, name: string, start: number): Match | undefined {
  const { dish } = pattern;
  pattern.compiled ??= compilePattern(dish.name);
  pattern.compiled.lastIndex = start;
  if (!pattern.compiled.test(name)) return undefined;
  // Any word can stand for a star of its own, even one that is a dish with allergens, so that it wins over nothing.
  const words = ANY_WORD.test(dish.name) ? 0 : splitWords(dish.name).length;
  return { dish, start, end: pattern.compiled.lastIndex, words };
}

function compilePattern(name: string): RegExp {
  const words = name.split(" ").map((word) => (word === "*" ? "[a-z]+" : word.replaceAll("*", "[a-z]*")));
  return new RegExp(`${words.join("[ -]+")}(?:e?s)?\\b`, "y");
}

const splitWords = (name: string): string[] => name.split(/[ &]/);

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
