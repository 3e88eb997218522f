import type { Allergen } from "#core/domain/allergens/allergen-rule.ts";
import type { MealType } from "#core/domain/choices.ts";
import type { Totals } from "#core/domain/diary/day-totals.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { groupsIn } from "#core/domain/foods/food-groups-eaten.ts";
import { amountPerPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { combineFoods, type MealPart } from "./combine-foods.ts";
import { type ConditionRule, isLeftOut, rulesOf } from "./conditions.ts";
import { type Eater, judge } from "./eater.ts";
import { isNamed } from "./food-tastes.ts";
import { ADDED_NUTRIENTS, healthScore, shareOfNeed } from "./health-score.ts";
import { type BaseMeal, stepsOf } from "./list-meals.ts";
import { type Addition, reasonFor } from "./reasons.ts";

export interface Moment {
  meal: MealType;
  /** By the person's clock, 0 to 23. */
  hour: number;
  totals: Totals;
  /** Of what was eaten today, as far as it is known. */
  addedSugarsG: number;
  eaten: readonly { name: string; group: string | null }[];
}

export interface MealSuggestion<F extends CatalogueFood> {
  name: string;
  parts: MealPart<F>[];
  /** All parts as one food. */
  whole: CatalogueFood;
  healthScore: number;
  reason: string;
  alternatives: { name: string; mayContain: Allergen[] }[];
  mayContain: Allergen[];
}

interface Candidate<F extends CatalogueFood> extends BaseMeal<F> {
  parts: MealPart<F>[];
  whole: CatalogueFood;
  rank: number;
  score: number;
  additions: Addition[];
  mayContain: Allergen[];
}

const SUGGESTED = 5;
const ALTERNATIVES = 3;
/** What a day's energy is usually spread over. */
const SHARES: Record<MealType, number> = { breakfast: 0.25, lunch: 0.3, dinner: 0.33, snack: 0.12 };
const STILL_TO_COME: Record<MealType, readonly MealType[]> = {
  breakfast: ["breakfast", "lunch", "dinner", "snack"],
  lunch: ["lunch", "dinner", "snack"],
  dinner: ["dinner", "snack"],
  snack: ["snack", "dinner"],
};
const LEAST_KCAL: Record<MealType, number> = { breakfast: 200, lunch: 220, dinner: 220, snack: 90 };
const MOST_OF_SHARE = 1.25;
const SIZES = [0.5, 2.2] as const;
/** More than this nobody puts on one plate: who needs more eats more often. */
const MOST_KCAL: Record<MealType, number> = { breakfast: 1000, lunch: 1150, dinner: 1200, snack: 500 };

const SCORE_WEIGHT = 3;
const POPULARITY_WEIGHT = 1.2;
const OFF_ENERGY_WEIGHT = 2;
const LIKED_BONUS = 1;
const HAD_TODAY = 0.8;
const SAME_GROUP_TODAY = 0.2;
const MAY_CONTAIN = 0.5;
/** The guidelines advise no more than 10 g of added sugar in a meal; from a little below, each gram counts against an idea. */
const ADDED_SUGAR_FREE_G = 6;
const ADDED_SUGAR_WEIGHT = 0.12;
/** Variety is no reason for an idea that fits much worse than the best. */
const NEAR_THE_BEST = 3;
/** Of each kind so many are looked at closely. */
const LOOKED_AT_OF_A_KIND = 16;
const MOST_OF_ONE = 0.35;
const FIBER_SHORT_BONUS = 3;

const FIBER_G_PER_KCAL = 0.014;
const SHORT_OF_FIBER = 0.6;
/** Before so much of the day is eaten, nothing can be said of it. */
const KNOWN_FROM = 0.25;
const SUGAR_LIMIT_SHARE = 0.1;
const MUCH_SUGAR_G = 90;
const SUGAR_ON_SUCH_A_DAY_G = { whole: 18, added: 5 };
const IRON_GAP = 0.5;

/** What the day so far asks for besides what its nutrients lack. */
interface DayState {
  isShortOfFiber: boolean;
  isHighInSugar: boolean;
  isShortOfIron: boolean;
  targetKcal: number;
}

/** Meals for this person now: of what fits them, sized to what is left of the day, varied, the highest score first. */
export function suggestMeals<F extends CatalogueFood>(meals: readonly BaseMeal<F>[], eater: Eater, moment: Moment): MealSuggestion<F>[] {
  const rules = rulesOf(eater.conditions);
  const day = readDay(eater, moment);
  const candidates = narrowed(rankAll(meals, eater, moment, rules, day), day, rules);
  const varied = withLiked(chooseVaried(candidates, moment), candidates, eater, moment);
  const chosen = withLeanMeat(varied, candidates, day, eater);
  return chosen
    .toSorted((one, other) => other.score - one.score || other.rank - one.rank)
    .map((candidate) => ({
      name: candidate.name,
      parts: candidate.parts,
      whole: candidate.whole,
      healthScore: candidate.score,
      reason: reasonFor(candidate.whole, candidate.additions, eater.basis === "you", moment.eaten.length > 0),
      alternatives: alternativesTo(candidate, candidates, chosen),
      mayContain: candidate.mayContain,
    }));
}

function readDay(eater: Eater, { meal, totals, addedSugarsG, eaten }: Moment): DayState {
  const kcal = totals.calories ?? 0;
  const isKnown = kcal >= eater.energyKcal * KNOWN_FROM;
  const ironNeed = eater.needs.ironMg?.amount ?? 0;
  return {
    isShortOfFiber: isKnown && (totals.fiber ?? 0) < kcal * FIBER_G_PER_KCAL * SHORT_OF_FIBER,
    isHighInSugar: (addedSugarsG * 4) / eater.energyKcal >= SUGAR_LIMIT_SHARE || (totals.sugar ?? 0) >= MUCH_SUGAR_G,
    isShortOfIron:
      eater.conditions.includes("Anemia") ||
      (isKnown && eaten.length > 0 && (totals.ironMg ?? 0) < ironNeed * IRON_GAP * (kcal / eater.energyKcal + IRON_GAP)),
    targetKcal: targetOf(meal, eater.energyKcal, kcal),
  };
}

/** The meal's part of what is left, among the meals that are still to come; never far above its usual part of a day. */
function targetOf(meal: MealType, energyKcal: number, eatenKcal: number): number {
  const left = Math.max(0, energyKcal - eatenKcal);
  const ahead = STILL_TO_COME[meal].reduce((sum, other) => sum + SHARES[other], 0);
  const most = Math.min(MOST_KCAL[meal], energyKcal * SHARES[meal] * MOST_OF_SHARE);
  return Math.max(LEAST_KCAL[meal], Math.min(most, (left * SHARES[meal]) / ahead));
}

function rankAll<F extends CatalogueFood>(
  meals: readonly BaseMeal<F>[],
  eater: Eater,
  moment: Moment,
  rules: readonly ConditionRule[],
  day: DayState,
): Candidate<F>[] {
  const verdicts = new Map<F, { fits: boolean; mayContain: Allergen[] }>();
  const verdictOn = (food: F) => {
    const known = verdicts.get(food);
    if (known) return known;
    const verdict = judge(eater, food);
    const found = { ...verdict, fits: verdict.fits && !isLeftOut(food, rules) };
    verdicts.set(food, found);
    return found;
  };
  const fitting = meals.flatMap((meal) => {
    const ofParts = meal.base.map(({ food }) => verdictOn(food));
    if (!ofParts.every(({ fits }) => fits)) return [];
    return [{ meal, mayContain: [...new Set(ofParts.flatMap((verdict) => verdict.mayContain))] }];
  });
  // Weighing every part of every meal takes long: first roughly, then exactly what is in question.
  const rough = fitting
    .map(({ meal, mayContain }) => ({
      meal,
      mayContain,
      ...weigh(meal, roughly(meal, day.targetKcal), mayContain, eater, moment, rules, day),
    }))
    .toSorted((one, other) => other.rank - one.rank);
  const seen = new Map<string, number>();
  return rough
    .filter(({ meal }) => {
      const count = (seen.get(meal.kind) ?? 0) + 1;
      seen.set(meal.kind, count);
      return count <= LOOKED_AT_OF_A_KIND || mustKeep(meal, day);
    })
    .map(({ meal, mayContain }) => {
      const parts = sized(meal, day.targetKcal);
      const whole = combineFoods(parts, meal.name);
      return { ...meal, parts, whole, mayContain, ...weigh(meal, whole, mayContain, eater, moment, rules, day) };
    })
    .toSorted((one, other) => other.rank - one.rank || (one.name < other.name ? -1 : 1));
}

/** On days that leave many out, more are looked at, so that enough are left. */
const mustKeep = ({ base }: BaseMeal<CatalogueFood>, { isHighInSugar, isShortOfFiber }: DayState): boolean =>
  (isHighInSugar && sumOf(base, ({ sugar }) => sugar) <= SUGAR_ON_SUCH_A_DAY_G.whole) || (isShortOfFiber && base.length > 2);

const sumOf = (base: readonly MealPart[], of: (food: CatalogueFood) => number | null): number =>
  base.reduce((sum, { food, grams }) => sum + ((of(food) ?? 0) * grams) / 100, 0);

/** The meal at its usual proportions, in the size that is asked for. */
function roughly(meal: BaseMeal<CatalogueFood>, targetKcal: number): CatalogueFood {
  const grams = meal.whole.portions[0]?.grams ?? 0;
  return { ...meal.whole, portions: [{ label: "1 serving", grams: grams * sizeOf(meal, targetKcal) }] };
}

function weigh(
  { base }: BaseMeal<CatalogueFood>,
  whole: CatalogueFood,
  mayContain: readonly Allergen[],
  eater: Eater,
  moment: Moment,
  rules: readonly ConditionRule[],
  day: DayState,
): Pick<Candidate<CatalogueFood>, "rank" | "score" | "additions"> {
  const weightOf = (nutrient: Addition["nutrient"]) => rules.reduce((product, { more }) => product * (more?.[nutrient] ?? 1), 1);
  const worthOf = ({ nutrient, share, gap }: Addition) => weightOf(nutrient) * gap * Math.min(share, gap, MOST_OF_ONE);
  const additions = ADDED_NUTRIENTS.map((nutrient): Addition => {
    const need = eater.needs[nutrient]?.amount ?? 0;
    const gap = need > 0 ? Math.max(0, 1 - (moment.totals[nutrient] ?? 0) / need) : 0;
    return { nutrient, share: shareOfNeed(whole, nutrient, eater.needs), gap };
  }).toSorted((one, other) => worthOf(other) - worthOf(one) || other.share - one.share);
  const score = healthScore(whole, Math.min(base.length, 3));
  const kcal = amountPerPortion(whole, "calories") ?? 0;
  const had = new Set(moment.eaten.map(({ name }) => name));
  const groupsHad = new Set(moment.eaten.map(({ group }) => group));
  const fiberPerKcal = kcal > 0 ? (amountPerPortion(whole, "fiber") ?? 0) / kcal : 0;
  const rank =
    additions.reduce((sum, addition) => sum + worthOf(addition), 0) +
    (score / 10) * SCORE_WEIGHT +
    whole.popularity * POPULARITY_WEIGHT +
    base.filter(({ food }) => eater.liked.some((word) => isNamed(food, word))).length * LIKED_BONUS +
    (day.isShortOfFiber ? Math.min(1, fiberPerKcal / (2 * FIBER_G_PER_KCAL)) * FIBER_SHORT_BONUS : 0) -
    base.filter(({ food }) => had.has(food.name)).length * HAD_TODAY -
    base.filter(({ food }) => groupsHad.has(food.group)).length * SAME_GROUP_TODAY -
    (mayContain.length > 0 ? MAY_CONTAIN : 0) -
    (Math.abs(kcal - day.targetKcal) / day.targetKcal) * OFF_ENERGY_WEIGHT -
    Math.max(0, groupsIn(whole, whole.portions[0]?.grams ?? 0).addedSugarsG - ADDED_SUGAR_FREE_G) * ADDED_SUGAR_WEIGHT -
    countedAgainst(whole, rules);
  return { rank, score, additions };
}

/** Every part by the same factor, in the steps in which it is taken. */
function sized<F extends CatalogueFood>(meal: BaseMeal<F>, targetKcal: number): MealPart<F>[] {
  const factor = sizeOf(meal, targetKcal);
  return meal.base.map((part) => ({ food: part.food, grams: stepsOf(part, factor) }));
}

function sizeOf({ kcal }: Pick<BaseMeal<CatalogueFood>, "kcal">, targetKcal: number): number {
  const [least, most] = SIZES;
  return Math.min(most, Math.max(least, targetKcal / kcal));
}

function countedAgainst(whole: CatalogueFood, rules: readonly ConditionRule[]): number {
  const amounts = {
    addedSugarsG: groupsIn(whole, whole.portions[0]?.grams ?? 0).addedSugarsG,
    sugarG: amountPerPortion(whole, "sugar") ?? 0,
    sodiumMg: amountPerPortion(whole, "sodium") ?? 0,
    saturatedFatG: amountPerPortion(whole, "saturatedFat") ?? 0,
    fatG: amountPerPortion(whole, "fat") ?? 0,
    potassiumMg: amountPerPortion(whole, "potassiumMg") ?? 0,
  };
  const names = Object.keys(amounts) as (keyof typeof amounts)[];
  return rules.reduce((sum, { less }) => sum + names.reduce((part, name) => part + (less?.[name] ? amounts[name] / less[name] : 0), 0), 0);
}

/** On a day with much sugar or little fiber some ideas are left out, as long as enough others are left. */
function narrowed<F extends CatalogueFood>(candidates: Candidate<F>[], day: DayState, rules: readonly ConditionRule[]): Candidate<F>[] {
  const isLowInSugar = ({ whole }: Candidate<F>) =>
    (amountPerPortion(whole, "sugar") ?? 0) <= SUGAR_ON_SUCH_A_DAY_G.whole &&
    groupsIn(whole, whole.portions[0]?.grams ?? 0).addedSugarsG <= SUGAR_ON_SUCH_A_DAY_G.added;
  const hasFiber = ({ whole }: Candidate<F>) =>
    (amountPerPortion(whole, "fiber") ?? 0) >= (amountPerPortion(whole, "calories") ?? 0) * FIBER_G_PER_KCAL;
  let left = candidates;
  for (const [isAsked, fits] of [
    [day.isHighInSugar, isLowInSugar],
    [day.isShortOfFiber, hasFiber],
  ] as const) {
    const narrower = isAsked ? left.filter(fits) : left;
    if (new Set(narrower.map(({ kind }) => kind)).size >= 3) left = narrower;
  }
  return keptToLimits(left, rules);
}

/** What a condition asks to keep to counts before variety: loosened step by step only where too few ideas are left. */
function keptToLimits<F extends CatalogueFood>(candidates: Candidate<F>[], rules: readonly ConditionRule[]): Candidate<F>[] {
  if (!rules.some(({ limits }) => limits)) return candidates;
  for (const loosened of [1, 1.25, 1.5, 2]) {
    const kept = candidates.filter(({ whole }) => rules.every(({ limits }) => keepsTo(whole, limits ?? {}, loosened)));
    if (kept.length >= SUGGESTED) return kept;
  }
  return candidates;
}

function keepsTo(whole: CatalogueFood, limits: NonNullable<ConditionRule["limits"]>, loosened: number): boolean {
  const kcal = amountPerPortion(whole, "calories") ?? 0;
  const { sodiumMg = Infinity, saturatedFatG = Infinity, addedSugarsG = Infinity, leastFiberG = 0 } = limits;
  return (
    (amountPerPortion(whole, "sodium") ?? 0) <= sodiumMg * kcal * loosened &&
    (amountPerPortion(whole, "saturatedFat") ?? 0) <= saturatedFatG * kcal * loosened &&
    (amountPerPortion(whole, "fiber") ?? 0) >= (leastFiberG * kcal) / loosened &&
    groupsIn(whole, whole.portions[0]?.grams ?? 0).addedSugarsG <= addedSugarsG * loosened
  );
}

/** Each of a kind of its own, with another food at its center, and few foods twice; what is missing then is filled up with less variety. */
function chooseVaried<F extends CatalogueFood>(candidates: readonly Candidate<F>[], { eaten }: Moment): Candidate<F>[] {
  const hadToday = new Set(eaten.map(({ name }) => name));
  const chosen: Candidate<F>[] = [];
  const foodsIn = ({ parts }: Candidate<F>) => parts.map(({ food }) => food.name);
  const isNew = (candidate: Candidate<F>) => !foodsIn(candidate).some((name) => hadToday.has(name));
  const isOfNewKind = (candidate: Candidate<F>) => chosen.every(({ kind }) => kind !== candidate.kind);
  const isFresh = (candidate: Candidate<F>) => chosen.every((other) => !foodsIn(other).some((name) => foodsIn(candidate).includes(name)));
  const hasNewCenter = (candidate: Candidate<F>) => chosen.every(({ parts }) => parts[0]?.food !== candidate.parts[0]?.food);
  const best = candidates[0]?.rank ?? 0;
  const isNear = ({ rank }: Candidate<F>) => rank >= best - NEAR_THE_BEST;
  for (const rules of [
    [isNear, isNew, isOfNewKind, isFresh],
    [isNear, isNew, isOfNewKind],
    [isNear, isNew, hasNewCenter],
    [isNew, hasNewCenter],
    [hasNewCenter],
    [],
  ]) {
    for (const candidate of candidates) {
      if (chosen.length === SUGGESTED) return chosen;
      if (!chosen.includes(candidate) && rules.every((fits) => fits(candidate))) chosen.push(candidate);
    }
  }
  return chosen;
}

/** Where somebody named what they like, one of the ideas has it, unless they had it today. */
function withLiked<F extends CatalogueFood>(
  chosen: Candidate<F>[],
  candidates: readonly Candidate<F>[],
  { liked }: Eater,
  { eaten }: Moment,
): Candidate<F>[] {
  const had = new Set(eaten.map(({ name }) => name));
  const isLiked = ({ base }: Candidate<F>) => base.some(({ food }) => !had.has(food.name) && liked.some((word) => isNamed(food, word)));
  if (chosen.some(isLiked)) return chosen;
  const favorite = candidates.find((candidate) => isLiked(candidate) && candidate.base.every(({ food }) => !had.has(food.name)));
  return favorite ? [...chosen.slice(0, SUGGESTED - 1), favorite] : chosen;
}

const isMeat = ({ parts }: Candidate<CatalogueFood>): boolean =>
  parts.some(({ food: { patterns } }) => patterns !== null && patterns.meatOz + patterns.poultryOz > 1 && patterns.curedMeatOz < 0.1);

/** Iron from lean meat is taken up best: where it fits the person and the meal, one of the ideas has some. */
function withLeanMeat<F extends CatalogueFood>(
  chosen: Candidate<F>[],
  candidates: readonly Candidate<F>[],
  { isShortOfIron }: DayState,
  { needs }: Eater,
): Candidate<F>[] {
  if (!isShortOfIron || chosen.some(isMeat)) return chosen;
  const ironIn = ({ whole }: Candidate<F>) => shareOfNeed(whole, "ironMg", needs);
  const meat = candidates
    .filter((candidate) => isMeat(candidate) && candidate.score >= 6)
    .toSorted((one, other) => ironIn(other) - ironIn(one))[0];
  return meat ? [...chosen.slice(0, SUGGESTED - 1), meat] : chosen;
}

/** Of other centers first, the best first, each with what it may contain. */
function alternativesTo<F extends CatalogueFood>(
  to: Candidate<F>,
  candidates: readonly Candidate<F>[],
  chosen: readonly Candidate<F>[],
): { name: string; mayContain: Allergen[] }[] {
  const others = candidates.filter((candidate) => !chosen.includes(candidate));
  const alike = others.filter((candidate) => candidate.kind === to.kind && candidate.parts[0]?.food !== to.parts[0]?.food);
  const centers = new Set<F | undefined>([to.parts[0]?.food]);
  const varied = [...alike, ...others].filter(({ parts }) => !centers.has(parts[0]?.food) && centers.add(parts[0]?.food));
  return [...varied, ...others.filter((other) => !varied.includes(other))]
    .slice(0, ALTERNATIVES)
    .map(({ name, mayContain }) => ({ name, mayContain }));
}
