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
const DRY_GRAIN =
  /\b(rice|pasta|spaghetti|penne|macaroni|noodles?|quinoa|couscous|bulgur|oats|lentils?|barley|linguine|fettuccine|rigatoni|fusilli|orzo)\b/i;

/** Matches ingredient lines to foods of a catalogue. */
export class IngredientMatcher {
  readonly #catalogue: Catalogue;
  /** Foods by the words that recipes use, in the singular. */
  readonly #byWords = new Map<string, CatalogueEntry>();

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
    const { foods, isSure } = this.#find(line);
    const [food] = foods;
    return { ...line, foods, isSure, grams: food && line.isCounted ? lineGrams(line, food) : undefined };
  }

  #find(line: IngredientLine): { foods: CatalogueEntry[]; isSure: boolean } {
    const asked = `${line.food}${line.part ? ` ${line.part}` : ""}`;
    const known = this.#named(line, asked);
    const searched = this.#catalogue.index
      .search(line.food)
      .flatMap(({ id }) => this.#catalogue.find(id) ?? [])
      .filter((entry) => entry !== known)
      .slice(0, MAX_OFFERED - 1);
    if (known) return { foods: [known, ...searched], isSure: true };
    const words = singulars(line.food);
    const fitting = searched.filter(({ name, otherNames }) => {
      const has = new Set([name, ...otherNames].flatMap(singulars));
      return words.length > 0 && words.every((word) => has.has(word));
    });
    return { foods: fitting, isSure: false };
  }

  /** Finds the longest sequence of words that names a food, preferring the end of the text: 'dark brown sugar' before 'sugar'. */
  #named({ text, unit, packageGrams }: IngredientLine, asked: string): CatalogueEntry | undefined {
    const words = singulars(asked);
    const isCooked = /\bcooked\b/i.test(text);
    const isCanned = unit === "can" || packageGrams !== undefined || /\b(canned|cans?|tins?|tinned)\b/i.test(text);
    const isDried = /\b(dry|dried|uncooked)\b/i.test(text);
    const isFresh = unit === "sprig" || /\bfresh\b/i.test(text);
    const states = [
      isFresh ? "fresh" : "",
      isCooked ? "cooked" : "",
      isCanned ? "canned" : "",
      isDried ? "dry" : "",
      DRY_GRAIN.test(asked) && !isCooked ? "dry" : "",
      "raw",
    ];
    for (let length = words.length; length > 0; length--) {
      for (let start = words.length - length; start >= 0; start--) {
        const run = words.slice(start, start + length);
        for (const state of new Set(states.filter((one) => one !== "" && !run.includes(one)))) {
          const entry = this.#byWords.get(wordsKey([...run, state].join(" ")));
          if (entry) return entry;
        }
        const entry = this.#byWords.get(wordsKey(run.join(" ")));
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
const wordsKey = (text: string): string => singulars(text).toSorted().join(" ");

export function singulars(text: string): string[] {
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
