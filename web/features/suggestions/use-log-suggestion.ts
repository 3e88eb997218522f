import { useState } from "react";
import { useLocation } from "wouter";
import type { Suggestion } from "#core/contracts/suggestions.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { addFailed } from "#web/components/diary/diary-messages.ts";
import { servingsText } from "#web/components/diary/servings-text.ts";
import { useLogFoods } from "#web/components/diary/use-log-foods.ts";
import { amountText, usualAmount } from "#web/components/food/portions/portion-amounts.ts";
import { today } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { recipeIn } from "./find-suggested-recipe.ts";

/** Logs the suggested serving to today's diary. */
export function useLogSuggestion(mealType: MealType) {
  const { logFoods, isPending } = useLogFoods();
  const t = texts("diary-parts");
  const [isLogged, setLogged] = useState(false);
  const [, navigate] = useLocation();

  async function log(suggestion: Suggestion): Promise<void> {
    const { name, food, grams, parts = [] } = suggestion;
    const whole = food ? [{ food, amount: grams === null ? usualAmount(food) : { grams, portion: servingsIn(suggestion, grams) } }] : [];
    const items = parts.length > 1 ? parts.map((part) => ({ food: part.food, amount: { grams: part.grams } })) : whole;
    const [first] = items;
    if (!first) return;
    try {
      await logFoods(today(), mealType, items);
      setLogged(true);
      toast({
        title: t("addedTo", { meal: mealType }),
        description: items.length === 1 ? t("foodAmount", { food: first.food.name, amount: amountText(first.amount) }) : name,
        action: { label: t("openDiary"), onAct: () => navigate(APP_PATHS.diary) },
      });
    } catch (error) {
      toast(addFailed(error));
    }
  }

  return { log, isPending, isLogged };
}

/** One of our recipes is logged in servings, as on its page. */
function servingsIn(suggestion: Suggestion, grams: number): Portion | undefined {
  const recipe = recipeIn(suggestion);
  return recipe && { label: servingsText(recipe.servings), grams };
}
