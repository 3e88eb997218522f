import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { groupsIn } from "#core/domain/foods/food-groups-eaten.ts";
import { amountPerPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import type { ConditionRule } from "./conditions.ts";
import { type DayState, FIBER_G_PER_KCAL, SUGAR_ON_SUCH_A_DAY_G } from "./meal-context.ts";
import type { Candidate } from "./rank-meals.ts";

const ENOUGH_TO_CHOOSE_FROM = 5;
/** Steps round up, so ideas far above the requested size are omitted. */
const MAX_TIMES_TARGET = 1.35;

/** On a day with much sugar or little fiber some ideas are omitted, as long as enough others are left. */
export function narrowMeals<F extends CatalogueFood>(
  candidates: Candidate<F>[],
  day: DayState,
  rules: readonly ConditionRule[],
): Candidate<F>[] {
  let left = candidates;
  for (const [isRequested, fits] of dayRules<F>(day)) {
    const narrower = isRequested ? left.filter(fits) : left;
    if (new Set(narrower.map(({ kind }) => kind)).size >= 3) left = narrower;
  }
  return withinLimits(left, rules);
}

/** Whether an idea meets every requirement of the day and the conditions, with nothing relaxed. */
export const meetsDayRules = <F extends CatalogueFood>(candidate: Candidate<F>, day: DayState, rules: readonly ConditionRule[]): boolean =>
  dayRules<F>(day).every(([isRequested, fits]) => !isRequested || fits(candidate)) &&
  rules.every(({ limits }) => isWithinLimits(candidate.whole, limits ?? {}, 1));

function dayRules<F extends CatalogueFood>(day: DayState): (readonly [isRequested: boolean, fits: (candidate: Candidate<F>) => boolean])[] {
  const isLowInSugar = ({ whole }: Candidate<F>) =>
    (amountPerPortion(whole, "sugar") ?? 0) <= SUGAR_ON_SUCH_A_DAY_G.whole &&
    groupsIn(whole, whole.portions[0]?.grams ?? 0).addedSugarsG <= SUGAR_ON_SUCH_A_DAY_G.added;
  const hasFiber = ({ whole }: Candidate<F>) =>
    (amountPerPortion(whole, "fiber") ?? 0) >= (amountPerPortion(whole, "calories") ?? 0) * FIBER_G_PER_KCAL;
  const isNoLarger = ({ whole }: Candidate<F>) => (amountPerPortion(whole, "calories") ?? 0) <= day.targetKcal * MAX_TIMES_TARGET;
  return [
    [true, isNoLarger],
    [day.isHighInSugar, isLowInSugar],
    [day.isShortOfFiber, hasFiber],
  ];
}

/** A condition's limits take precedence over variety: they are relaxed step by step only if too few ideas are left. */
function withinLimits<F extends CatalogueFood>(candidates: Candidate<F>[], rules: readonly ConditionRule[]): Candidate<F>[] {
  if (!rules.some(({ limits }) => limits)) return candidates;
  for (const loosened of [1, 1.25, 1.5, 1.75, 2]) {
    const fitting = candidates.filter(({ whole }) => rules.every(({ limits }) => isWithinLimits(whole, limits ?? {}, loosened)));
    if (fitting.length >= ENOUGH_TO_CHOOSE_FROM) return fitting;
  }
  return candidates;
}

function isWithinLimits(whole: CatalogueFood, limits: NonNullable<ConditionRule["limits"]>, loosened: number): boolean {
  const kcal = amountPerPortion(whole, "calories") ?? 0;
  const { sodiumMg = Infinity, saturatedFatG = Infinity, addedSugarsG = Infinity, minFiberG = 0 } = limits;
  return (
    (amountPerPortion(whole, "sodium") ?? 0) <= sodiumMg * kcal * loosened &&
    (amountPerPortion(whole, "saturatedFat") ?? 0) <= saturatedFatG * kcal * loosened &&
    (amountPerPortion(whole, "fiber") ?? 0) >= (minFiberG * kcal) / loosened &&
    groupsIn(whole, whole.portions[0]?.grams ?? 0).addedSugarsG <= addedSugarsG * loosened
  );
}
