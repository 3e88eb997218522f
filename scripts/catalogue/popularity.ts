import type { SourceFood } from "./read/read-tsv.ts";
import { DAILY, WEEKLY } from "./staples.ts";

/**
 * What people really eat ranks first. Two hand-written lists of staples come before everything else; the rest follows signals: USDA's 'not
 * further specified' row is the plain food of its kind, short names are plain foods, many portions mean many eaters, the newest survey
 * beats the older one, and some kinds are eaten more often.
 */
const DAILY_SCORE = 0.95;
const WEEKLY_SCORE = 0.8;
const MAX_OTHERS = 0.7;

const dailyRank = new Map(DAILY.map((name, index) => [name, index]));
const weeklyRank = new Map(WEEKLY.map((name, index) => [name, index]));

const OFTEN_EATEN: readonly (readonly [from: number, to: number, number])[] = [
  [1000, 1899, 0.1],
  [2202, 2204, 0.08],
  [2502, 2502, 0.04],
  [3602, 3799, 0.08],
  [4002, 4299, 0.06],
  [4602, 4604, 0.1],
  [5002, 5499, 0.08],
  [5502, 5802, 0.07],
  [6002, 6899, 0.08],
  [7002, 7399, 0.06],
];
/** Brands that people search for by name. */
const FAMOUS =
  /McDonald's|Burger King|Wendy's|Taco Bell|Subway|KFC|Chick-fil-A|Domino's|Pizza Hut|Oreo|Doritos|Cheerios|Pop-Tarts|Eggo|M&M's|Reese's|Snickers|Twix|Skittles|Starburst|Hershey|Gatorade|Sprite/;
const SELDOM =
  /Puerto Rican|reduced sodium|low sodium|fat free|reduced fat|sugar free|diet\b|light\b|without added fat|with added fat|cooking spray|margarine|bacon fat|gluten free|frozen meal|canned|powder|opossum|raccoon|squirrel|beaver|armadillo|groundhog|bear\b|moose|caribou|ostrich|shark|kidney$|heart$|gizzard|hog maws|liver|neck|\btail\b|tongue|veal|rabbit|goat\b(?! cheese)|venison|squid|octopus|lambsquarter|poke greens|with carrots or greens|no carrots or greens|decaf|brains|chitterlings|tripe|homemade or bakery/i;

export function ratePopularity(food: SourceFood, name: string): number {
  const daily = dailyRank.get(name);
  if (daily !== undefined) return round(DAILY_SCORE + 0.05 * (1 - daily / DAILY.length));
  const weekly = weeklyRank.get(name);
  if (weekly !== undefined) return round(WEEKLY_SCORE + 0.1 * (1 - weekly / WEEKLY.length));
  const signals =
    0.2 +
    (/\bNFS\b/.test(food.name) ? 0.15 : 0) +
    Math.max(0, 0.15 - name.length * 0.002) +
    Math.max(0, 0.1 - 0.04 * (name.split(",").length - 1)) +
    Math.min(food.portions.length, 8) * 0.01 +
    (food.release === "fndds2021" ? 0.08 : 0) +
    (FAMOUS.test(name) ? 0.12 : 0) +
    (OFTEN_EATEN.find(([from, to]) => food.kindNumber >= from && food.kindNumber <= to)?.[2] ?? 0) -
    (SELDOM.test(name) || SELDOM.test(food.name) ? 0.15 : 0);
  return round(Math.min(MAX_OTHERS, Math.max(0.01, signals)));
}

/** Names in the lists that no food has: without this check they would be ignored silently. */
export function unknownStaples(names: ReadonlySet<string>): string[] {
  return [...DAILY, ...WEEKLY].filter((name) => !names.has(name));
}

function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}
