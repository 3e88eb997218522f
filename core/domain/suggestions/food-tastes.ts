import type { NamedFood } from "#core/domain/diets/animal-foods.ts";

export interface Tastes {
  liked: string[];
  disliked: string[];
}

const DISLIKES =
  /^(?:i )?(?:really |just |totally )?(?:am |im )?(?:no|not a fan of|not into|not fond of|dont (?:really )?(?:like|eat|want|enjoy)|do not (?:like|eat|want)|dislike|hate|cant stand|avoid|without|never|less)(?: any| the| eating| more)? (.+)$/;
const LIKES =
  /^(?:i )?(?:really |just |totally )?(?:love|like|enjoy|prefer|adore|more|lots of|favou?rites?(?: is| are)?:?)(?: the| eating| more)? (.+)$/;
const FILLING =
  /\b(foods?|dishes|dish|stuff|things?|meals?|anything|please|very|much|a lot|of|with|in|my|the|allerg(?:y|ies|ic to)|fresh)\b/g;
const MAX_WORDS = 3;

/** Reads 'I don't like mushrooms or olives', 'no cilantro', 'love mango' and 'pasta'. */
export function readTastes(lines: readonly string[]): Tastes {
  const tastes: Tastes = { liked: [], disliked: [] };
  for (const line of lines) {
    const plain = line
      .trim()
      .toLowerCase()
      .replace(/[’']/g, "")
      .replace(/[.!]+$/, "")
      .replace(/\s+/g, " ");
    const disliked = DISLIKES.exec(plain)?.[1];
    if (disliked) tastes.disliked.push(...foodWords(disliked));
    else tastes.liked.push(...foodWords(LIKES.exec(plain)?.[1] ?? plain));
  }
  return tastes;
}

/** The foods in a list that is written as text. */
export function foodWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/,|;|\/|&|\band\b|\bor\b/)
    .map((part) =>
      part
        .replace(FILLING, " ")
        .replace(/[^\p{L}\p{N} -]/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((part) => part.length > 2 && part.split(" ").length <= MAX_WORDS);
}

/** Whether the food's name or kind contains the word in singular or plural. */
export function isNamed({ name, otherNames, group }: NamedFood, word: string): boolean {
  return wordPattern(word).test([name, ...otherNames, group.replace(/,? excludes .*/i, "")].join(" | ").toLowerCase());
}

/** Long words also match inside others: 'berries' in 'strawberries'. */
function wordPattern(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const stem = escaped
    .replace(/(ies|y)$/, "(?:y|ies)")
    .replace(/((?:ch|sh|x|o))es$/, "$1")
    .replace(/(?<!s)s$/, "");
  return new RegExp(`${word.length >= 5 ? "" : "\\b"}${stem}(?:e?s)?\\b`);
}
