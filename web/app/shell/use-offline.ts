import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { SERVICE_WORKER_PATH } from "#core/domain/site/app-paths.ts";
import { currentUserQuery } from "#web/api/auth.ts";
// Each defines changes that may wait on the device: whichever page opens first has to know them.
import "#web/api/diary.ts";
import "#web/api/foods.ts";
import "#web/api/learn.ts";
import "#web/api/water.ts";
import { HOLDER_KEY } from "#web/api/offline/clear-personal-data.ts";
import { cancelRetry, onRetry, reportReached, reportUnreachable } from "#web/api/offline/connection.ts";
import { refreshOfflineQueries } from "#web/api/offline/offline-query.ts";
import { senderOf } from "#web/api/offline/sender.ts";
import { keepUser } from "#web/api/offline/stored-user.ts";
import { createRefusals } from "./refusals.ts";

const HEALTH_PATH = "/healthz";
/** The page and what the person does with it first come first. */
const SETTLED_MS = 4_000;

/** Everything that lets a signed-in person go on without a network. */
export function useOffline(): void {
  const client = useQueryClient();

  useEffect(() => {
    const sender = senderOf(client);
    sender.onRefused = createRefusals();
    void sender.send();
    const stopKeeping = keepUser(client, currentUserQuery.queryKey);
    const stopRetrying = onRetry(() => void goOn(client));
    // Somebody else signed in, or out, in another tab: what this one shows is not theirs.
    const follow = ({ key }: StorageEvent) => key === HOLDER_KEY && window.location.reload();
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

/** One small question first: while the server is away, nothing else is asked. */
async function goOn(client: QueryClient): Promise<void> {
  try {
    const answer = await fetch(HEALTH_PATH, { cache: "no-store" });
    if (!answer.ok) return reportUnreachable();
  } catch {
    return reportUnreachable();
  }
  reportReached();
  cancelRetry();
  await senderOf(client).send();
  await refreshOfflineQueries(client);
}

async function prepare(client: QueryClient, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  if (import.meta.env.PROD) await navigator.serviceWorker?.register(SERVICE_WORKER_PATH).catch(() => undefined);
  const { prefetchForOffline } = await import("#web/api/offline/prefetch.ts");
  await prefetchForOffline(client, signal);
}

/** Safari has no such moment. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act);
  else act();
}
