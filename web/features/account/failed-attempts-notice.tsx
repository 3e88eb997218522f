import { useQuery } from "@tanstack/react-query";
import type { FailedAttempts } from "#core/contracts/account.ts";
import { failedAttemptsQuery, useDismissFailedAttempts } from "#web/api/account.ts";
import { formatDay } from "#web/lib/format/instants.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** Shows failed login attempts since the last visit. Renders nothing if there were none. */
export function FailedAttemptsNotice({ onDismissed }: { onDismissed: () => void }) {
  const { data } = useQuery(failedAttemptsQuery);
  const dismiss = useDismissFailedAttempts();
  if (!data?.since) return null;

  // Awaited rather than passed as callbacks, because the notice unmounts as soon as it is dismissed.
  async function confirm() {
    try {
      await dismiss.mutateAsync();
    } catch (error) {
      toast({ title: "Error", description: serverMessage(error) ?? "That did not work. Please try again.", kind: "destructive" });
      return;
    }
    onDismissed();
  }

  return (
    <div className="grid justify-items-start gap-3 rounded-lg bg-muted p-4 text-[0.9375rem]">
      <p className="text-pretty">
        <strong>{triesSince(data, data.since)}</strong> {advice(data)}
      </p>
      <Button size="sm" pending={dismiss.isPending} pendingText="Saving..." onClick={confirm}>
        Got it
      </Button>
    </div>
  );
}

/** '12 wrong password tries since Nov 13, 2025, on devices you have never used.' */
function triesSince({ passwords, codes }: FailedAttempts, since: string): string {
  const kinds = [passwords > 0 && counted(passwords, "password"), codes > 0 && counted(codes, "code")].filter(Boolean);
  return `${kinds.join(" and ")} since ${formatDay(since)}, on devices you have never used.`;
}

const counted = (tries: number, kind: string) => `${tries} wrong ${kind} ${tries === 1 ? "try" : "tries"}`;

const advice = ({ codes }: FailedAttempts) =>
  codes > 0
    ? "Nobody got in, but whoever types a code knows your password. If that wasn't you, change it now."
    : "Nobody got in that way. If it was you on a new device, all is well.";
