import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useLocation } from "wouter";
import type { RecipeMeal } from "#core/content/recipes/recipe-choices.ts";
import type { ShownRecipe } from "#core/contracts/recipes.ts";
import type { MealType } from "#core/domain/diary/meal-types.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { addFailed } from "#web/components/diary/diary-messages.ts";
import { useLogFoods } from "#web/components/diary/use-log-foods.ts";
import { usualAmount } from "#web/components/food/portion-amounts.ts";
import { today } from "#web/lib/today.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

const MEALS: Record<RecipeMeal, MealType> = {
  breakfast: "breakfast",
  lunchbox: "lunch",
  snack: "snack",
  dinner: "dinner",
  drink: "snack",
};

interface LogServingProps extends Pick<ButtonProps, "variant" | "className"> {
  recipe: ShownRecipe;
  onLogged?: () => void;
}

/** One tap: a serving of the dish, in today's diary; the amount can be changed there. */
export function LogServing({ recipe, onLogged, ...look }: LogServingProps) {
  const { logFoods, isPending } = useLogFoods();
  const [, navigate] = useLocation();
  const meal = MEALS[recipe.meal];

  async function log() {
    try {
      await logFoods(today(), meal, [{ food: recipe.food, amount: usualAmount(recipe.food) }]);
    } catch (error) {
      toast(addFailed(error));
      return;
    }
    toast({
      title: `Added to ${meal}`,
      description: `${recipe.name}, 1 serving`,
      action: { label: "Open diary", onAct: () => navigate(APP_PATHS.diary) },
    });
    onLogged?.();
  }

  return (
    <Button {...look} pending={isPending} pendingText="Adding..." onClick={() => void log()}>
      <PlusIcon weight="bold" />
      Log a serving
    </Button>
  );
}
