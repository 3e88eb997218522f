import type { Totals } from "#core/domain/diary/day-totals.ts";
import { MEALS, type MealType } from "#core/domain/diary/meals.ts";
import type { DayGoals } from "#core/domain/needs/day-goals.ts";
import { isHalfOfNeed, maySayReached } from "#core/domain/needs/energy-measure.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";

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
  const t = texts("diary");
  if (isEmpty) return t(`empty.${when}`);
  const kcal = totals.calories ?? 0;
  const share = kcal / goals.energy.kcal;
  if (share > ROUGHLY) return t(`line.over.${when}`, { kcal: formatWhole(kcal) });
  if (share >= 1) return t("line.energy");
  // Below half of the need, the text must not suggest that the amount is enough.
  if ((totals.protein ?? 0) >= goals.protein && maySayReached(kcal, goals.energy)) {
    return t("line.protein", { grams: formatWhole(goals.protein) });
  }
  if (when !== "today") return t(`line.${when}`);
  if (share < 0.5 || !isHalfOfNeed(kcal, goals.energy)) return t("line.start");
  return nextMeal && MEALS[nextMeal].isMain ? t("line.half", { meal: nextMeal }) : t("line.most");
}
