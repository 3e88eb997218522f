import { CONTAINS_ALLERGEN } from "#core/contracts/http/problem-codes.ts";
import { noRoom } from "#web/components/diary/limit-message.ts";
import { ApiError } from "#web/lib/http/api-client.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";

/** The server also refuses what the page did not ask about, because it did not know yet what the user avoids. */
export function planFailed(error: unknown, planAnyway?: () => void): ToastMessage {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (planAnyway && problem?.code === CONTAINS_ALLERGEN) {
    return { title: "Not planned", description: problem.message, kind: "info", action: { label: "Plan it anyway", onAct: planAnyway } };
  }
  return noRoom(error) ?? { title: "Error", description: "Failed to change your plan. Please try again.", kind: "destructive" };
}
