import { isFarBelowNeed } from "#core/domain/needs/far-below-need.ts";
import type { MealType } from "./meal-types.ts";

export const LOOKED_AT_DAYS = 14;
/** Fewer full days are not enough to judge two weeks. */
const MIN_FULL_DAYS = 4;
const MAIN_MEALS = ["breakfast", "lunch", "dinner"] as const satisfies readonly MealType[];

export interface LoggedDay {
  totals: Readonly<Record<string, number>>;
  /** The meals with at least one entry. */
  meals?: readonly MealType[] | undefined;
}

/**
 * Whether every full day of two weeks, with breakfast, lunch and dinner, is far below the need. Partly logged days are
 * normal and are ignored. Computed when the page is viewed, and stored nowhere.
 */
export function areFullDaysFarBelow(days: readonly LoggedDay[], needKcal: number): boolean {
  const full = days.slice(-LOOKED_AT_DAYS).filter(({ meals }) => MAIN_MEALS.every((meal) => meals?.includes(meal)));
  return (
    days.length >= LOOKED_AT_DAYS &&
    full.length >= MIN_FULL_DAYS &&
    full.every(({ totals: { calories } }) => calories !== undefined && isFarBelowNeed(calories, needKcal))
  );
}
