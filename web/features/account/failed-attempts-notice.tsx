import { useQuery } from "@tanstack/react-query";
import type { FailedAttempts } from "#core/contracts/account.ts";
import { failedAttemptsQuery, useDismissFailedAttempts } from "#web/api/account.ts";
import { formatDay } from "#web/lib/format/instants.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** Shows failed login attempts since the last visit. Renders nothing if there were none. */
export function FailedAttemptsNotice({ onDismissed }: { onDismissed: () => void }) {
  const { data } = useQuery(failedAttemptsQuery);
  const dismiss = useDismissFailedAttempts();
  if (!data?.since) return null;
  const t = texts("account");
  const shared = texts("shared");

  // Awaited rather than passed as callbacks, because the notice unmounts as soon as it is dismissed.
  async function confirm() {
    try {
      await dismiss.mutateAsync();
    } catch (error) {
      toast({ title: shared("error"), description: serverMessage(error) ?? shared("failed"), kind: "destructive" });
      return;
    }
    onDismissed();
  }

  return (
    <div className="grid justify-items-start gap-3 rounded-lg bg-muted p-4 text-[0.9375rem]">
      <p className="text-pretty">
        <strong>{triesSince(data, data.since)}</strong> {t(data.codes > 0 ? "attempts.codeAdvice" : "attempts.passwordAdvice")}
      </p>
      <Button size="sm" pending={dismiss.isPending} pendingText={shared("saving")} onClick={confirm}>
        {t("attempts.ok")}
      </Button>
    </div>
  );
}

/** '12 wrong password tries since Nov 13, 2025, on devices you have never used.' */
function triesSince({ passwords, codes }: FailedAttempts, since: string): string {
  const t = texts("account");
  const day = formatDay(since);
  if (codes === 0) return t("attempts.passwords", { passwords, day });
  return passwords === 0 ? t("attempts.codes", { codes, day }) : t("attempts.both", { passwords, codes, day });
}
