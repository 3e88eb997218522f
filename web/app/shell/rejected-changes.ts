import { ConflictError } from "#web/api/offline/outbox/change-kinds.ts";
import { noRoom } from "#web/components/diary/limit-message.ts";
import { ApiError, serverMessage } from "#web/lib/http/api-client.ts";
import { isSessionOver } from "#web/lib/http/session-over.ts";
import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

const CONFLICT = 409;
const TOGETHER_MS = 5_000;

/** Reports queued changes that the server rejected. Several at once are combined, because only one toast is visible. */
export function createRefusals(): (label: string, error: unknown) => void {
  let lines: string[] = [];
  let lastAt = 0;
  return (label, error) => {
    if (isSessionOver(error)) return;
    const now = Date.now();
    lines = now - lastAt < TOGETHER_MS ? [...lines, describeRefusal(label, error)] : [describeRefusal(label, error)];
    lastAt = now;
    toast({
      title: texts("shell")("refused.title", { count: lines.length }),
      description: lines.join(" "),
      kind: "info",
    });
  };
}

function describeRefusal(change: string, error: unknown): string {
  const t = texts("shell");
  const isConflict = error instanceof ConflictError || (error instanceof ApiError && error.status === CONFLICT && !noRoom(error));
  if (isConflict) return t("refused.conflict", { change });
  return t("refused.reason", { change, reason: serverMessage(error) ?? t("refused.retry") });
}
