import { FingerprintIcon } from "@phosphor-icons/react/dist/csr/Fingerprint";
import { useState } from "react";
import { useConfirmWithPasskey } from "#web/api/sign-in/passkeys.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { type TextKey, texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmProblem } from "./confirm-problem.tsx";

/** By the reason of a `PasskeyProblem`, whose file is loaded late. */
const PROBLEMS: Record<string, TextKey<"confirm">> = { unsupported: "passkey.unsupported", canceled: "passkey.canceled" };

/** In a separate file, because few users have a passkey. */
export function PasskeyButton({ onConfirmed }: { onConfirmed: () => void }) {
  const t = texts("confirm");
  const confirm = useConfirmWithPasskey();
  const [problem, setProblem] = useState<string>();

  async function ask() {
    setProblem(undefined);
    try {
      await confirm.mutateAsync();
    } catch (error) {
      const key = error instanceof Error && error.name === "PasskeyProblem" ? PROBLEMS[error.message] : undefined;
      setProblem(key ? t(key) : (serverMessage(error) ?? t("passkey.failed")));
      return;
    }
    onConfirmed();
  }

  return (
    <div className="grid gap-2">
      <Button size="block" pending={confirm.isPending} pendingText={t("passkey.waiting")} onClick={ask}>
        <FingerprintIcon weight="bold" />
        {t("passkey.use")}
      </Button>
      <ConfirmProblem text={problem} />
    </div>
  );
}
