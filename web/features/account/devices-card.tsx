import { DesktopIcon } from "@phosphor-icons/react/dist/csr/Desktop";
import { DeviceMobileIcon } from "@phosphor-icons/react/dist/csr/DeviceMobile";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Device } from "#core/contracts/account.ts";
import { nameDevice } from "#core/domain/site/device-name.ts";
import { devicesQuery, useSignOutElsewhere } from "#web/api/account.ts";
import { ListProblem, ListSkeleton } from "#web/components/list-states.tsx";
import { formatAgo } from "#web/lib/format/instants.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { useFocusAfterRemoval } from "#web/ui/use-focus-after-removal.ts";
import { FailedAttemptsNotice } from "./failed-attempts-notice.tsx";

const INITIAL_COUNT = 5;

export function DevicesCard() {
  const t = texts("account");
  const { data: devices, isError, refetch } = useQuery(devicesQuery);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(title, devices?.length ?? 0);
  return (
    <TitledCard title={t("devices.title")} titleRef={title}>
      <FailedAttemptsNotice onDismissed={() => title.current?.focus()} />
      {devices === undefined && (isError ? <ListProblem onRetry={refetch} /> : <ListSkeleton />)}
      {devices && <DeviceList devices={devices} />}
      {devices && (devices.some((device) => !device.isCurrent) ? <SignOutElsewhere /> : <Alone />)}
    </TitledCard>
  );
}

/** Lists this device first, then the others by last use, as the server sorts them. */
function DeviceList({ devices }: { devices: Device[] }) {
  const [isWhole, setWhole] = useState(false);
  const sorted = [...devices].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const hidden = isWhole ? 0 : sorted.length - INITIAL_COUNT;
  return (
    <div>
      <ul className="divide-y divide-border">
        {sorted.slice(0, isWhole ? undefined : INITIAL_COUNT).map((device, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a session's id is secret, so the list has no ids; its rows have no state
          <DeviceRow key={index} device={device} />
        ))}
      </ul>
      {hidden > 0 && <TextLink onClick={() => setWhole(true)}>{texts("account")("devices.more", { count: hidden })}</TextLink>}
    </div>
  );
}

function DeviceRow({ device: { userAgent, lastSeenAt, isCurrent } }: { device: Device }) {
  const t = texts("account");
  const { name, isHandheld } = nameDevice(userAgent);
  const Icon = isHandheld ? DeviceMobileIcon : DesktopIcon;
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-lg bg-muted">
        <Icon weight="fill" size={20} />
      </span>
      <div className="min-w-0 grow">
        <h3>{name}</h3>
        <p className="text-muted-foreground text-sm">
          {isCurrent ? t("devices.inUse") : t("devices.used", { ago: formatAgo(lastSeenAt) })}
        </p>
      </div>
      {isCurrent && <Badge tone="success">{t("devices.current")}</Badge>}
    </li>
  );
}

function Alone() {
  return <p className="text-muted-foreground">{texts("account")("devices.alone")}</p>;
}

function SignOutElsewhere() {
  const t = texts("account");
  const [isAsking, setAsking] = useState(false);
  const signOut = useSignOutElsewhere();

  // Awaited rather than passed as callbacks, because the button unmounts as soon as the other devices are signed out.
  async function confirm() {
    try {
      await signOut.mutateAsync();
    } catch (error) {
      const description = serverMessage(error) ?? t("signOut.failed");
      toast({ title: texts("shared")("error"), description, kind: "destructive" });
      return;
    }
    toast({ title: t("signOut.done"), description: t("signOut.doneText") });
  }

  return (
    <>
      <Button
        pending={signOut.isPending}
        pendingText={t("signOut.pending")}
        onClick={() => setAsking(true)}
        className="justify-self-start max-sm:w-full"
      >
        {t("signOut.open")}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("signOut.title")}
        description={t("signOut.text")}
        action={t("signOut.confirm")}
        onConfirm={confirm}
      />
    </>
  );
}
