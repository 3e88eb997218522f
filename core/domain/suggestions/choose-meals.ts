import type { Allergen } from "#core/domain/allergens/allergens.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { FoodProfile } from "./food-profile.ts";
import { shareOfNeed } from "./health-score.ts";
import type { DayState, MealContext } from "./meal-context.ts";
import type { Candidate } from "./rank-meals.ts";

export const SUGGESTED = 5;
const ALTERNATIVES = 3;
/** Variety does not justify an idea that fits much worse than the best one. */
export const NEAR_THE_BEST = 3;

/** Each idea has a different kind and a different center, and few foods appear twice. If too few are left, variety is relaxed. */
export function chooseVaried<F extends CatalogueFood>(candidates: readonly Candidate<F>[], { eaten }: MealContext): Candidate<F>[] {
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

/** If the user named foods they like, one of the ideas contains one, unless the user had it today. */
export function withLiked<F extends CatalogueFood>(
  chosen: Candidate<F>[],
  candidates: readonly Candidate<F>[],
  { isLiked: isLikedFood }: FoodProfile,
  { eaten }: MealContext,
): Candidate<F>[] {
  const had = new Set(eaten.map(({ name }) => name));
  const isLiked = ({ base }: Candidate<F>) => base.some(({ food }) => !had.has(food.name) && isLikedFood(food));
  if (chosen.some(isLiked)) return chosen;
  const favorite = candidates.find((candidate) => isLiked(candidate) && candidate.base.every(({ food }) => !had.has(food.name)));
  return favorite ? [...chosen.slice(0, SUGGESTED - 1), favorite] : chosen;
}

const isMeat = ({ parts }: Candidate<CatalogueFood>): boolean =>
  parts.some(({ food: { patterns } }) => patterns !== null && patterns.meatOz + patterns.poultryOz > 1 && patterns.curedMeatOz < 0.1);

/** Iron from lean meat is absorbed best: if it fits the user and the meal, one of the ideas has some. */
export function withLeanMeat<F extends CatalogueFood>(
  chosen: Candidate<F>[],
  candidates: readonly Candidate<F>[],
  { isShortOfIron }: DayState,
  { needs }: FoodProfile,
): Candidate<F>[] {
  if (!isShortOfIron || chosen.some(isMeat)) return chosen;
  const ironIn = ({ whole }: Candidate<F>) => shareOfNeed(whole, "ironMg", needs);
  const meat = candidates.filter((candidate) => isMeat(candidate) && candidate.score >= 6).toSorted((a, b) => ironIn(b) - ironIn(a))[0];
  return meat ? [...chosen.slice(0, SUGGESTED - 1), meat] : chosen;
}

/** Alternatives with other centers come first, the best first, each with what it may contain. */
export function alternativesTo<F extends CatalogueFood>(
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
