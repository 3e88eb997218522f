import { NotConfirmed } from "#web/components/confirm-identity.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** The server says why, and after too many tries when to try again; `words` are for when it could not be asked. */
export function failed(title: string, error: unknown, words: string): void {
  if (error instanceof NotConfirmed) return;
  toast({ title, description: serverMessage(error) ?? words, kind: "destructive" });
}
