import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useLocation } from "wouter";
import type { FoodWithoutTexts } from "#core/contracts/foods.ts";
import { MAX_QUANTITY_G } from "#core/domain/constants.ts";
import type { MealType } from "#core/domain/diary/meal-types.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { usualAmount } from "#web/components/food/portion-amounts.ts";
import { today } from "#web/lib/today.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { addFailed } from "./diary-messages.ts";
import { servingsText } from "./servings-text.ts";
import { useLogFoods } from "./use-log-foods.ts";

interface LogServingProps extends Pick<ButtonProps, "variant" | "className"> {
  /** A dish: its first portion is a serving. */
  food: FoodWithoutTexts;
  meal: MealType;
  /** How many servings; one unless said. */
  servings?: number;
  onLogged?: () => void;
}

/** One tap: servings of the dish, in today's diary; the amount can be changed there. */
export function LogServing({ food, meal, servings = 1, onLogged, ...look }: LogServingProps) {
  const { logFoods, isPending } = useLogFoods();
  const [, navigate] = useLocation();
  const words = servingsText(servings);

  async function log() {
    const grams = Math.min(usualAmount(food).grams * servings, MAX_QUANTITY_G);
    try {
      await logFoods(today(), meal, [{ food, amount: { grams, portion: { label: words, grams } } }]);
    } catch (error) {
      toast(addFailed(error));
      return;
    }
    toast({
      title: `Added to ${meal}`,
      description: `${food.name}, ${words}`,
      action: { label: "Open diary", onAct: () => navigate(APP_PATHS.diary) },
    });
    onLogged?.();
  }

  return (
    <Button {...look} pending={isPending} pendingText="Adding..." onClick={() => void log()}>
      <PlusIcon weight="bold" />
      {servings === 1 ? "Log a serving" : `Log ${words}`}
    </Button>
  );
}
