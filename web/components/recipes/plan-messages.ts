import { CONTAINS_ALLERGEN } from "#core/contracts/http/problem-codes.ts";
import { noRoom } from "#web/components/diary/limit-message.ts";
import { ApiError } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";

/** The server also refuses what the page did not ask about, because it did not know yet what the user avoids. */
export function planFailed(error: unknown, planAnyway?: () => void): ToastMessage {
  const t = texts("recipe-parts");
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (planAnyway && problem?.code === CONTAINS_ALLERGEN) {
    return { title: t("notPlanned"), description: problem.message, kind: "info", action: { label: t("planAnyway"), onAct: planAnyway } };
  }
  return noRoom(error) ?? { title: texts("shared")("error"), description: t("planFailed"), kind: "destructive" };
}
