import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCurrentUser } from "#web/api/auth.ts";
import { recoveryWaysQuery, useRequestVerification } from "#web/api/recovery.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** Whether mails reach this person. Renders nothing where no mails are sent. */
export function EmailCard() {
  const user = useCurrentUser();
  const { data } = useQuery(recoveryWaysQuery);
  if (!user || !data?.byMail) return null;
  return (
    <TitledCard title="Email address" lead="Where we send a link if you forget your password, and word of new devices.">
      <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
        {user.email}
        {user.emailVerified ? <Badge tone="success">Confirmed</Badge> : <Badge>Not confirmed yet</Badge>}
      </p>
      {!user.emailVerified && <SendLink />}
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
    <Button className="justify-self-start" pending={isPending} pendingText="Sending..." onClick={send}>
      {isSent ? "Send the link again" : "Send me a link to confirm it"}
    </Button>
  );
}
