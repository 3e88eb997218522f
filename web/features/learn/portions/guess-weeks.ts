import { addDays } from "#core/domain/calendar/calendar-day.ts";

export interface WeekOfGuesses {
  /** The Monday of the week, YYYY-MM-DD. */
  week: string;
  guesses: number;
  /** The sum of the relative errors. */
  error: number;
}

/** Checks the stored value, because local storage may contain anything. */
export const isWeek = (stored: unknown): stored is WeekOfGuesses =>
  typeof stored === "object" &&
  stored !== null &&
  "week" in stored &&
  typeof stored.week === "string" &&
  "guesses" in stored &&
  typeof stored.guesses === "number" &&
  stored.guesses > 0 &&
  "error" in stored &&
  typeof stored.error === "number";

export const startOfWeek = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The mean error of a week, in percent. */
export const meanError = ({ guesses, error }: WeekOfGuesses): number => Math.round((100 * error) / guesses);
