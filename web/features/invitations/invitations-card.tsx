import { EnvelopeSimpleIcon } from "@phosphor-icons/react/dist/csr/EnvelopeSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import type { Invitation } from "#core/contracts/sign-in/invitations.ts";
import { invitationsQuery, useDeleteInvitation } from "#web/api/sign-in/invitations.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { formatDay } from "#web/lib/format/instants.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { useFocusAfterRemoval } from "#web/ui/use-focus-after-removal.ts";

// Loaded on demand, when an administrator creates an invitation.
const NewInvitationDialog = lazy(async () => ({ default: (await import("./new-invitation-dialog.tsx")).NewInvitationDialog }));

export function InvitationsCard() {
  const t = texts("invitations");
  const query = useQuery(invitationsQuery);
  const [isMaking, setMaking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(title, query.data?.length ?? 0);
  return (
    <TitledCard
      title={t("title")}
      titleRef={title}
      lead={t("lead")}
      badge={
        <Button size="sm" className="sm:ms-auto" onClick={() => setMaking(true)}>
          <EnvelopeSimpleIcon weight="bold" />
          {t("new")}
        </Button>
      }
    >
      <CardContent query={query} problem={t("problem")} skeleton={<Skeleton className="h-16" />}>
        {(invitations) => <Invitations invitations={invitations} />}
      </CardContent>
      <Suspense>{isMaking && <NewInvitationDialog onClose={() => setMaking(false)} />}</Suspense>
    </TitledCard>
  );
}

function Invitations({ invitations }: { invitations: Invitation[] }) {
  if (invitations.length === 0) return <p className="text-muted-foreground">{texts("invitations")("none")}</p>;
  return (
    <ul className="-my-3 divide-y divide-border">
      {invitations.map((invitation) => (
        <Row key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function Row({ invitation: { id, note, people, registered, expiresAt } }: { invitation: Invitation }) {
  const t = texts("invitations");
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteInvitation();

  // Awaited rather than passed as callbacks, because the row unmounts as soon as the invitation is removed.
  async function end() {
    try {
      await remove.mutateAsync(id);
    } catch (error) {
      const description = serverMessage(error) ?? t("notEnded");
      toast({ title: texts("shared")("error"), description, kind: "destructive" });
      return;
    }
    toast({ title: t("ended"), description: t("endedText") });
  }

  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <h3 className="wrap-anywhere">{note}</h3>
        <p className="text-muted-foreground text-sm">{t("placesLeft", { left: people - registered, people, day: formatDay(expiresAt) })}</p>
      </div>
      <IconButton label={t("end", { note })} disabled={remove.isPending} onClick={() => setAsking(true)}>
        <TrashIcon weight="bold" />
      </IconButton>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={<span className="wrap-anywhere">{t("endTitle", { note })}</span>}
        description={t("endText")}
        action={t("endAction")}
        onConfirm={end}
      />
    </li>
  );
}
