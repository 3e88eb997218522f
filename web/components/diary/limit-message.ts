import { DAY_FULL, TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { ApiError } from "#web/lib/http/api-client.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";

const TITLES: Record<string, string> = { [DAY_FULL]: "This day is full", [TOO_MANY]: "No more room" };

/** The message for a full day or list. It is not an error, so the server's message is shown as information. */
export function noRoom(error: unknown): ToastMessage | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const title = problem && TITLES[problem.code];
  return title === undefined ? undefined : { title, description: problem?.message, kind: "info" };
}
