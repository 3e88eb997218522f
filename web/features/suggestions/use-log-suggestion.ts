import { useState } from "react";
import { useLocation } from "wouter";
import type { Food } from "#core/contracts/foods.ts";
import { APP_PATHS } from "#core/domain/app-paths.ts";
import type { MealType } from "#core/domain/choices.ts";
import { addFailed } from "#web/components/diary-messages.ts";
import { amountText, usualAmount } from "#web/components/portion-amounts.ts";
import { useLogFoods } from "#web/components/use-log-foods.ts";
import { today } from "#web/lib/today.ts";
import { toast } from "#web/ui/use-toast.ts";

/** Puts the suggested serving into today's diary. */
export function useLogSuggestion(mealType: MealType) {
  const { logFoods, isPending } = useLogFoods();
  const [isLogged, setLogged] = useState(false);
  const [, navigate] = useLocation();

  async function log(food: Food, grams: number | null): Promise<void> {
    const amount = grams === null ? usualAmount(food) : { grams };
    try {
      await logFoods(today(), mealType, [{ food, amount }]);
      setLogged(true);
      toast({
        title: `Added to ${mealType}`,
        description: `${food.name}, ${amountText(amount)}`,
        action: { label: "Open diary", onAct: () => navigate(APP_PATHS.diary) },
      });
    } catch (error) {
      toast(addFailed(error));
    }
  }

  return { log, isPending, isLogged };
}
