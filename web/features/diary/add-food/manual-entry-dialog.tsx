import { useRef } from "react";
import type { Food, NewFood } from "#core/contracts/foods.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { useCreateFood } from "#web/api/foods.ts";
import { noRoom } from "#web/components/diary/limit-message.ts";
import { useLogFoods } from "#web/components/diary/use-log-foods.ts";
import { amountText } from "#web/components/food/portions/portion-amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Dialog, DialogContent, DialogTitle } from "#web/ui/dialogs/dialog.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { ManualEntryForm } from "./manual-entry-form.tsx";

interface ManualEntryDialogProps {
  day: string;
  mealType: MealType;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  initialName?: string;
  onAdded?: () => void;
}

/** Lets the user enter the figures of an unknown food. */
export function ManualEntryDialog({ day, mealType, isOpen, onOpenChange, initialName = "", onAdded }: ManualEntryDialogProps) {
  const { mutateAsync: createFood } = useCreateFood();
  const { logFoods } = useLogFoods();
  const created = useRef<{ what: string; food: Food }>(undefined);

  /** Reuses the created food if only the logging failed before. */
  async function foodOnce(body: NewFood): Promise<Food> {
    const what = JSON.stringify(body);
    if (created.current?.what === what) return created.current.food;
    const food = await createFood(body);
    created.current = { what, food };
    return food;
  }

  async function add(body: NewFood, grams: number, meal: MealType) {
    try {
      const food = await foodOnce(body);
      await logFoods(day, meal, [{ food, amount: { grams } }]);
      created.current = undefined;
      const t = texts("diary-parts");
      toast({ title: t("addedTo", { meal }), description: t("foodAmount", { food: food.name, amount: amountText({ grams }) }) });
      onOpenChange(false);
      onAdded?.();
    } catch (error) {
      toast(noRoom(error) ?? { title: texts("shared")("error"), description: texts("diary")("manual.failed"), kind: "destructive" });
    }
  }

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined} className="pb-0 md:pb-0">
        <DialogTitle>{texts("diary")("manual.title")}</DialogTitle>
        <ManualEntryForm initialName={initialName} initialMeal={mealType} onSend={add} />
      </DialogContent>
    </Dialog>
  );
}
