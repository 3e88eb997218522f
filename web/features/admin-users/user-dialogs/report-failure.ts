import { NotConfirmed } from "#web/components/confirm-identity.tsx";
import { ApiError } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** If the server rejected the request, its message is more specific than ours. */
export function reportFailure(error: unknown, words: string): void {
  if (error instanceof NotConfirmed) return;
  const refusal = error instanceof ApiError && error.status < 500 ? error.problem?.message : undefined;
  toast({ title: texts("shared")("error"), description: refusal ?? words, kind: "destructive" });
}

export const isEmailInUse = (error: unknown): error is ApiError => error instanceof ApiError && error.problem?.code === "email_taken";
