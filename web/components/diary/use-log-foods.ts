import { useQueryClient } from "@tanstack/react-query";
import type { FoodListItem } from "#core/contracts/foods.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { useAddEntries } from "#web/api/diary.ts";
import { type ChosenAmount, portionWords } from "#web/components/food/portions/portion-amounts.ts";
import { randomKey } from "#web/lib/random-key.ts";
import { loggedAt } from "./logged-at.ts";

export interface FoodToLog {
  food: FoodListItem;
  amount: ChosenAmount;
}

interface Attempt {
  what: string;
  idempotencyKey: string;
  loggedAt: Date;
}

/** Kept for some minutes, so that closing and reopening a sheet still counts as the same attempt. */
const FAILED = ["failed-logging"];

/** Logs several foods at once. Repeating a failed attempt uses the same idempotency key, because it may have succeeded on the server. */
export function useLogFoods() {
  const { mutateAsync, isPending } = useAddEntries();
  const client = useQueryClient();

  async function logFoods(day: string, mealType: MealType, foods: readonly FoodToLog[]): Promise<void> {
    const servings = foods.map(({ food, amount }) => ({ food, quantity: amount.grams, portion: portionWords(amount), mealType }));
    const what = JSON.stringify([day, servings.map(({ food, ...serving }) => [food.id, serving])]);
    const failed = client.getQueryData<Attempt>(FAILED);
    const attempt = failed?.what === what ? failed : { what, idempotencyKey: randomKey(), loggedAt: loggedAt(day, mealType) };
    client.removeQueries({ queryKey: FAILED });
    try {
      await mutateAsync({
        day,
        servings: servings.map((serving) => ({ ...serving, loggedAt: attempt.loggedAt })),
        idempotencyKey: attempt.idempotencyKey,
      });
    } catch (error) {
      client.setQueryData(FAILED, attempt);
      throw error;
    }
  }

  return { logFoods, isPending };
}
