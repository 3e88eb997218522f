import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { recoveryWaysQuery, useRequestVerification } from "#web/api/sign-in/recovery.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { ChangeEmailDialog } from "./change-email-dialog.tsx";

/** Shows the email address of the account and whether it is confirmed, and lets the user change it. */
export function EmailCard() {
  const t = texts("account");
  const user = useCurrentUser();
  const { data } = useQuery(recoveryWaysQuery);
  const [isChanging, setChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  if (!user || !data) return null;
  const { byMail } = data;
  const isWaiting = sentTo !== undefined && sentTo !== user.email;
  return (
    <TitledCard title={t("email.title")} lead={t(byMail ? "email.leadMail" : "email.lead")}>
      <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
        {user.email}
        {byMail && (user.emailVerified ? <Badge tone="success">{t("email.confirmed")}</Badge> : <Badge>{t("email.notConfirmed")}</Badge>)}
      </p>
      <p role="status" className="wrap-anywhere text-pretty rounded-lg bg-muted p-4 empty:hidden">
        {isWaiting && t.rich("email.waiting", { email: sentTo, strong: (text) => <strong>{text}</strong> })}
      </p>
      <div className="flex flex-wrap gap-3">
        {byMail && !user.emailVerified && !isWaiting && <SendLink />}
        <Button className="max-sm:w-full" onClick={() => setChanging(true)}>
          {t("email.open")}
        </Button>
      </div>
      <ChangeEmailDialog isOpen={isChanging} onOpenChange={setChanging} byMail={byMail} onSent={setSentTo} />
    </TitledCard>
  );
}

function SendLink() {
  const t = texts("account");
  const [isSent, setSent] = useState(false);
  const { mutate, isPending } = useRequestVerification();
  const send = () =>
    mutate(undefined, {
      onSuccess: () => {
        setSent(true);
        toast({ title: t("link.sent"), description: t("link.sentText") });
      },
      onError: (error) =>
        toast({ title: t("link.failed"), description: serverMessage(error) ?? t("link.failedText"), kind: "destructive" }),
    });
  return (
    <Button className="max-sm:w-full" pending={isPending} pendingText={t("link.sending")} onClick={send}>
      {t(isSent ? "link.sendAgain" : "link.send")}
    </Button>
  );
}
