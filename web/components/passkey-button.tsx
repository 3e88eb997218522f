import { FingerprintIcon } from "@phosphor-icons/react/dist/csr/Fingerprint";
import { useState } from "react";
import { useConfirmWithPasskey } from "#web/api/sign-in/passkeys.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmProblem } from "./confirm-problem.tsx";

const PROBLEMS: Record<string, string> = {
  unsupported: "This browser can't use passkeys here.",
  canceled: "Nothing was signed. Please try again.",
};

/** In a separate file, because few users have a passkey. */
export function PasskeyButton({ onConfirmed }: { onConfirmed: () => void }) {
  const confirm = useConfirmWithPasskey();
  const [problem, setProblem] = useState<string>();

  async function ask() {
    setProblem(undefined);
    try {
      await confirm.mutateAsync();
    } catch (error) {
      const text = error instanceof Error && error.name === "PasskeyProblem" ? PROBLEMS[error.message] : undefined;
      setProblem(text ?? serverMessage(error) ?? "Your device did not answer. Please try again.");
      return;
    }
    onConfirmed();
  }

  return (
    <div className="grid gap-2">
      <Button size="block" pending={confirm.isPending} pendingText="Waiting..." onClick={ask}>
        <FingerprintIcon weight="bold" />
        Use a passkey
      </Button>
      <ConfirmProblem text={problem} />
    </div>
  );
}
