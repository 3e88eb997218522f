import { useLocation } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import type { PlanChange } from "#web/api/recipes/meal-plan.ts";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#web/ui/dialogs/dialog.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { planDayName, planDays, planDayValues } from "./plan-days.ts";
import { usePlan } from "./use-plan.ts";

interface PlanRecipeDialogProps {
  /** Returns the recipe and its servings for a day. */
  planOn: (day: string) => PlanChange;
  onClose: () => void;
}

/** Asks for the day to plan the recipe on. */
export function PlanRecipeDialog({ planOn, onClose }: PlanRecipeDialogProps) {
  const t = texts("recipe-parts");
  const today = useToday();
  const [, navigate] = useLocation();
  const plan = usePlan();

  function choose(day: string) {
    const planned = planOn(day);
    onClose();
    plan(planned);
    toast({
      title: t("planned", planDayValues(day, today)),
      description: t("plannedText", { name: planned.name, servings: planned.servings }),
      action: { label: t("openPlan"), onAct: () => navigate(APP_PATHS.mealPlan) },
    });
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="overflow-y-auto">
        <DialogTitle>{t("plan.title")}</DialogTitle>
        <DialogDescription>{t("plan.text")}</DialogDescription>
        <ul className="grid grid-cols-2 gap-2.5">
          {planDays(today).map((day) => (
            <li key={day} className="grid">
              <Button onClick={() => choose(day)}>{planDayName(day, today)}</Button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
