import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { recoveryWaysQuery, useRequestVerification } from "#web/api/sign-in/recovery.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { ChangeEmailDialog } from "./change-email-dialog.tsx";

/** Shows the email address of the account and whether it is confirmed, and lets the user change it. */
export function EmailCard() {
  const user = useCurrentUser();
  const { data } = useQuery(recoveryWaysQuery);
  const [isChanging, setChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  if (!user || !data) return null;
  const { byMail } = data;
  const isWaiting = sentTo !== undefined && sentTo !== user.email;
  return (
    <TitledCard
      title="Email address"
      lead={
        byMail ? "You log in with it. We send a link there if you forget your password, and word of new devices." : "You log in with it."
      }
    >
      <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
        {user.email}
        {byMail && (user.emailVerified ? <Badge tone="success">Confirmed</Badge> : <Badge>Not confirmed yet</Badge>)}
      </p>
      <p role="status" className="wrap-anywhere text-pretty rounded-lg bg-muted p-4 empty:hidden">
        {isWaiting && (
          <>
            A link is on its way to <strong>{sentTo}</strong>. Your address changes when you follow it. Nothing there in 5 minutes? Look in
            spam.
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {byMail && !user.emailVerified && !isWaiting && <SendLink />}
        <Button className="max-sm:w-full" onClick={() => setChanging(true)}>
          Change address
        </Button>
      </div>
      <ChangeEmailDialog isOpen={isChanging} onOpenChange={setChanging} byMail={byMail} onSent={setSentTo} />
    </TitledCard>
  );
}

function SendLink() {
  const [isSent, setSent] = useState(false);
  const { mutate, isPending } = useRequestVerification();
  const send = () =>
    mutate(undefined, {
      onSuccess: () => {
        setSent(true);
        toast({ title: "Link sent", description: "Look in your mail, and in spam too." });
      },
      onError: (error) =>
        toast({ title: "Not sent", description: serverMessage(error) ?? "The link was not sent. Please try again.", kind: "destructive" }),
    });
  return (
    <Button className="max-sm:w-full" pending={isPending} pendingText="Sending..." onClick={send}>
      {isSent ? "Send the link again" : "Send me a link to confirm it"}
    </Button>
  );
}
