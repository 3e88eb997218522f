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

/**
 * A test for whether a food's name or kind contains one of the words, in singular or plural. All words are one regular expression, and each
 * food is tested once, because a user may list hundreds of words.
 */
export function nameMatcher(words: readonly string[]): (food: NamedFood) => boolean {
  if (words.length === 0) return () => false;
  const stemsIf = (isLong: boolean) => words.filter(({ length }) => length >= MIN_LONG === isLong).flatMap(stems);
  const pattern = new RegExp([...alternatives("\\b", stemsIf(false)), ...alternatives("", stemsIf(true))].join("|"));
  const tested = new Map<NamedFood, boolean>();
  return (food) => {
    const isNamed = tested.get(food) ?? pattern.test(nameText(food));
    tested.set(food, isNamed);
    return isNamed;
  };
}

/** Long words also match inside others: 'berries' in 'strawberries'. */
const MIN_LONG = 5;

const alternatives = (start: string, ofWords: readonly string[]): string[] =>
  ofWords.length > 0 ? [`${start}(?:${[...new Set(ofWords)].toSorted().join("|")})(?:e?s)?\\b`] : [];

function stems(word: string): string[] {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const [, start] = /^(.*)(?:ies|y)$/.exec(escaped) ?? [];
  if (start !== undefined) return [`${start}y`, `${start}ies`];
  return [escaped.replace(/((?:ch|sh|x|o))es$/, "$1").replace(/(?<!s)s$/, "")];
}

const nameTexts = new WeakMap<NamedFood, string>();

function nameText(food: NamedFood): string {
  const { name, otherNames, group } = food;
  const found = nameTexts.get(food) ?? [name, ...otherNames, group.replace(/,? excludes .*/i, "")].join(" | ").toLowerCase();
  nameTexts.set(food, found);
  return found;
}
