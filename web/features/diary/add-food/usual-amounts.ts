import type { UsualFood } from "#core/contracts/diary.ts";
import type { FoodListItem } from "#core/contracts/foods.ts";
import type { FoodToLog } from "#web/components/diary/use-log-foods.ts";
import { amountFrom, usualAmount } from "#web/components/food/portions/portion-amounts.ts";

const MAX_AMOUNTS = 6;
const OFTEN = 2;

/** Uses the amount that the user logged last, or else the food's usual serving. */
export function withUsualAmount(food: FoodListItem, usual: readonly UsualFood[] = []): FoodToLog {
  const usualFood = usual.find((one) => one.food.id === food.id);
  return { food, amount: usualFood ? amountFrom(usualFood) : usualAmount(food) };
}

/** Returns the most recent foods, and the most frequent of the others. */
export function recentAndFrequent(usual: readonly UsualFood[]): { recent: FoodToLog[]; frequent: FoodToLog[] } {
  const toLog = (one: UsualFood): FoodToLog => ({ food: one.food, amount: amountFrom(one) });
  const others = usual.slice(MAX_AMOUNTS).filter(({ times }) => times >= OFTEN);
  return {
    recent: usual.slice(0, MAX_AMOUNTS).map(toLog),
    frequent: others
      .toSorted((a, b) => b.times - a.times)
      .slice(0, MAX_AMOUNTS)
      .map(toLog),
  };
}
