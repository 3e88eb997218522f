import type { CatalogueFood } from "#core/domain/catalogue-food.ts";
import type { MealType } from "#core/domain/choices.ts";
import type { Totals } from "#core/domain/day-totals.ts";
import type { Allergen } from "#core/domain/knowledge/allergen-rule.ts";
import { amountPerPortion } from "#core/domain/knowledge/labels.ts";
import { isDrink } from "#core/domain/knowledge/liquids.ts";
import { type Eater, judge } from "./eater.ts";
import { isNamed } from "./food-tastes.ts";
import { ADDED_NUTRIENTS, type AddedNutrient, healthScore, shareOfNeed } from "./health-score.ts";
import type { Role } from "./meal-foods.ts";
import { type Addition, reasonFor } from "./reasons.ts";

export interface Moment {
  meal: MealType;
  /** By the person's clock, 0 to 23. */
  hour: number;
  totals: Totals;
  eaten: readonly { name: string; group: string | null }[];
}

export interface FoodAtMeal<F extends CatalogueFood> {
  food: F;
  role: Role;
}

export interface FoodSuggestion<F extends CatalogueFood> {
  food: F;
  healthScore: number;
  reason: string;
  alternatives: F[];
  mayContain: Allergen[];
}

interface Candidate<F extends CatalogueFood> extends FoodAtMeal<F> {
  kind: string;
  rank: number;
  healthScore: number;
  additions: Addition[];
  mayContain: Allergen[];
}

const SUGGESTED = 5;
const MOST_SIDES = 2;
const MOST_OF_A_CATEGORY = 2;
const ALTERNATIVES = 3;

/** The usual serving's energy at each meal; a rule of thumb that moves a rank, not a limit. */
const USUAL_KCAL: Record<MealType, readonly [from: number, to: number]> = {
  breakfast: [100, 450],
  lunch: [150, 600],
  dinner: [150, 650],
  snack: [40, 250],
};
/** Late in the day, when what it takes is nearly in: an everyday bite. */
const LIGHT_KCAL: readonly [from: number, to: number] = [15, 200];
const EVENING_FROM_HOUR = 18;
const NIGHT_UNTIL_HOUR = 4;
const NEARLY_MET = 0.85;

const SCORE_WEIGHT = 2;
const POPULARITY_WEIGHT = 1.8;
const OFF_ENERGY_WEIGHT = 0.8;
const LIGHT_ENERGY_WEIGHT = 3;
const MAIN_BONUS = 0.3;
const LIKED_BONUS = 0.6;
const SAME_KIND_TODAY = 0.3;
const MAY_CONTAIN = 0.4;
/** A larger plate holds more of everything, which is no reason for it. */
const USUAL_SERVING_KCAL = 350;
/** One nutrient alone does not decide. */
const MOST_OF_ONE = 0.3;

/** Which needs a condition turns to. A leaning in the choice of everyday foods, never a treatment. */
const LEANINGS: Record<
  string,
  { more?: Partial<Record<AddedNutrient, number>>; lessSugar?: true; lessSodium?: true; lessSaturatedFat?: true }
> = {
  "Diabetes Type 1": { more: { fiber: 14 }, lessSugar: true },
  "Diabetes Type 2": { more: { fiber: 14 }, lessSugar: true },
  "High Blood Pressure": { more: { potassiumMg: 1.5 }, lessSodium: true },
  "High Cholesterol": { more: { fiber: 2 }, lessSaturatedFat: true },
  "Heart Disease": { more: { fiber: 1.5 }, lessSodium: true, lessSaturatedFat: true },
  "Kidney Disease": { lessSodium: true },
  Anemia: { more: { ironMg: 2 } },
  Osteoporosis: { more: { calciumMg: 2, vitaminDUg: 2 } },
};
/** So much in a serving takes one off its rank. */
const SUGAR_G_PER_RANK = 7;
const SODIUM_MG_PER_RANK = 400;
const SATURATED_FAT_G_PER_RANK = 5;

/** Foods for this person now: what the day lacks most, of what fits them and the meal; varied, the highest score first. */
export function suggestFoods<F extends CatalogueFood>(foods: readonly FoodAtMeal<F>[], eater: Eater, moment: Moment): FoodSuggestion<F>[] {
  const candidates = rankAll(foods, eater, moment);
  const chosen = chooseVaried(candidates, moment);
  return chosen
    .toSorted((one, other) => other.healthScore - one.healthScore)
    .map((candidate) => ({
      food: candidate.food,
      healthScore: candidate.healthScore,
      reason: reasonFor(candidate.food, candidate.additions, eater.basis === "you", moment.eaten.length > 0),
      alternatives: alternativesTo(candidate, candidates, chosen),
      mayContain: candidate.mayContain,
    }));
}

function rankAll<F extends CatalogueFood>(foods: readonly FoodAtMeal<F>[], eater: Eater, moment: Moment): Candidate<F>[] {
  return foods
    .flatMap(({ food, role }) => {
      const { fits, mayContain } = judge(eater, food);
      return fits ? [candidateOf(food, role, mayContain, eater, moment)] : [];
    })
    .toSorted((one, other) => other.rank - one.rank || (one.food.name < other.food.name ? -1 : 1));
}

function candidateOf<F extends CatalogueFood>(food: F, role: Role, mayContain: Allergen[], eater: Eater, moment: Moment): Candidate<F> {
  const weights = eater.conditions.map((condition) => LEANINGS[condition]?.more ?? {});
  const worthOf = ({ nutrient, share, gap }: Addition) =>
    weights.reduce((product, more) => product * (more[nutrient] ?? 1), gap * Math.min(share, gap, MOST_OF_ONE));
  const additions = ADDED_NUTRIENTS.map((nutrient): Addition => {
    const need = eater.needs[nutrient]?.amount ?? 0;
    const gap = need > 0 ? Math.max(0, 1 - (moment.totals[nutrient] ?? 0) / need) : 0;
    return { nutrient, share: shareOfNeed(food, nutrient, eater.needs), gap };
  }).toSorted((one, other) => worthOf(other) - worthOf(one) || other.share - one.share);
  const score = healthScore(food, eater.needs);
  const isLargeBy = Math.max(1, (amountPerPortion(food, "calories") ?? 0) / USUAL_SERVING_KCAL);
  const rank =
    additions.reduce((sum, addition) => sum + worthOf(addition), 0) / isLargeBy +
    (score / 10) * SCORE_WEIGHT +
    food.popularity * POPULARITY_WEIGHT +
    (role === "main" ? MAIN_BONUS : 0) +
    (eater.liked.some((word) => isNamed(food, word)) ? LIKED_BONUS : 0) -
    (moment.eaten.some(({ group }) => group === food.group) ? SAME_KIND_TODAY : 0) -
    (mayContain.length > 0 ? MAY_CONTAIN : 0) -
    offEnergy(food, eater, moment) -
    leaningDown(food, eater);
  return { food, role, kind: kindOf(food), rank, healthScore: score, additions, mayContain };
}

function leaningDown(food: CatalogueFood, { conditions }: Eater): number {
  const leanings = conditions.flatMap((condition) => LEANINGS[condition] ?? []);
  const part = (isAsked: boolean, amount: number, perRank: number) => (isAsked ? amount / perRank : 0);
  return (
    part(
      leanings.some(({ lessSugar }) => lessSugar),
      amountPerPortion(food, "sugar") ?? 0,
      SUGAR_G_PER_RANK,
    ) +
    part(
      leanings.some(({ lessSodium }) => lessSodium),
      amountPerPortion(food, "sodium") ?? 0,
      SODIUM_MG_PER_RANK,
    ) +
    part(
      leanings.some(({ lessSaturatedFat }) => lessSaturatedFat),
      amountPerPortion(food, "saturatedFat") ?? 0,
      SATURATED_FAT_G_PER_RANK,
    )
  );
}

function offEnergy(food: CatalogueFood, { energyKcal }: Eater, { meal, hour, totals }: Moment): number {
  const isLate = hour >= EVENING_FROM_HOUR || hour < NIGHT_UNTIL_HOUR;
  const isLight = isLate && (totals.calories ?? 0) >= energyKcal * NEARLY_MET;
  const [from, to] = isLight ? LIGHT_KCAL : USUAL_KCAL[meal];
  const kcal = amountPerPortion(food, "calories") ?? 0;
  const off = kcal < from ? (from - kcal) / from : Math.max(0, kcal - to) / to;
  return off * (isLight ? LIGHT_ENERGY_WEIGHT : OFF_ENERGY_WEIGHT);
}

/** Strict first; what is missing then is filled up with less variety, and last with what was eaten already. */
function chooseVaried<F extends CatalogueFood>(candidates: readonly Candidate<F>[], { meal, eaten }: Moment): Candidate<F>[] {
  const hadToday = new Set(eaten.map(({ name }) => name));
  const chosen: Candidate<F>[] = [];
  const count = (isLike: (other: Candidate<F>) => boolean) => chosen.filter(isLike).length;
  const isVaried = ({ food, role, kind }: Candidate<F>) =>
    count((other) => other.kind === kind) === 0 &&
    count((other) => other.food.category === food.category) < MOST_OF_A_CATEGORY &&
    (meal === "snack" || role === "main" || count((other) => other.role === "side") < MOST_SIDES);
  const isOfAnotherKind = ({ kind }: Candidate<F>) => count((other) => other.kind === kind) === 0;
  for (const [isNew, isAllowed] of [
    [true, isVaried],
    [true, isOfAnotherKind],
    [true, () => true],
    [false, () => true],
  ] as const) {
    for (const candidate of candidates) {
      if (chosen.length === SUGGESTED) return chosen;
      if (!chosen.includes(candidate) && isAllowed(candidate) && !(isNew && hadToday.has(candidate.food.name))) chosen.push(candidate);
    }
  }
  return chosen;
}

/** Eggs are eggs in whatever form; one drink is enough. */
const KINDS = ["yogurt", "cereal", "egg", "chicken", "turkey", "fish", "bean", "soup"].map((kind) => new RegExp(`\\b${kind}s?\\b`));
const FISH = /\b(tuna|salmon|cod|tilapia|sardines)\b/g;

function kindOf(food: CatalogueFood): string {
  if (isDrink(food)) return "drink";
  const text = `${food.name} ${food.group}`.toLowerCase().replace(FISH, "fish");
  return KINDS.find((kind) => kind.test(text))?.source ?? food.group;
}

/** Of the same part of the meal, the nearest first, each of a kind of its own. */
function alternativesTo<F extends CatalogueFood>(
  to: Candidate<F>,
  candidates: readonly Candidate<F>[],
  chosen: readonly Candidate<F>[],
): F[] {
  const nearness = (other: Candidate<F>) => Number(other.kind === to.kind) * 2 + Number(other.food.category === to.food.category);
  const nearest = candidates
    .filter((candidate) => !chosen.includes(candidate) && candidate.role === to.role)
    .toSorted((one, other) => nearness(other) - nearness(one));
  const kinds = new Set<string>();
  const varied = nearest.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
  return [...varied, ...nearest.filter((other) => !varied.includes(other))].slice(0, ALTERNATIVES).map(({ food }) => food);
}
