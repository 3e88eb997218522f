import { ALLERGEN_FACTS, ALLERGENS, type Allergen } from "#core/domain/allergens/allergens.ts";
import { type FoodAllergens, isRestChecked, type StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { parseAllergens } from "#core/domain/allergens/match-allergies.ts";
import { formatList, sentences } from "#core/domain/food-texts/words.ts";
import { plainLine } from "./product.ts";

/** The EU allergen tags that our list covers; the other tags are kept as words. */
const BY_TAG: ReadonlyMap<string, Allergen> = new Map(
  ALLERGENS.flatMap((allergen) => {
    const tags: readonly string[] = ALLERGEN_FACTS[allergen].productTags;
    return tags.map((tag) => [tag, allergen] as const);
  }),
);
const NONE = new Set(["none", "no-allergens"]);
/** The EU's other allergens in English: understood, and none of ours. A word that we do not understand may be one of ours. */
const UNDERSTOOD =
  /^(celery|mustard|lupin|sulph?ur dioxide( and sulph?ites)?|sulph?ites|coconut|kiwi|peach|apple|banana|orange|pork|beef|chicken|gelatin|yamaimo|matsutake|red caviar)s?$/;
const MAX_TAGS = 60;
const TAG_MAX_LENGTH = 60;

export interface ListedAllergens {
  allergens: FoodAllergens | null;
  areAllergensKnown: boolean;
  otherAllergens: string[];
  otherTraces: string[];
}

interface ReadTags {
  recognized: Set<Allergen>;
  words: string[];
}

/** Reads tags such as 'en:sesame-seeds' and plain words in any language. */
function readTags(tags: readonly unknown[]): ReadTags {
  const read: ReadTags = { recognized: new Set(), words: [] };
  for (const tag of tags.slice(0, MAX_TAGS)) {
    const line = plainLine(tag, TAG_MAX_LENGTH)?.toLowerCase();
    if (!line) continue;
    const name = line.replace(/^[a-z]{2}:/, "");
    const words = name.replaceAll("-", " ").trim();
    if (words !== "" && !NONE.has(name)) {
      const tagged = BY_TAG.get(name);
      const matched = tagged ? [tagged] : parseAllergens(words);
      for (const allergen of matched) read.recognized.add(allergen);
      if (matched.length === 0 && !read.words.includes(words)) read.words.push(words);
    }
  }
  return read;
}

/**
 * Reports exactly what the source gives, under our names if we have one. What the source does not name is unknown, not absent, unless it has
 * the list of ingredients and every word is understood: 'none' alone is often just an empty field.
 */
export function readAllergens(contained: readonly unknown[], traced: readonly unknown[], hasIngredients = false): ListedAllergens {
  const [inIt, traces] = [readTags(contained), readTags(traced)];
  const areWordsUnderstood = [...inIt.words, ...traces.words].every((word) => UNDERSTOOD.test(word));
  const areAllergensKnown = hasIngredients && areWordsUnderstood;
  // 'Gluten' usually means wheat, and users who must not eat wheat have to know.
  const mayContain = new Set([
    ...traces.recognized,
    ...(inIt.recognized.has("gluten") || traces.recognized.has("gluten") ? ["wheat" as const] : []),
  ]);
  const isNothingSaid = !areAllergensKnown && inIt.recognized.size + traces.recognized.size + inIt.words.length + traces.words.length === 0;
  return {
    allergens: isNothingSaid
      ? null
      : {
          contains: ALLERGENS.filter((allergen) => inIt.recognized.has(allergen)),
          mayContain: ALLERGENS.filter((allergen) => mayContain.has(allergen) && !inIt.recognized.has(allergen)),
          rest: areAllergensKnown ? "none found" : "unknown",
          basis: "label",
        },
    areAllergensKnown,
    otherAllergens: inIt.words,
    otherTraces: traces.words.filter((word) => !inIt.words.includes(word)),
  };
}

interface ReadAllergens extends Pick<ListedAllergens, "otherAllergens" | "otherTraces"> {
  allergens: StoredAllergens | null;
}

/** Shown to users. Never says 'free of', because a label can list what the data lacks. */
export function allergenText({ allergens, otherAllergens, otherTraces }: ReadAllergens): string {
  const contains = [...(allergens?.contains ?? []), ...otherAllergens];
  const may = [...(allergens?.mayContain ?? []), ...otherTraces];
  const isComplete = isRestChecked(allergens);
  const isSilent = contains.length + may.length === 0;
  return sentences(
    contains.length > 0 ? `Contains ${formatList(contains)}.` : undefined,
    may.length > 0 ? `May contain ${formatList(may)}.` : undefined,
    isComplete ? undefined : `We don't know which ${isSilent ? "" : "other "}allergens are in it, so check the label.`,
    isComplete && contains.length === 0 ? "No allergen is named for it. Check the label to be sure." : undefined,
  );
}
