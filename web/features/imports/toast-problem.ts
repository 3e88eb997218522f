import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

export function toastProblem(error: Error): void {
  const t = texts("imports");
  toast({ title: t("failed.title"), description: serverMessage(error) ?? t("failed.text"), kind: "destructive" });
}
