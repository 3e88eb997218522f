import { useSyncExternalStore } from "react";
import { ApiError } from "#web/lib/http/api-client.ts";

/** A proxy answers with these if the server is unreachable; the server itself sends 503 when it is temporarily unavailable. */
const UNREACHABLE_STATUSES = new Set([502, 503, 504]);
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 15_000;

let isUnreachable = false;
let retryMs = FIRST_RETRY_MS;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const retries = new Set<() => void>();

/** Whether the request failed to reach the server. It may still have arrived, if only the response was lost. */
export const isServerUnreachable = (error: unknown): boolean =>
  error instanceof ApiError
    ? UNREACHABLE_STATUSES.has(error.status)
    : error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");

/** Browsers detect a missing network, but not a network without a connection to the server. */
export const isOffline = (): boolean => isUnreachable || !navigator.onLine;

/** Called after a successful request. Queued changes and reads that failed in the meantime are handled by one last retry. */
export function reportReached(): void {
  retryMs = FIRST_RETRY_MS;
  if (!isUnreachable) return;
  isUnreachable = false;
  cancelRetry();
  scheduleRetry();
  tell(listeners);
}

export function reportUnreachable(): void {
  // Several requests of a page may fail at the same time, which counts as one failed attempt.
  if (retry === undefined) {
    scheduleRetry();
    retryMs = Math.min(MAX_RETRY_MS, retryMs * 2);
  }
  if (isUnreachable) return;
  isUnreachable = true;
  tell(listeners);
}

function scheduleRetry(): void {
  retry = setTimeout(() => {
    retry = undefined;
    tell(retries);
  }, retryMs);
}

/** Called after a retry that reached the server and did all the work itself. */
export function cancelRetry(): void {
  clearTimeout(retry);
  retry = undefined;
}

/** Runs the callback when a retry is worthwhile: the network is back, the user is back, or some time has passed. */
export function onRetry(tryAgain: () => void): () => void {
  const whenOnline = () => {
    // The network changed, so the earlier failures do not matter for it.
    cancelRetry();
    retryMs = FIRST_RETRY_MS;
    tryAgain();
  };
  const whenSeen = () => {
    if (document.visibilityState === "visible" && isOffline()) tryAgain();
  };
  retries.add(tryAgain);
  window.addEventListener("online", whenOnline);
  document.addEventListener("visibilitychange", whenSeen);
  return () => {
    retries.delete(tryAgain);
    window.removeEventListener("online", whenOnline);
    document.removeEventListener("visibilitychange", whenSeen);
  };
}

export const useIsOffline = (): boolean => useSyncExternalStore(onConnectionChange, isOffline, () => false);

export function onConnectionChange(onChange: () => void): () => void {
  listeners.add(onChange);
  for (const event of ["online", "offline"]) window.addEventListener(event, onChange);
  return () => {
    listeners.delete(onChange);
    for (const event of ["online", "offline"]) window.removeEventListener(event, onChange);
  };
}

const tell = (those: ReadonlySet<() => void>): void => those.forEach((one) => void one());
