import { TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { ApiError, serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";

/** Opens the page where keys are added; used by the messages about keys. */
export type OpenKeys = () => void;

const toKeys = (openKeys: OpenKeys): Pick<ToastMessage, "action"> => ({ action: { label: texts("ai")("openKeys"), onAct: openKeys } });

export function keyNeeded(openKeys: OpenKeys): ToastMessage {
  const t = texts("ai");
  return { title: t("problem.keyNeeded"), description: t("needsKey"), kind: "info", ...toKeys(openKeys) };
}

/** The message for a failed AI request. `failure` is the page's own message, used if there is no more specific one. */
export function aiProblem(error: unknown, failure: ToastMessage, openKeys: OpenKeys): ToastMessage {
  if (!(error instanceof ApiError)) return failure;
  const t = texts("ai");
  const description = serverMessage(error);
  switch (error.problem?.code) {
    case "ai_quota":
      return { title: t("problem.quota"), description: t("problem.quotaText"), kind: "destructive" };
    case "no_api_key":
      return keyNeeded(openKeys);
    case "invalid_api_key":
      return { title: t("problem.keyRefused"), description, kind: "destructive", ...toKeys(openKeys) };
    case "rate_limited":
    case "photo_in_progress":
    case "photo_queue_full":
      return { title: t("problem.wait"), description, kind: "info" };
    case TOO_MANY:
      return { title: t("problem.noRoom"), description, kind: "info" };
    case "ai_day_limit":
      return { title: t("problem.dayLimit"), description, kind: "info", ...toKeys(openKeys) };
  }
  // For a rejected request the server's message is more specific; for a server error the page's own message is enough.
  return error.status < 500 && description ? { ...failure, description } : failure;
}
