import { ALLERGENS, type Allergen } from "#core/domain/allergens/allergen-rule.ts";
import type { FoodAllergens } from "#core/domain/allergens/allergens.ts";
import { allergensMeant } from "#core/domain/allergens/match-allergies.ts";
import { listed, sentences } from "#core/domain/food-texts/words.ts";
import { plainLine } from "./product.ts";

/** The EU allergen tags that our list covers; the other tags are kept as words. */
const BY_TAG: Record<string, readonly Allergen[]> = {
  milk: ["milk"],
  eggs: ["egg"],
  fish: ["fish"],
  crustaceans: ["shellfish"],
  molluscs: ["shellfish"],
  nuts: ["tree nuts"],
  peanuts: ["peanut"],
  gluten: ["gluten"],
  soybeans: ["soy"],
  "sesame-seeds": ["sesame"],
};
const NONE = new Set(["none", "no-allergens"]);
const MAX_TAGS = 60;
const TAG_MAX_LENGTH = 60;

export interface GivenAllergens {
  allergens: FoodAllergens | null;
  areAllergensKnown: boolean;
  otherAllergens: string[];
  otherTraces: string[];
}

interface ReadTags {
  known: Set<Allergen>;
  words: string[];
  saysNone: boolean;
}

/** Reads tags such as 'en:sesame-seeds' and plain words in any language. */
function readTags(tags: readonly unknown[]): ReadTags {
  const read: ReadTags = { known: new Set(), words: [], saysNone: false };
  for (const tag of tags.slice(0, MAX_TAGS)) {
    const line = plainLine(tag, TAG_MAX_LENGTH)?.toLowerCase();
    if (!line) continue;
    const name = line.replace(/^[a-z]{2}:/, "");
    const words = name.replaceAll("-", " ").trim();
    if (NONE.has(name)) read.saysNone = true;
    else if (words !== "") {
      const meant = Object.hasOwn(BY_TAG, name) ? (BY_TAG[name] ?? []) : allergensMeant(words);
      for (const allergen of meant) read.known.add(allergen);
      if (meant.length === 0 && !read.words.includes(words)) read.words.push(words);
    }
  }
  return read;
}

/**
 * Reports exactly what the source gives, under our names if we have one. If the source says nothing, the allergens are unknown, not absent.
 */
export function readAllergens(contained: readonly unknown[], traced: readonly unknown[]): GivenAllergens {
  const [inIt, traces] = [readTags(contained), readTags(traced)];
  const areAllergensKnown = inIt.saysNone || inIt.known.size > 0 || inIt.words.length > 0;
  // 'Gluten' usually means wheat, and users who must not eat wheat have to know.
  const mayContain = new Set([...traces.known, ...(inIt.known.has("gluten") || traces.known.has("gluten") ? ["wheat" as const] : [])]);
  const isNothingSaid = !areAllergensKnown && traces.known.size === 0;
  return {
    allergens: isNothingSaid
      ? null
      : {
          contains: ALLERGENS.filter((allergen) => inIt.known.has(allergen)),
          mayContain: ALLERGENS.filter((allergen) => mayContain.has(allergen) && !inIt.known.has(allergen)),
        },
    areAllergensKnown,
    otherAllergens: inIt.words,
    otherTraces: traces.words.filter((word) => !inIt.words.includes(word)),
  };
}

/** Shown to users. Never says 'free of', because a label can list what the data lacks. */
export function allergenText({ allergens, areAllergensKnown, otherAllergens, otherTraces }: GivenAllergens): string {
  const contains = [...(allergens?.contains ?? []), ...otherAllergens];
  const may = [...(allergens?.mayContain ?? []), ...otherTraces];
  return sentences(
    contains.length > 0 ? `Contains ${listed(contains)}.` : undefined,
    may.length > 0 ? `May contain ${listed(may)}.` : undefined,
    areAllergensKnown ? undefined : "We don't know which allergens are in it, so check the label.",
    areAllergensKnown && contains.length === 0 ? "No allergen is named for it. Check the label to be sure." : undefined,
  );
}
