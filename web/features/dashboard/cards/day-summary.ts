import { MAIN_MEALS, type MealType } from "#core/domain/diary/meals.ts";
import { type EnergyMeasure, isHalfOfNeed, maySayReached } from "#core/domain/needs/energy-measure.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";

const HALFWAY_FROM = 0.4;
const HALFWAY_TO = 0.6;

/** 'Three meals in, dinner still to come.' Skipped meals are not mentioned. */
export function mealsLine(meals: readonly MealType[]): string {
  const t = texts("dashboard");
  const eaten = new Set(meals);
  if (eaten.size === 0) return t("meals.none");
  const last = MAIN_MEALS.findLastIndex((meal) => eaten.has(meal));
  const next = MAIN_MEALS[last + 1];
  return last === -1 || !next ? t("meals.all", { count: eaten.size }) : t("meals.left", { count: eaten.size, next });
}

interface DaySoFar {
  meals: readonly MealType[];
  kcal: number;
  energy: EnergyMeasure;
  proteinG: number;
  proteinGoalG: number;
}

/** A friendly sentence about the day so far. Above the larger of goal and need it states the number without judging it. */
export function dayLine({ meals, kcal, energy, proteinG, proteinGoalG }: DaySoFar): string {
  const t = texts("dashboard");
  if (meals.length === 0) return t("day.empty");
  if (kcal > energy.kcal) return t("day.over", { kcal: formatWhole(kcal) });
  // Below half of the need, the text must not suggest that the amount is enough.
  if (!isHalfOfNeed(kcal, energy)) return t("day.underWay");
  if (proteinG >= proteinGoalG && maySayReached(kcal, energy)) return t("day.protein", { grams: formatWhole(proteinGoalG) });
  const share = kcal / energy.kcal;
  if (share < HALFWAY_FROM) return t("day.underWay");
  if (share > HALFWAY_TO) return t("day.most");
  return meals.includes("dinner") ? t("day.half") : t("day.halfDinner");
}
