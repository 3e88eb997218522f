import { addDays } from "#core/domain/calendar/calendar-day.ts";
import type { EnergyMeasure } from "#core/domain/needs/energy-measure.ts";
import type { MealType } from "./meals.ts";

const LOOKED_AT_DAYS = 7;
const LOW_FROM_DAYS = 5;
/** With fewer, most of the day is likely missing from the diary. */
const MIN_MEALS = 2;
const LOW_BELOW = 0.6;

export interface LoggedDay {
  day: string;
  totals: Readonly<Record<string, number>>;
  /** The meals with at least one entry. */
  meals?: readonly MealType[] | undefined;
}

/**
 * Whether most of the last seven days are far below the need, with two meals or more logged. Today counts once it holds a dinner.
 * Computed when a page is viewed, and stored nowhere.
 */
export function areMostDaysLow(days: readonly LoggedDay[], today: string, energy: EnergyMeasure): boolean {
  const first = addDays(today, 1 - LOOKED_AT_DAYS);
  return days.filter((one) => one.day >= first && one.day <= today && isLow(one, today, energy)).length >= LOW_FROM_DAYS;
}

function isLow({ day, totals: { calories }, meals = [] }: LoggedDay, today: string, { needKcal }: EnergyMeasure): boolean {
  const isOver = day < today || meals.includes("dinner");
  return isOver && calories !== undefined && meals.length >= MIN_MEALS && calories < needKcal * LOW_BELOW;
}
