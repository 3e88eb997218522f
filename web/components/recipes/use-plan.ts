import { type PlanChange, usePlanRecipe } from "#web/api/recipes/meal-plan.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { planFailed } from "./plan-messages.ts";

/** Changes the plan, and says so if that failed. */
export function usePlan(): (planned: PlanChange) => void {
  const { mutateAsync } = usePlanRecipe();
  return function plan(planned) {
    mutateAsync(planned).catch((error) => toast(planFailed(error, () => plan({ ...planned, isAcknowledged: true }))));
  };
}
