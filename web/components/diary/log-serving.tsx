import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useLocation } from "wouter";
import type { FoodListItem } from "#core/contracts/foods.ts";
import { MAX_QUANTITY_G } from "#core/domain/diary/limits.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { usualAmount } from "#web/components/food/portions/portion-amounts.ts";
import { today } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { addFailed } from "./diary-messages.ts";
import { servingsText } from "./servings-text.ts";
import { useLogFoods } from "./use-log-foods.ts";

interface LogServingProps extends Pick<ButtonProps, "variant" | "className"> {
  /** A dish whose first portion is one serving. */
  food: FoodListItem;
  meal: MealType;
  /** The number of servings; one by default. */
  servings?: number;
  onLogged?: () => void;
}

/** Logs servings of the dish to today's diary with one tap. The amount can be changed in the diary. */
export function LogServing({ food, meal, servings = 1, onLogged, ...look }: LogServingProps) {
  const { logFoods, isPending } = useLogFoods();
  const [, navigate] = useLocation();
  const t = texts("diary-parts");
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
      title: t("addedTo", { meal }),
      description: t("foodAmount", { food: food.name, amount: words }),
      action: { label: t("openDiary"), onAct: () => navigate(APP_PATHS.diary) },
    });
    onLogged?.();
  }

  return (
    <Button {...look} pending={isPending} pendingText={t("adding")} onClick={() => void log()}>
      <PlusIcon weight="bold" />
      {servings === 1 ? t("servings.logOne") : t("servings.log", { servings: words })}
    </Button>
  );
}
