import { TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { ApiError, serverMessage } from "#web/lib/http/api-client.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";
import { NEEDS_KEY } from "./ai-provider.ts";

/** Opens the page where keys are added; used by the messages about keys. */
export type OpenKeys = () => void;

const toKeys = (openKeys: OpenKeys): Pick<ToastMessage, "action"> => ({ action: { label: "Go to API keys", onAct: openKeys } });

export const keyNeeded = (openKeys: OpenKeys): ToastMessage => ({
  title: "API key needed",
  description: NEEDS_KEY,
  kind: "info",
  ...toKeys(openKeys),
});

/** The message for a failed AI request. `failure` is the page's own message, used if there is no more specific one. */
export function aiProblem(error: unknown, failure: ToastMessage, openKeys: OpenKeys): ToastMessage {
  if (!(error instanceof ApiError)) return failure;
  const description = serverMessage(error);
  switch (error.problem?.code) {
    case "ai_quota":
      return {
        title: "AI Service Quota Exceeded",
        description: "Check the plan of your key with the provider, or try another provider.",
        kind: "destructive",
      };
    case "no_api_key":
      return keyNeeded(openKeys);
    case "invalid_api_key":
      return { title: "API key not accepted", description, kind: "destructive", ...toKeys(openKeys) };
    case "rate_limited":
    case "photo_in_progress":
    case "photo_queue_full":
      return { title: "Please wait a moment", description, kind: "info" };
    case TOO_MANY:
      return { title: "No more room", description, kind: "info" };
    case "ai_day_limit":
      return { title: "That's all the AI for today", description, kind: "info", ...toKeys(openKeys) };
  }
  // For a rejected request the server's message is more specific; for a server error the page's own message is enough.
  return error.status < 500 && description ? { ...failure, description } : failure;
}
