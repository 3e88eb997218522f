import { NotConfirmed } from "#web/components/confirm-identity.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** Shows the server's message, or `words` if the server could not be reached. */
export function failed(title: string, error: unknown, words: string): void {
  if (error instanceof NotConfirmed) return;
  toast({ title, description: serverMessage(error) ?? words, kind: "destructive" });
}
