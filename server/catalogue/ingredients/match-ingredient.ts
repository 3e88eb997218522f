import { type IngredientLine, readIngredientLine } from "#core/domain/recipes/read-ingredient-line.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { CatalogueEntry } from "#server/catalogue/catalogue-entry.ts";
import { lineGrams } from "./ingredient-grams.ts";
import { KITCHEN_WORDS } from "./kitchen-words.ts";

export interface MatchedLine extends IngredientLine {
  /** Best match first; empty if nothing matches. */
  foods: CatalogueEntry[];
  grams: number | undefined;
  /** True if the words name the food exactly; false for a guess. */
  isSure: boolean;
}

const MAX_OFFERED = 4;
/** Foods have at most five words. In a longer text only the end counts, so that no line costs much more than another. */
const MAX_NAME_WORDS = 12;
const MAX_SEARCH_WORDS = 4;
const DRY_GRAIN =
  /\b(rice|pasta|spaghetti|penne|macaroni|noodles?|quinoa|couscous|bulgur|oats|lentils?|barley|linguine|fettuccine|rigatoni|fusilli|orzo)\b/i;

/** Matches ingredient lines to foods of a catalogue. */
export class IngredientMatcher {
  readonly #catalogue: Catalogue;
  /** Foods by the words that recipes use, in the singular. */
  readonly #byWords = new Map<string, CatalogueEntry>();
  /** The words that these names consist of. */
  readonly #words: ReadonlySet<string>;
  readonly #longestName: number;
  /** All foods whose name or second name has this word. */
  readonly #withWord = new Map<string, Set<CatalogueEntry>>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    const byCode = new Map<string, CatalogueEntry>();
    for (const entry of catalogue.entries) if (!byCode.has(entry.sourceCode)) byCode.set(entry.sourceCode, entry);
    for (const line of KITCHEN_WORDS.trim().split("\n")) {
      const [, code = "", names = ""] = /^(\d+) (.*)$/.exec(line) ?? [];
      const entry = byCode.get(code);
      if (entry) for (const words of names.split("|")) this.#byWords.set(wordsKey(words), entry);
    }
    for (const entry of catalogue.entries) {
      if (!entry.isIngredient) continue;
      for (const words of [entry.name, ...entry.otherNames])
        if (!this.#byWords.has(wordsKey(words))) this.#byWords.set(wordsKey(words), entry);
    }
    const names = [...this.#byWords.keys()].map((key) => key.split(" "));
    this.#words = new Set(names.flat());
    this.#longestName = Math.max(0, ...names.map(({ length }) => length));
    for (const entry of catalogue.entries) {
      for (const word of [entry.name, ...entry.otherNames].flatMap(singulars)) {
        const entries = this.#withWord.get(word);
        if (entries) entries.add(entry);
        else this.#withWord.set(word, new Set([entry]));
      }
    }
  }

  /** Matches a pasted list with one ingredient per line. 'Salt and pepper' counts as two. */
  matchAll(text: string): MatchedLine[] {
    return text
      .split(/\r?\n/)
      .flatMap(splitPair)
      .flatMap((line) => this.match(line) ?? []);
  }

  match(text: string): MatchedLine | undefined {
    const line = readIngredientLine(splitPair(text)[0] ?? text);
    if (!line) return undefined;
    const match = this.#named(line);
    const foods = match ? [match, ...this.#othersLike(match, line)] : this.#guess(line);
    const [food] = foods;
    return { ...line, foods, isSure: match !== undefined, grams: food && line.isCounted ? lineGrams(line, food) : undefined };
  }

  /** The best match alone, which is found faster. */
  matchFood(text: string): CatalogueEntry | undefined {
    const line = readIngredientLine(splitPair(text)[0] ?? text);
    return line && (this.#named(line) ?? this.#guess(line)[0]);
  }

  #othersLike(match: CatalogueEntry, { food }: IngredientLine): CatalogueEntry[] {
    const end = food.split(" ").slice(-MAX_SEARCH_WORDS).join(" ");
    return this.#search(end)
      .filter((entry) => entry !== match)
      .slice(0, MAX_OFFERED - 1);
  }

  #search(text: string): CatalogueEntry[] {
    return this.#catalogue.index.search(text).flatMap(({ id }) => this.#catalogue.find(id) ?? []);
  }

  /** The first results of a search that have all words. Searching for a word that no food has would be slow and find none of them. */
  #guess({ food }: IngredientLine): CatalogueEntry[] {
    const [first, ...others] = singulars(food)
      .map((word) => this.#withWord.get(word) ?? new Set<CatalogueEntry>())
      .toSorted((a, b) => a.size - b.size);
    const fitting = new Set([...(first ?? [])].filter((entry) => others.every((entries) => entries.has(entry))));
    if (fitting.size === 0) return [];
    return this.#search(food)
      .slice(0, MAX_OFFERED - 1)
      .filter((entry) => fitting.has(entry));
  }

  /** Finds the longest sequence of words that names a food, preferring the end of the text: 'dark brown sugar' before 'sugar'. */
  #named({ text, unit, packageGrams, food, part }: IngredientLine): CatalogueEntry | undefined {
    const query = `${food} ${part ?? ""}`;
    const words = singulars(query).slice(-MAX_NAME_WORDS);
    const isCooked = /\bcooked\b/i.test(text);
    const isCanned = unit === "can" || packageGrams !== undefined || /\b(canned|cans?|tins?|tinned)\b/i.test(text);
    const isDried = /\b(dry|dried|uncooked)\b/i.test(text);
    const isFresh = unit === "sprig" || /\bfresh\b/i.test(text);
    const states = new Set([
      ...(isFresh ? ["fresh"] : []),
      ...(isCooked ? ["cooked"] : []),
      ...(isCanned ? ["canned"] : []),
      ...(isDried || (DRY_GRAIN.test(query) && !isCooked) ? ["dry"] : []),
      "raw",
    ]);
    for (let length = Math.min(words.length, this.#longestName); length > 0; length--) {
      for (let start = words.length - length; start >= 0; start--) {
        const run = words.slice(start, start + length);
        if (!run.every((word) => this.#words.has(word))) continue;
        for (const state of states) {
          const entry = run.includes(state) ? undefined : this.#byWords.get(keyOfWords([...run, state]));
          if (entry) return entry;
        }
        const entry = this.#byWords.get(keyOfWords(run));
        if (entry && !(isCooked && entry.isIngredient)) return entry;
      }
    }
    return undefined;
  }
}

const MAX_PAIR_LENGTH = 100;
const SALT_AND_PEPPER = /^(.*\bsalt)\s+(?:and|&)\s+(.*\bpepper\b.*)$/i;

function splitPair(line: string): string[] {
  const [, salt = "", pepper = ""] = (line.length <= MAX_PAIR_LENGTH && SALT_AND_PEPPER.exec(line)) || [];
  if (salt === "") return [line];
  const [, remark = ""] = /(,.*)$/.exec(pepper) ?? [];
  return [salt + remark, pepper];
}

/** Returns the same key for the same words in any order. */
const wordsKey = (text: string): string => keyOfWords(singulars(text));

const keyOfWords = (words: readonly string[]): string => words.toSorted().join(" ");

function singulars(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^a-z0-9%]+/)
    .filter((word) => word !== "" && !/^(and|the|of|with|in)$/.test(word))
    .map((word) => {
      if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
      if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
      if (/(oes|ches|shes)$/.test(word)) return word.slice(0, -2);
      return word === "leaves" ? "leaf" : word.replace(/s$/, "");
    });
}
