import type { Totals } from "#core/domain/diary/day-totals.ts";
import { MEALS, type MealType } from "#core/domain/diary/meals.ts";
import type { DayGoals } from "#core/domain/needs/day-goals.ts";
import { isHalfOfNeed, maySayReached } from "#core/domain/needs/energy-measure.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";

interface Situation {
  totals: Totals;
  goals: DayGoals;
  /** How the day relates to today. */
  when: "past" | "today" | "tomorrow";
  isEmpty: boolean;
  nextMeal: MealType | undefined;
}

/** A total up to 5 percent above the larger of goal and need still counts as meeting it. */
const ROUGHLY = 1.05;

/** One friendly sentence about the day. It never praises eating less and never criticizes eating more. */
export function totalsLine({ totals, goals, when, isEmpty, nextMeal }: Situation): string {
  if (isEmpty) return EMPTY_DAY[when];
  const kcal = totals.calories ?? 0;
  const share = kcal / goals.energy.kcal;
  if (share > ROUGHLY) return `${formatWhole(kcal)} kcal ${NAMES[when]}. Bodies even things out over a week.`;
  if (share >= 1) return "The day's energy is in. Your body and brain can run on that.";
  // Below half of the need, the text must not suggest that the amount is enough.
  if ((totals.protein ?? 0) >= goals.protein && maySayReached(kcal, goals.energy)) {
    return `${formatWhole(goals.protein)} g of protein in. Your muscles have what they need to repair.`;
  }
  if (when === "past") return "Every food you remember makes the picture clearer.";
  if (when === "tomorrow") return "Planned ahead. You can still change everything.";
  if (share < 0.5 || !isHalfOfNeed(kcal, goals.energy)) return "Your day is taking shape.";
  return nextMeal && MEALS[nextMeal].isMain
    ? `Half your day's energy is in. ${MEALS[nextMeal].name} comes next.`
    : "More than half your day's energy is in.";
}

const NAMES = { past: "that day", today: "today", tomorrow: "for tomorrow" } as const;

export const EMPTY_DAY = {
  past: "Nothing logged on this day. Days like that are normal.",
  today: "Nothing logged yet today. Start with whatever you ate last.",
  tomorrow: "Nothing here yet. You can log ahead for tomorrow.",
} as const;
