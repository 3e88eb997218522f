import type { Allergen } from "#core/domain/allergens/allergens.ts";
import { MEALS } from "#core/domain/diary/meals.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { groupsIn } from "#core/domain/foods/food-groups-eaten.ts";
import { amountPerPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { combineFoods, type MealPart } from "./combine-foods.ts";
import { type ConditionRule, isLeftOut } from "./conditions.ts";
import { type FoodProfile, judgeFood, type Verdict } from "./food-profile.ts";
import { ADDED_NUTRIENTS, type AddedNutrient, healthScore } from "./health-score.ts";
import { type BaseMeal, foodsIn } from "./list-meals.ts";
import { type DayState, FIBER_G_PER_KCAL, type MealContext, SUGAR_ON_SUCH_A_DAY_G } from "./meal-context.ts";
import { approximateMeal, sized } from "./meal-size.ts";
import type { Addition } from "./reasons.ts";

export interface Candidate<F extends CatalogueFood> extends BaseMeal<F> {
  parts: MealPart<F>[];
  whole: CatalogueFood;
  rank: number;
  score: number;
  /** What it adds to the day, the most useful first. */
  listAdditions: () => Addition[];
  mayContain: Allergen[];
  /** What this user avoids and nobody knows of one of the parts. */
  unknown: Allergen[];
}

const SCORE_WEIGHT = 3;
const POPULARITY_WEIGHT = 1.2;
const OFF_ENERGY_WEIGHT = 2;
const LIKED_BONUS = 1;
const HAD_TODAY = 0.8;
const SAME_GROUP_TODAY = 0.2;
/** More than an idea may be worse than the best one: what may contain an allergen is offered only where too little else is left. */
const MAY_CONTAIN = 3.5;
/** The guidelines advise at most 10 g of added sugar in a meal; from a little below that, each gram counts against an idea. */
const ADDED_SUGAR_FREE_G = 6;
const ADDED_SUGAR_WEIGHT = 0.12;
/** How many ideas of each kind are ranked exactly. */
const LOOKED_AT_OF_A_KIND = 16;
const MAX_SHARE_OF_ONE = 0.35;
const FIBER_SHORT_BONUS = 3;

/** A nutrient that an idea can add. */
interface Want {
  nutrient: AddedNutrient;
  /** A day's amount. */
  need: number | undefined;
  /** The share of it that is still missing. */
  gap: number;
  weight: number;
}

/** What ranking needs of this user and this moment, computed once for all ideas. */
interface Situation {
  foodProfile: FoodProfile;
  rules: readonly ConditionRule[];
  day: DayState;
  foodsHad: ReadonlySet<string>;
  groupsHad: ReadonlySet<string | null>;
  wants: readonly Want[];
}

function readSituation(
  foodProfile: FoodProfile,
  { eaten, totals }: MealContext,
  rules: readonly ConditionRule[],
  day: DayState,
): Situation {
  const wants = ADDED_NUTRIENTS.map((nutrient) => {
    const need = foodProfile.needs[nutrient]?.amount;
    const gap = need !== undefined && need > 0 ? Math.max(0, 1 - (totals[nutrient] ?? 0) / need) : 0;
    return { nutrient, need, gap, weight: rules.reduce((product, { more }) => product * (more?.[nutrient] ?? 1), 1) * gap };
  });
  const foodsHad = new Set(eaten.map(({ name }) => name));
  return { foodProfile, rules, day, wants, foodsHad, groupsHad: new Set(eaten.map(({ group }) => group)) };
}

export function rankAll<F extends CatalogueFood>(
  meals: readonly BaseMeal<F>[],
  foodProfile: FoodProfile,
  context: MealContext,
  rules: readonly ConditionRule[],
  day: DayState,
): Candidate<F>[] {
  const maxGrams = MEALS[context.meal].maxGrams;
  const situation = readSituation(foodProfile, context, rules, day);
  const verdicts = new Map<F, Verdict>();
  const verdictOn = (food: F) => {
    const cached = verdicts.get(food);
    if (cached) return cached;
    const verdict = judgeFood(foodProfile, food);
    const found = { ...verdict, fits: verdict.fits && !isLeftOut(food, rules) };
    verdicts.set(food, found);
    return found;
  };
  const fitting = meals.flatMap((meal) => {
    if (!foodsIn(meal).every((food) => verdictOn(food).fits)) return [];
    const ofParts = meal.base.map(({ food }) => verdictOn(food));
    const of = (list: "mayContain" | "unknown") => [...new Set(ofParts.flatMap((verdict) => verdict[list]))];
    return [{ meal, mayContain: of("mayContain"), unknown: of("unknown") }];
  });
  // Ranking every part of every meal is slow, so a rough ranking selects the meals that are ranked exactly.
  const rough = fitting
    .map(({ meal, mayContain, unknown }) => ({
      meal,
      mayContain,
      unknown,
      ...weigh(meal, approximateMeal(meal, day.targetKcal, maxGrams), [...mayContain, ...unknown], situation),
    }))
    .toSorted((a, b) => b.rank - a.rank);
  const seen = new Map<string, number>();
  return rough
    .filter(({ meal }) => {
      const count = (seen.get(meal.kind) ?? 0) + 1;
      seen.set(meal.kind, count);
      return count <= LOOKED_AT_OF_A_KIND || mustKeep(meal, day);
    })
    .map(({ meal, mayContain, unknown }) => {
      const parts = sized(meal, day.targetKcal, maxGrams);
      const whole = combineFoods(parts, meal.name);
      const listAdditions = () => rateAdditions(whole, situation);
      return { ...meal, parts, whole, mayContain, unknown, listAdditions, ...weigh(meal, whole, [...mayContain, ...unknown], situation) };
    })
    .toSorted((a, b) => b.rank - a.rank || (a.name < b.name ? -1 : 1));
}

/** On days that exclude many ideas, more are ranked exactly, so that enough are left. */
const mustKeep = ({ base }: BaseMeal<CatalogueFood>, { isHighInSugar, isShortOfFiber }: DayState): boolean =>
  (isHighInSugar && sumBy(base, ({ sugar }) => sugar) <= SUGAR_ON_SUCH_A_DAY_G.whole) || (isShortOfFiber && base.length > 2);

const sumBy = (base: readonly MealPart[], of: (food: CatalogueFood) => number | null): number =>
  base.reduce((sum, { food, grams }) => sum + ((of(food) ?? 0) * grams) / 100, 0);

const shareOfNeed = (whole: CatalogueFood, { nutrient, need }: Want): number =>
  need === undefined ? 0 : (amountPerPortion(whole, nutrient) ?? 0) / need;

const rateAddition = ({ gap, weight }: Want, share: number): number => weight * Math.min(share, gap, MAX_SHARE_OF_ONE);

const rateAdditions = (whole: CatalogueFood, { wants }: Situation): Addition[] =>
  wants
    .map((want) => {
      const share = shareOfNeed(whole, want);
      return { nutrient: want.nutrient, share, gap: want.gap, worth: rateAddition(want, share) };
    })
    .sort((a, b) => b.worth - a.worth || b.share - a.share);

function weigh(
  { base, cookedFrom = [] }: BaseMeal<CatalogueFood>,
  whole: CatalogueFood,
  uncertain: readonly Allergen[],
  { foodProfile, rules, day, wants, foodsHad, groupsHad }: Situation,
): Pick<Candidate<CatalogueFood>, "rank" | "score"> {
  const score = healthScore(whole, Math.min(Math.max(base.length, cookedFrom.length), 3));
  const kcal = amountPerPortion(whole, "calories") ?? 0;
  const { addedSugarsG } = groupsIn(whole, whole.portions[0]?.grams ?? 0);
  const fiberPerKcal = kcal > 0 ? (amountPerPortion(whole, "fiber") ?? 0) / kcal : 0;
  const rank =
    wants.reduce((sum, want) => sum + rateAddition(want, shareOfNeed(whole, want)), 0) +
    (score / 10) * SCORE_WEIGHT +
    whole.popularity * POPULARITY_WEIGHT +
    countParts(base, (food) => foodProfile.isLiked(food)) * LIKED_BONUS +
    (day.isShortOfFiber ? Math.min(1, fiberPerKcal / (2 * FIBER_G_PER_KCAL)) * FIBER_SHORT_BONUS : 0) -
    countParts(base, ({ name }) => foodsHad.has(name)) * HAD_TODAY -
    countParts(base, ({ group }) => groupsHad.has(group)) * SAME_GROUP_TODAY -
    (uncertain.length > 0 ? MAY_CONTAIN : 0) -
    (Math.abs(kcal - day.targetKcal) / day.targetKcal) * OFF_ENERGY_WEIGHT -
    Math.max(0, addedSugarsG - ADDED_SUGAR_FREE_G) * ADDED_SUGAR_WEIGHT -
    (rules.length > 0 ? countedAgainst(whole, addedSugarsG, rules) : 0);
  return { rank, score };
}

const countParts = (base: readonly MealPart[], isCounted: (food: CatalogueFood) => boolean): number =>
  base.reduce((count, { food }) => count + (isCounted(food) ? 1 : 0), 0);

function countedAgainst(whole: CatalogueFood, addedSugarsG: number, rules: readonly ConditionRule[]): number {
  const amounts = {
    addedSugarsG,
    sugarG: amountPerPortion(whole, "sugar") ?? 0,
    sodiumMg: amountPerPortion(whole, "sodium") ?? 0,
    saturatedFatG: amountPerPortion(whole, "saturatedFat") ?? 0,
    fatG: amountPerPortion(whole, "fat") ?? 0,
    potassiumMg: amountPerPortion(whole, "potassiumMg") ?? 0,
  };
  const names = Object.keys(amounts) as (keyof typeof amounts)[];
  return rules.reduce((sum, { less }) => sum + names.reduce((part, name) => part + (less?.[name] ? amounts[name] / less[name] : 0), 0), 0);
}
