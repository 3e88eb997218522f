import { type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query";
import type { ServerRendered } from "#core/contracts/boot.ts";
import { getQueue } from "#web/api/offline/outbox/queue.ts";
import { timeZone, today } from "#web/lib/today.ts";
import { reapplyPending, refreshOfflineQueries, storeAnswer, wasChangedSince } from "./offline-query.ts";

/**
 * Takes the data that the server loaded to render this page. Returns false if the page cannot be hydrated, because the device is in another
 * time zone or the day has changed.
 */
export function hydratePage(client: QueryClient, { timeZone: zone, day, state, isPartial }: ServerRendered): boolean {
  if (zone !== undefined && (zone !== timeZone() || day !== today())) return false;
  // Safe to cast: the state was written by `dehydrate` on the server.
  hydrate(client, state as DehydratedState);
  for (const { queryKey, queryHash, meta, state } of client.getQueryCache().getAll()) {
    // A partial response is refetched as soon as the page shows it, because the device stores only complete responses.
    if (isPartial) void client.invalidateQueries({ queryKey, exact: true });
    else if (meta?.isStoredOffline) storeAnswer(client, queryHash, state.data);
  }
  return true;
}

/** After hydration, applies queued changes and newer data from the device. */
export async function applyDeviceChanges(client: QueryClient): Promise<void> {
  const queue = getQueue(client);
  await queue.ready;
  // The server may have read the data before that change.
  if (wasChangedSince(performance.timeOrigin)) return refreshOfflineQueries(client);
  if (queue.items().length === 0) return;
  const stored = client.getQueryCache().findAll({ predicate: ({ meta }) => meta?.isStoredOffline === true });
  await Promise.all(stored.map(({ queryKey }) => reapplyPending(client, queryKey)));
}
