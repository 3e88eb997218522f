import type { AgeBand } from "#core/domain/food-safety/age-bands.ts";
import { exceededLimit } from "#core/domain/food-safety/upper-limits.ts";
import { type NutrientsPer100G, nutrientIn } from "#core/domain/foods/portions.ts";
import type { DailyNeeds, NeededNutrient } from "#core/domain/needs/needs.ts";
import { CAFFEINE_A_DAY_MG } from "#core/domain/needs/reference-limits.ts";
import { GOOD_SOURCE_FROM_PERCENT, HIGH_FROM_PERCENT } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { ALL_NUTRIENTS, MINERALS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import { toPercent } from "#core/domain/nutrients/proportions.ts";

/** The steps in which calm mode describes an amount, without figures. */
export const STEPS = ["A little", "Some", "A lot"] as const;
type Step = (typeof STEPS)[number];

/** Safe to cast: the keys of constants are exactly their keys. */
const MENTIONED_NUTRIENTS = ["protein", "fiber", ...Object.keys(VITAMINS), ...Object.keys(MINERALS)] as NeededNutrient[];
/** Below this a nutrient is not mentioned. */
const MIN_MENTIONED_PERCENT = 1;

export interface NutrientContribution {
  nutrient: NeededNutrient;
  /** 'Vitamin B1' */
  name: string;
  step: Step;
  percent: number;
  /** More than a day may hold at the reader's age, so it is not praised. */
  isOverLimit: boolean;
}

interface Reader {
  needs: DailyNeeds;
  ageBand: AgeBand;
}

/** How much of a day's needs this many grams of a food provide, the largest share first. */
export function nutrientContributions(food: NutrientsPer100G, grams: number, { needs, ageBand }: Reader): NutrientContribution[] {
  return MENTIONED_NUTRIENTS.flatMap((nutrient) => {
    const percent = toPercent(nutrientIn(food, nutrient, grams), needs[nutrient]?.amount);
    if (percent === undefined || percent < MIN_MENTIONED_PERCENT) return [];
    const isOverLimit = exceededLimit(food, grams, nutrient, ageBand) !== undefined;
    return [{ nutrient, name: nutrientName(nutrient), step: toStep(percent), percent, isOverLimit }];
  }).sort((a, b) => b.percent - a.percent);
}

/** 'iron, protein, fiber': what is worth mentioning next to a food. */
export const contributionsText = (contributions: readonly NutrientContribution[], most = 3): string =>
  contributions
    .filter(({ percent, isOverLimit }) => percent >= GOOD_SOURCE_FROM_PERCENT && !isOverLimit)
    .slice(0, most)
    .map(({ name }) => inSentence(name))
    .join(", ");

/** From here on a drink is about its caffeine, so its vitamins are not what it brings. */
const CAFFEINE_COUNTS_FROM_MG = 50;

/** '75 mg of caffeine, of at most 100 a day'; undefined for less. */
export function caffeineText(food: NutrientsPer100G, grams: number): string | undefined {
  const caffeine = nutrientIn(food, "caffeineMg", grams) ?? 0;
  return caffeine < CAFFEINE_COUNTS_FROM_MG ? undefined : `${Math.round(caffeine)} mg of caffeine, of at most ${CAFFEINE_A_DAY_MG} a day`;
}

const toStep = (percent: number): Step =>
  percent >= HIGH_FROM_PERCENT ? "A lot" : percent >= GOOD_SOURCE_FROM_PERCENT ? "Some" : "A little";

/** The four that teenagers most often get too little of. */
const TRACKED_NUTRIENTS = ["fiber", "ironMg", "calciumMg", "vitaminDUg"] as const satisfies readonly NeededNutrient[];
type TrackedNutrient = (typeof TRACKED_NUTRIENTS)[number];

const SOURCES: Record<TrackedNutrient, string> = {
  fiber: "beans, berries and whole grains bring it",
  ironMg: "beans, beef and cereals bring it",
  calciumMg: "milk, yogurt and fortified soy drinks bring it",
  vitaminDUg: "salmon, eggs and fortified milk bring it",
};

const PLENTY_FROM_PERCENT = 70;
const SOME_FROM_PERCENT = 30;
const LOW_WEEK_BELOW_PERCENT = 50;

export interface NutrientWords {
  nutrient: TrackedNutrient;
  name: string;
  today: string;
  /** Set only if the logged days of the week together provide little of it. */
  week: string | undefined;
}

type Amounts = Readonly<Partial<Record<string, number>>>;

/** What today and the logged days of the week provide, in words. Unknown figures are not mentioned. */
export function nutrientWords(today: Amounts | undefined, loggedDays: readonly Amounts[], needs: DailyNeeds): NutrientWords[] {
  return TRACKED_NUTRIENTS.map((nutrient) => {
    const need = needs[nutrient]?.amount;
    const name = nutrientName(nutrient);
    const average = loggedDays.reduce((sum, totals) => sum + (totals[nutrient] ?? 0), 0) / Math.max(1, loggedDays.length);
    const week = loggedDays.length > 1 ? (toPercent(average, need) ?? 100) : 100;
    return {
      nutrient,
      name,
      today: todayWords(inSentence(name), toPercent(today?.[nutrient] ?? 0, need) ?? 0, today !== undefined),
      week: week < LOW_WEEK_BELOW_PERCENT ? `${name} is low this week: ${SOURCES[nutrient]}.` : undefined,
    };
  });
}

function todayWords(name: string, percent: number, isLogged: boolean): string {
  if (!isLogged) return "Tells you once something is logged";
  if (percent >= PLENTY_FROM_PERCENT) return `Plenty of ${name} today`;
  return percent >= SOME_FROM_PERCENT ? `Some ${name} today` : `A little ${name} so far`;
}

export const nutrientName = (nutrient: NeededNutrient): string => ALL_NUTRIENTS[nutrient].label.replace(/ \(.*\)$/, "");

/** 'vitamin C', 'iron' */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
