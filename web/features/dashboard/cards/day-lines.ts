import { MAIN_MEALS, type MealType } from "#core/domain/diary/meals.ts";
import { type EnergyMeasure, isHalfOfNeed, maySayReached } from "#core/domain/needs/energy-measure.ts";
import { formatList, formatWhole } from "#web/lib/format/numbers.ts";

const COUNTS = ["No", "One", "Two", "Three", "Four"];
const UNDER_WAY = "Your day is under way. Every food adds to the picture.";
const HALFWAY_FROM = 0.4;
const HALFWAY_TO = 0.6;

/** 'Three meals in, dinner still to come.' Skipped meals are not mentioned. */
export function mealsLine(meals: readonly MealType[]): string {
  const eaten = new Set(meals);
  if (eaten.size === 0) return "Your day starts whenever you do.";
  const last = MAIN_MEALS.findLastIndex((meal) => eaten.has(meal));
  const left = MAIN_MEALS.slice(last + 1);
  const count = `${COUNTS[eaten.size]} ${eaten.size === 1 ? "meal" : "meals"} in`;
  return last === -1 || left.length === 0 ? `${count}.` : `${count}, ${formatList(left)} still to come.`;
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
  if (meals.length === 0) return "Nothing logged yet today. Start with whatever you ate last.";
  if (kcal > energy.kcal) return `${formatWhole(kcal)} kcal today. Bodies even things out over a week.`;
  // Below half of the need, the text must not suggest that the amount is enough.
  if (!isHalfOfNeed(kcal, energy)) return UNDER_WAY;
  if (proteinG >= proteinGoalG && maySayReached(kcal, energy))
    return `${formatWhole(proteinGoalG)} g of protein in. Your muscles have what they need to repair.`;
  const share = kcal / energy.kcal;
  if (share < HALFWAY_FROM) return UNDER_WAY;
  if (share > HALFWAY_TO) return "Most of your day's energy is in.";
  return meals.includes("dinner") ? "Half your day's energy is in." : "Half your day's energy is in. Dinner comes next.";
}
