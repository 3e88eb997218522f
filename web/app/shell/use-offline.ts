import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { SERVICE_WORKER_PATH } from "#core/domain/site/app-paths.ts";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
// These files define the changes that can be queued on the device; all of them are needed on every page.
import "#web/api/diary.ts";
import "#web/api/foods.ts";
import "#web/api/learn/learn.ts";
import "#web/api/products.ts";
import "#web/api/water.ts";
import { DEVICE_USER_KEY } from "#web/api/offline/clear-personal-data.ts";
import { cancelRetry, onRetry, reportReached, reportUnreachable } from "#web/api/offline/connection.ts";
import { refreshOfflineQueries } from "#web/api/offline/offline-query.ts";
import { getSender } from "#web/api/offline/outbox/sender.ts";
import { storeUser } from "#web/api/offline/stored-user.ts";
import { whenIdle } from "#web/lib/page-load/when-idle.ts";
import { createRefusals } from "./rejected-changes.ts";

const HEALTH_PATH = "/healthz";
/** Waits this long, so that the page itself and the user's first actions take precedence. */
const SETTLED_MS = 4_000;

/** Sets up everything that lets a signed-in user continue offline. */
export function useOffline(): void {
  const client = useQueryClient();

  useEffect(() => {
    const sender = getSender(client);
    sender.onRefused = createRefusals();
    void sender.send();
    const stopKeeping = storeUser(client, currentUserQuery.queryKey);
    const stopRetrying = onRetry(() => void goOn(client));
    // Another user signed in, or this one signed out, in another tab, so this tab shows outdated personal data.
    const follow = ({ key }: StorageEvent) => key === DEVICE_USER_KEY && window.location.reload();
    window.addEventListener("storage", follow);
    return () => {
      stopKeeping();
      stopRetrying();
      window.removeEventListener("storage", follow);
    };
  }, [client]);

  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => whenIdle(() => void prepare(client, leaving.signal)), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client]);
}

/** Sends one small request first. If the server is still unreachable, nothing else is sent. */
async function goOn(client: QueryClient): Promise<void> {
  try {
    const answer = await fetch(HEALTH_PATH, { cache: "no-store" });
    if (!answer.ok) return reportUnreachable();
  } catch {
    return reportUnreachable();
  }
  reportReached();
  cancelRetry();
  await getSender(client).send();
  await refreshOfflineQueries(client);
}

async function prepare(client: QueryClient, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  if (import.meta.env.PROD) await navigator.serviceWorker?.register(SERVICE_WORKER_PATH).catch(() => undefined);
  const { prefetchForOffline } = await import("#web/api/offline/prefetch.ts");
  await prefetchForOffline(client, signal);
}
