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
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { useFocusAfterRemoval } from "#web/ui/use-focus-after-removal.ts";

export function StoredKeysCard() {
  const { data: keys, isError, refetch } = useQuery(apiKeysQuery);
  const { data: usable = [] } = useQuery(usableProvidersQuery);
  const supplied = usable.filter(({ keyFrom }) => keyFrom === "operator").map(({ provider }) => PROVIDER_NAMES[provider]);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(title, keys?.length ?? 0);
  return (
    <TitledCard title="Your keys" titleRef={title}>
      {supplied.length > 0 && (
        <p className="text-pretty rounded-lg bg-muted px-4 py-3 text-[0.9375rem]">
          <strong>{formatList(supplied)}</strong> {supplied.length === 1 ? "works" : "work"} without a key of yours: whoever runs this site
          brought one. A key that you add is used instead.
        </p>
      )}
      {keys === undefined && (isError ? <ListProblem onRetry={refetch} /> : <ListSkeleton />)}
      {keys?.length === 0 && (
        <EmptyState
          as="h3"
          className="rounded-lg border-2 border-border border-dashed"
          picture={<Pip className="size-20" />}
          title="No keys yet"
        >
          {supplied.length > 0 ? "You can go without. Yours would show up here." : "Add one, and everything with AI wakes up."}
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
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteApiKey();
  const name = PROVIDER_NAMES[apiKey.provider];

  // Awaited rather than passed as callbacks, because the row unmounts as soon as the key is removed.
  async function confirm() {
    try {
      await remove.mutateAsync(apiKey.id);
    } catch {
      toast({ title: "Error", description: "Failed to remove API key. Please try again.", kind: "destructive" });
      return;
    }
    toast({ title: "API key removed", description: `Your ${name} key is deleted here.` });
  }

  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-lg bg-muted">
        <KeyIcon weight="fill" size={20} />
      </span>
      <div className="min-w-0 grow">
        <h3>{name}</h3>
        <p className="text-balance text-muted-foreground text-sm">
          Added {formatDay(apiKey.createdAt)}
          {apiKey.lastFour && `, ends in ${apiKey.lastFour}`}
        </p>
      </div>
      <IconButton label={`Remove ${name} key`} disabled={remove.isPending} onClick={() => setAsking(true)}>
        <TrashIcon weight="bold" />
      </IconButton>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove your ${name} key?`}
        description={`We delete it here. It stays valid at ${name} until you delete it there too.`}
        action="Remove"
        onConfirm={confirm}
      />
    </li>
  );
}
