import { KeyIcon } from "@phosphor-icons/react/dist/csr/Key";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ApiKey } from "#core/contracts/api-keys.ts";
import { apiKeysQuery, usableProvidersQuery, useDeleteApiKey } from "#web/api/api-keys.ts";
import { PROVIDER_NAMES } from "#web/components/ai/ai-provider.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { ListProblem, ListSkeleton } from "#web/components/list-states.tsx";
import { formatDay } from "#web/lib/format/instants.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { useFocusAfterRemoval } from "#web/ui/use-focus-after-removal.ts";

export function StoredKeysCard() {
  const t = texts("api-keys");
  const { data: keys, isError, refetch } = useQuery(apiKeysQuery);
  const { data: usable = [] } = useQuery(usableProvidersQuery);
  const supplied = usable.filter(({ keyFrom }) => keyFrom === "operator").map(({ provider }) => PROVIDER_NAMES[provider]);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(title, keys?.length ?? 0);
  return (
    <TitledCard title={t("title")} titleRef={title}>
      {supplied.length > 0 && (
        <p className="text-pretty rounded-lg bg-muted px-4 py-3 text-[0.9375rem]">
          {t.rich("supplied", {
            providers: formatList(supplied),
            count: supplied.length,
            strong: (text) => <strong>{text}</strong>,
          })}
        </p>
      )}
      {keys === undefined && (isError ? <ListProblem onRetry={refetch} /> : <ListSkeleton />)}
      {keys?.length === 0 && (
        <EmptyState
          as="h3"
          className="rounded-lg border-2 border-border border-dashed"
          picture={<Pip className="size-20" />}
          title={t("none.title")}
        >
          {t(supplied.length > 0 ? "none.supplied" : "none.text")}
        </EmptyState>
      )}
      {keys && keys.length > 0 && (
        <ul className="divide-y divide-border">
          {keys.map((key) => (
            <StoredKey key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

function StoredKey({ apiKey }: { apiKey: ApiKey }) {
  const t = texts("api-keys");
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteApiKey();
  const name = PROVIDER_NAMES[apiKey.provider];

  // Awaited rather than passed as callbacks, because the row unmounts as soon as the key is removed.
  async function confirm() {
    try {
      await remove.mutateAsync(apiKey.id);
    } catch {
      toast({ title: texts("shared")("error"), description: t("remove.failed"), kind: "destructive" });
      return;
    }
    toast({ title: t("remove.done"), description: t("remove.doneText", { name }) });
  }

  const day = formatDay(apiKey.createdAt);
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-lg bg-muted">
        <KeyIcon weight="fill" size={20} />
      </span>
      <div className="min-w-0 grow">
        <h3>{name}</h3>
        <p className="text-balance text-muted-foreground text-sm">
          {apiKey.lastFour ? t("addedEnding", { day, lastFour: apiKey.lastFour }) : t("added", { day })}
        </p>
      </div>
      <IconButton label={t("remove.open", { name })} disabled={remove.isPending} onClick={() => setAsking(true)}>
        <TrashIcon weight="bold" />
      </IconButton>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("remove.title", { name })}
        description={t("remove.text", { name })}
        action={t("remove.confirm")}
        onConfirm={confirm}
      />
    </li>
  );
}
