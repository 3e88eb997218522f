import { FingerprintIcon } from "@phosphor-icons/react/dist/csr/Fingerprint";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { passkeysQuery, useAddPasskey } from "#web/api/sign-in/passkeys.ts";
import { NotConfirmed, useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { ListProblem, ListSkeleton } from "#web/components/list-states.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { useFocusAfterRemoval } from "#web/ui/use-focus-after-removal.ts";
import { PasskeyRow } from "./passkey-row.tsx";

const LEAD = "Sign in with a finger, a face or the PIN of your device, without a password or a code. Neither ever leaves the device.";

export function PasskeysCard() {
  const { data: passkeys, isError, refetch } = useQuery(passkeysQuery);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(title, passkeys?.length ?? 0);
  return (
    <TitledCard title="Passkeys" titleRef={title} lead={LEAD}>
      {passkeys === undefined && (isError ? <ListProblem onRetry={refetch} /> : <ListSkeleton />)}
      {passkeys && passkeys.length > 0 && (
        <ul className="divide-y divide-border">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {passkeys && <AddPasskey />}
    </TitledCard>
  );
}

const PROBLEMS: Record<string, string> = {
  unsupported: "This browser can't make passkeys here. They need a newer browser, and a site with https.",
  canceled: "No passkey was made. You can try again whenever you like.",
  known: "This device has a passkey for you already.",
};

function AddPasskey() {
  const add = useAddPasskey();
  const { confirmed, dialog } = useConfirmIdentity();

  async function begin() {
    try {
      const { name } = await confirmed(() => add.mutateAsync());
      toast({ title: "Passkey added", description: `“${name}” signs you in from now on.`, kind: "success" });
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      const problem = error instanceof Error && error.name === "PasskeyProblem" ? PROBLEMS[error.message] : undefined;
      const description = problem ?? serverMessage(error) ?? "The passkey was not added. Please try again.";
      toast({ title: "No passkey added", description, kind: problem ? "info" : "destructive" });
    }
  }

  return (
    <>
      <Button pending={add.isPending} pendingText="Waiting..." onClick={begin} className="justify-self-start max-sm:w-full">
        <FingerprintIcon weight="bold" />
        Add a passkey
      </Button>
      {dialog}
    </>
  );
}
