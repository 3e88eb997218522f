import { serverMessage } from "#web/lib/http/api-client.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

export const toastProblem = (error: Error): void =>
  toast({ title: "That did not work", description: serverMessage(error) ?? "Please try again.", kind: "destructive" });
