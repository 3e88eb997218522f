import { useLocation } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import type { PlanChange } from "#web/api/recipes/meal-plan.ts";
import { useToday } from "#web/lib/today.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#web/ui/dialogs/dialog.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { planDayName, planDays } from "./plan-days.ts";
import { usePlan } from "./use-plan.ts";

interface PlanRecipeDialogProps {
  /** Returns the recipe and its servings for a day. */
  planOn: (day: string) => PlanChange;
  onClose: () => void;
}

/** Asks for the day to plan the recipe on. */
export function PlanRecipeDialog({ planOn, onClose }: PlanRecipeDialogProps) {
  const today = useToday();
  const [, navigate] = useLocation();
  const plan = usePlan();

  function choose(day: string) {
    const planned = planOn(day);
    onClose();
    plan(planned);
    toast({
      title: `Planned for ${planDayName(day, today).replace(/^To/, "to")}`,
      description: `${planned.name}, ${planned.servings === 1 ? "1 serving" : `${planned.servings} servings`}`,
      action: { label: "Open week plan", onAct: () => navigate(APP_PATHS.mealPlan) },
    });
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="overflow-y-auto">
        <DialogTitle>When do you want to cook it?</DialogTitle>
        <DialogDescription>Its ingredients go on your shopping list.</DialogDescription>
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
