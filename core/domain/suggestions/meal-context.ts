import type { Totals } from "#core/domain/diary/day-totals.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { conditionRules } from "./conditions.ts";
import type { FoodProfile } from "./food-profile.ts";
import { isEvening, mealTarget } from "./meal-size.ts";

export interface MealContext {
  meal: MealType;
  /** In the user's time zone, 0 to 23. */
  hour: number;
  totals: Totals;
  /** The totals of what was eaten today, as far as they are known. */
  addedSugarsG: number;
  eaten: readonly { name: string; group: string | null }[];
}

/** What the day so far requires besides missing nutrients. */
export interface DayState {
  isShortOfFiber: boolean;
  isHighInSugar: boolean;
  isShortOfIron: boolean;
  targetKcal: number;
}

export const FIBER_G_PER_KCAL = 0.014;
const SHORT_OF_FIBER = 0.6;
/** Before this share of the day's energy is eaten, the day cannot be judged. */
const MIN_LOGGED_SHARE = 0.25;
const SUGAR_LIMIT_SHARE = 0.1;
const MUCH_SUGAR_G = 90;
const IRON_GAP = 0.5;
/** The most sugar in an idea on a day that is already high in sugar. */
export const SUGAR_ON_SUCH_A_DAY_G = { whole: 18, added: 5 };

export function readDay(foodProfile: FoodProfile, { meal, hour, totals, addedSugarsG, eaten }: MealContext): DayState {
  const kcal = totals.calories ?? 0;
  const isLoggedEnough = kcal >= foodProfile.energyKcal * MIN_LOGGED_SHARE;
  const ironNeed = foodProfile.needs.ironMg?.amount ?? 0;
  return {
    isShortOfFiber: isLoggedEnough && (totals.fiber ?? 0) < kcal * FIBER_G_PER_KCAL * SHORT_OF_FIBER,
    isHighInSugar: (addedSugarsG * 4) / foodProfile.energyKcal >= SUGAR_LIMIT_SHARE || (totals.sugar ?? 0) >= MUCH_SUGAR_G,
    isShortOfIron:
      foodProfile.conditions.includes("Anemia") ||
      (isLoggedEnough && eaten.length > 0 && (totals.ironMg ?? 0) < ironNeed * IRON_GAP * (kcal / foodProfile.energyKcal + IRON_GAP)),
    targetKcal: mealTarget(meal, hour, foodProfile.energyKcal, kcal) * eveningShare(foodProfile, hour),
  };
}

const eveningShare = ({ conditions }: FoodProfile, hour: number): number =>
  isEvening(hour) ? Math.min(1, ...conditionRules(conditions).map(({ eveningShare = 1 }) => eveningShare)) : 1;
