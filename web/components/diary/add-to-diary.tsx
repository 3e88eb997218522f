import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useState } from "react";
import { useLocation } from "wouter";
import type { Food } from "#core/contracts/foods.ts";
import { timeAt } from "#core/domain/calendar/calendar-day.ts";
import { findMealAt, MEAL_TYPES, MEALS, type MealType } from "#core/domain/diary/meals.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { amountText, type ChosenAmount, isWrong } from "#web/components/food/portions/portion-amounts.ts";
import { timeZone, today } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "#web/ui/dropdown-menu.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { addFailed, invalidQuantity } from "./diary-messages.ts";
import { useLogFoods } from "./use-log-foods.ts";

interface AddToDiaryProps {
  food: Food;
  amount: ChosenAmount;
  /** Called before the food is logged, for example to save it first. */
  prepare?: () => Promise<unknown>;
  onAdded: () => void;
}

/** Logs an amount of a food to one of today's meals. */
export function AddToDiary({ food, amount, prepare, onAdded }: AddToDiaryProps) {
  const t = texts("diary-parts");
  const [meal, setMeal] = useState(() => findMealAt(timeAt(new Date(), timeZone())));
  const { logFoods } = useLogFoods();
  const [isAdding, setAdding] = useState(false);
  const [, navigate] = useLocation();

  async function add() {
    if (isWrong(amount)) {
      toast(invalidQuantity());
      return;
    }
    setAdding(true);
    try {
      await prepare?.();
      await logFoods(today(), meal, [{ food, amount }]);
    } catch (error) {
      toast(addFailed(error));
      return;
    } finally {
      setAdding(false);
    }
    toast({
      title: t("addedTo", { meal }),
      description: t("foodAmount", { food: food.name, amount: amountText(amount) }),
      action: { label: t("openDiary"), onAct: () => navigate(APP_PATHS.diary) },
    });
    onAdded();
  }

  return (
    <div className="flex gap-2.5">
      <MealMenu meal={meal} onChange={setMeal} />
      <Button variant="primary" className="grow px-3" pending={isAdding} pendingText={t("adding")} onClick={() => void add()}>
        <PlusIcon weight="bold" />
        {t("add")}
      </Button>
    </div>
  );
}

function MealMenu({ meal, onChange }: { meal: MealType; onChange: (meal: MealType) => void }) {
  const t = texts("diary-parts");
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button aria-label={t("chosenMeal", { meal: MEALS[meal].name })} className="px-4">
          {MEALS[meal].name}
          <CaretDownIcon weight="bold" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>{t("todaysMeal")}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={meal}>
          {MEAL_TYPES.map((one) => (
            <DropdownMenuRadioItem key={one} value={one} onSelect={() => onChange(one)}>
              {MEALS[one].name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
