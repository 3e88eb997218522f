import type { UsualFood } from "#core/contracts/diary.ts";
import type { FoodWithoutTexts } from "#core/contracts/foods.ts";
import type { FoodToLog } from "#web/components/diary/use-log-foods.ts";
import { amountFrom, usualAmount } from "#web/components/food/portions/portion-amounts.ts";

const SHOWN = 6;
const OFTEN = 2;

/** Uses the amount that the user logged last, or else the food's usual serving. */
export function withUsualAmount(food: FoodWithoutTexts, usual: readonly UsualFood[] = []): FoodToLog {
  const known = usual.find((one) => one.food.id === food.id);
  return { food, amount: known ? amountFrom(known) : usualAmount(food) };
}

/** Returns the most recent foods, and the most frequent of the others. */
export function recentAndFrequent(usual: readonly UsualFood[]): { recent: FoodToLog[]; frequent: FoodToLog[] } {
  const toLog = (one: UsualFood): FoodToLog => ({ food: one.food, amount: amountFrom(one) });
  const others = usual.slice(SHOWN).filter(({ times }) => times >= OFTEN);
  return {
    recent: usual.slice(0, SHOWN).map(toLog),
    frequent: others
      .toSorted((one, other) => other.times - one.times)
      .slice(0, SHOWN)
      .map(toLog),
  };
}
