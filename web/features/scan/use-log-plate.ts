import { useState } from "react";
import { useLocation } from "wouter";
import type { MealType } from "#core/domain/diary/meals.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCreateFood } from "#web/api/foods.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { addFailed, invalidQuantity } from "#web/components/diary/diary-messages.ts";
import { type FoodToLog, useLogFoods } from "#web/components/diary/use-log-foods.ts";
import { amountText, isWrong } from "#web/components/food/portions/portion-amounts.ts";
import { formatKcal } from "#web/lib/format/amounts.ts";
import { today } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { ownFood, type PlateItem, plateTotal } from "./plate-items.ts";

type ChangeItems = (change: (items: PlateItem[]) => PlateItem[]) => void;

/** Adds the items of the plate to today's diary. */
export function useLogPlate(meal: MealType, changeItems: ChangeItems) {
  const t = texts("scan");
  const { mutateAsync: createFood } = useCreateFood();
  const isCalm = useIsCalm();
  const { logFoods } = useLogFoods();
  const [, navigate] = useLocation();
  const [loggingIds, setLoggingIds] = useState<readonly number[]>([]);

  const change = (ids: readonly number[], patch: Partial<PlateItem>) =>
    changeItems((items) => items.map((item) => (ids.includes(item.id) ? { ...item, ...patch } : item)));

  async function toLog(item: PlateItem): Promise<FoodToLog> {
    if (item.food) return { food: item.food, amount: { grams: item.grams } };
    const food = await createFood(ownFood(item));
    // The food is stored in the item right away, so that a retry reuses it if logging fails.
    change([item.id], { food });
    return { food, amount: { grams: item.grams } };
  }

  async function log(items: readonly PlateItem[]): Promise<void> {
    if (loggingIds.length > 0) return;
    if (items.some(isWrong)) {
      toast(invalidQuantity());
      return;
    }
    const ids = items.map(({ id }) => id);
    setLoggingIds(ids);
    try {
      const foods: FoodToLog[] = [];
      for (const item of items) foods.push(await toLog(item));
      await logFoods(today(), meal, foods);
      change(ids, { isLogged: true });
      toast({
        title: t("logged.title", { meal }),
        description: summary(items, isCalm),
        action: { label: t("result.openDiary"), onAct: () => navigate(APP_PATHS.diary) },
      });
    } catch (error) {
      toast(addFailed(error));
    } finally {
      setLoggingIds([]);
    }
  }

  return { log, loggingIds };
}

function summary(items: readonly PlateItem[], isCalm: boolean): string {
  const t = texts("scan");
  const [only] = items;
  const count = items.length;
  if (only && count === 1) return t("logged.one", { food: only.name, amount: amountText({ grams: only.grams }) });
  if (isCalm) return t("logged.manyCalm", { count });
  return t("logged.many", { count, kcal: formatKcal(plateTotal(items, "calories")) });
}
