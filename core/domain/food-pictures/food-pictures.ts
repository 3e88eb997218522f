import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { CATEGORY_PICTURES, DECIDING_GROUPS, FALLBACK_GROUPS, type GroupPicture } from "./food-picture-groups.ts";
import { FOOD_PICTURES, type FoodPicture } from "./food-picture-names.ts";
import { PICTURE_WORDS } from "./food-picture-words.ts";

export interface PicturedFood {
  name: string;
  otherNames?: readonly string[];
  /** The source's kind of food, if there is one. */
  group?: string;
  category: FoodCategory;
}

interface Keyword {
  /** With a space on either side, so that it matches whole words. */
  text: string;
  picture: FoodPicture;
}

interface Match {
  picture: FoodPicture;
  score: number;
}

/** In English, the last word of the first phrase names the thing: 'strawberry milk' is milk. */
const IS_THE_THING = 300;
const IN_FIRST_PHRASE = 200;
const LATER = 100;

/** Ends the first phrase: the rest describes the food but does not name it. */
const PHRASE_END = /[,;(]| (?:with|without|in|on|made|from|topped|and\/or|and vegetables?|and onions?|for|no) /;
/** Brands whose name contains a food. */
const BRANDS =
  /\b(?:burger king|pizza hut|taco bell|cracker barrel|dairy queen|papa john'?s pizza|ocean spray|olive garden|red lobster|wheat thins|slim ?fast)\b/g;

/** Grouped by first word, so that a name is compared with a few keywords instead of all thousand. */
const KEYWORDS: ReadonlyMap<string, Keyword[]> = keywordsByFirstWord();

function keywordsByFirstWord(): Map<string, Keyword[]> {
  const keywords = new Map<string, Keyword[]>();
  for (const picture of FOOD_PICTURES) {
    for (const word of (PICTURE_WORDS[picture] ?? "").split(",").map(singulars)) {
      const first = word.split(" ")[0];
      if (first) keywords.set(first, [...(keywords.get(first) ?? []), { text: ` ${word} `, picture }]);
    }
  }
  return keywords;
}

export function pictureFor({ name, group = "", category, otherNames = [] }: PicturedFood): FoodPicture {
  const matches = matchesIn(name);
  const deciding = DECIDING_GROUPS.find((entry) => entry.group.test(group));
  if (deciding) return namedInstead(deciding, matches) ?? deciding.picture;
  return best(matches) ?? groupPicture(FALLBACK_GROUPS, group) ?? best(otherNames.flatMap(matchesIn)) ?? CATEGORY_PICTURES[category];
}

const groupPicture = (groups: readonly GroupPicture[], group: string): FoodPicture | undefined =>
  groups.find((entry) => entry.group.test(group))?.picture;

const namedInstead = ({ unlessNamed }: GroupPicture, matches: readonly Match[]): FoodPicture | undefined =>
  best(matches.filter(({ picture }) => unlessNamed?.includes(picture)));

function best(matches: readonly Match[]): FoodPicture | undefined {
  return matches.reduce<Match | undefined>((top, match) => (top && top.score >= match.score ? top : match), undefined)?.picture;
}

function matchesIn(name: string): Match[] {
  const plain = name.toLowerCase().replace(BRANDS, " ").trim();
  const first = ` ${singulars(plain.split(PHRASE_END)[0] ?? "")} `;
  const whole = ` ${singulars(plain)} `;
  return [...new Set(whole.trim().split(" "))]
    .flatMap((word) => KEYWORDS.get(word) ?? [])
    .filter(({ text }) => whole.includes(text))
    .map(({ text, picture }) => ({ picture, score: place(text, first) + text.length }));
}

function place(text: string, first: string): number {
  if (first.endsWith(text)) return IS_THE_THING;
  return first.includes(text) ? IN_FIRST_PHRASE : LATER;
}

/** Converts words to the singular, so that 'Tomatoes' matches 'tomato'. */
function singulars(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]s?\b/g, "")
    .split(/[^a-z0-9&/-]+/)
    .filter((word) => word !== "")
    .map(singular)
    .join(" ");
}

function singular(word: string): string {
  if (/(ss|us|is)$/.test(word) || word.length < 4) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, "");
}
