import { DAY_FULL, TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { ApiError } from "#web/lib/http/api-client.ts";
import { type TextKey, texts } from "#web/texts/texts.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";

const TITLES = { [DAY_FULL]: "limit.day", [TOO_MANY]: "limit.list" } as const satisfies Record<string, TextKey<"shared">>;

/** The message for a full day or list. It is not an error, so the server's message is shown as information. */
export function noRoom(error: unknown): ToastMessage | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (!problem || !isLimit(problem.code)) return undefined;
  return { title: texts("shared")(TITLES[problem.code]), description: problem.message, kind: "info" };
}

const isLimit = (code: string): code is keyof typeof TITLES => Object.hasOwn(TITLES, code);
