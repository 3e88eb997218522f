import { FingerprintIcon } from "@phosphor-icons/react/dist/csr/Fingerprint";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { passkeysQuery, useAddPasskey } from "#web/api/sign-in/passkeys.ts";
import { NotConfirmed, useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { ListProblem, ListSkeleton } from "#web/components/list-states.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { type TextKey, texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { useFocusAfterRemoval } from "#web/ui/use-focus-after-removal.ts";
import { PasskeyRow } from "./passkey-row.tsx";

export function PasskeysCard() {
  const t = texts("passkeys");
  const { data: passkeys, isError, refetch } = useQuery(passkeysQuery);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(title, passkeys?.length ?? 0);
  return (
    <TitledCard title={t("title")} titleRef={title} lead={t("lead")}>
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

/** By the reason of a `PasskeyProblem`, whose file is loaded late. */
const PROBLEMS: Record<string, Extract<TextKey<"passkeys">, `problem.${string}`>> = {
  unsupported: "problem.unsupported",
  canceled: "problem.canceled",
  known: "problem.repeated",
};

function AddPasskey() {
  const t = texts("passkeys");
  const add = useAddPasskey();
  const { confirmed, dialog } = useConfirmIdentity();

  async function begin() {
    try {
      const { name } = await confirmed(() => add.mutateAsync());
      toast({ title: t("add.done"), description: t("add.doneText", { name }), kind: "success" });
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      const problem = error instanceof Error && error.name === "PasskeyProblem" ? PROBLEMS[error.message] : undefined;
      const description = problem ? t(problem) : (serverMessage(error) ?? t("add.failedText"));
      toast({ title: t("add.failed"), description, kind: problem ? "info" : "destructive" });
    }
  }

  return (
    <>
      <Button pending={add.isPending} pendingText={t("add.waiting")} onClick={begin} className="justify-self-start max-sm:w-full">
        <FingerprintIcon weight="bold" />
        {t("add")}
      </Button>
      {dialog}
    </>
  );
}
