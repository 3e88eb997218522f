import { useSyncExternalStore } from "react";
import { ApiError } from "#web/lib/http/api-client.ts";

/** A proxy answers these for a server that is not there; the last is the server's own for 'not just now'. */
const UNREACHABLE_STATUSES = new Set([502, 503, 504]);
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 15_000;

let isUnreachable = false;
let retryMs = FIRST_RETRY_MS;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const retries = new Set<() => void>();

/** Whether the request met no server. It may still have arrived: the answer can have been lost. */
export const metNoServer = (error: unknown): boolean =>
  error instanceof ApiError
    ? UNREACHABLE_STATUSES.has(error.status)
    : error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");

/** Browsers know when there is no network, but not whether one leads anywhere. */
export const isOffline = (): boolean => isUnreachable || !navigator.onLine;

/** Any request was answered. What waits, and what could not be read meanwhile, is left to a last retry. */
export function reportReached(): void {
  retryMs = FIRST_RETRY_MS;
  if (!isUnreachable) return;
  isUnreachable = false;
  cancelRetry();
  scheduleRetry();
  tell(listeners);
}

export function reportUnreachable(): void {
  // Of a page's requests each may fail: together they are one failed try.
  if (retry === undefined) {
    scheduleRetry();
    retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
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

/** For a retry that reached the server: it does everything itself. */
export function cancelRetry(): void {
  clearTimeout(retry);
  retry = undefined;
}

/** Calls when it is worth trying again: the network is back, the person is back, or some time has passed. */
export function onRetry(tryAgain: () => void): () => void {
  const whenOnline = () => {
    // Another network: how often the former one failed says nothing about it.
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
