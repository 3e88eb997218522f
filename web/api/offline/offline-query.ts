import { hashKey, type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import { getQueue } from "#web/api/offline/outbox/queue.ts";
import { readStored, store } from "#web/lib/storage.ts";
import { personalKey } from "#web/lib/storage-keys.ts";
import { deviceUserId, onPersonalDataCleared } from "./clear-personal-data.ts";
import { isServerUnreachable, reportReached, reportUnreachable } from "./connection.ts";
import { canStoreOnDevice, type PendingChange } from "./device-database.ts";
import { readCopy, writeCopy } from "./response-cache.ts";

/** Applies the unconfirmed changes to the server's response. */
type Project<T> = (answer: T, pending: readonly PendingChange[]) => T;

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { isStoredOffline?: boolean; project?: Project<unknown> };
  }
}

interface OfflineQuery<T> {
  queryKey: QueryKey;
  read: (signal: AbortSignal) => Promise<T>;
  project?: Project<T>;
  /** The value to use when offline without a stored copy. */
  fallback?: () => T | undefined | Promise<T | undefined>;
}

/** The server's responses without the queued changes. Stored per client, because each test has its own. */
const answers = new WeakMap<QueryClient, Map<string, unknown>>();

onPersonalDataCleared((client) => {
  answers.delete(client);
});

/** A query whose responses are stored on the device and read from there while the server is unreachable. */
export function offlineQuery<T>({ queryKey, read, project, fallback }: OfflineQuery<T>) {
  const key = hashKey(queryKey);
  return queryOptions({
    queryKey,
    queryHash: key,
    queryFn: async ({ client, signal }): Promise<T> => {
      const answer = await readOrUseCopy(key, () => read(signal), fallback);
      answersByKey(client).set(key, answer);
      await getQueue(client).ready;
      return withPending(client, answer, project);
    },
    // Safe to cast: the projection is only called with the data of this query.
    meta: { isStoredOffline: true, ...(project && { project: project as Project<unknown> }) },
  });
}

async function readOrUseCopy<T>(key: string, read: () => Promise<T>, fallback: OfflineQuery<T>["fallback"]): Promise<T> {
  try {
    const answer = await read();
    reportReached();
    void storeCopy(key, answer);
    return answer;
  } catch (error) {
    if (!isServerUnreachable(error)) throw error;
    reportUnreachable();
    const copy = ((await readStoredAnswer(key)) as T | undefined) ?? (await fallback?.());
    if (copy === undefined) throw error;
    return copy;
  }
}

/** The copy on the device, if there is one. */
export const readStoredAnswer = (key: string): Promise<unknown> =>
  canStoreOnDevice() ? readCopy(key).catch(() => undefined) : Promise.resolve(undefined);

/** A full disk or a private window only loses offline access. */
export async function storeCopy(key: string, answer: unknown): Promise<void> {
  if (canStoreOnDevice()) await writeCopy({ key, answer, at: Date.now() }).catch(() => undefined);
}

/** Merges the server's response to a change into its earlier response, then updates what is shown. */
export async function applyServerResult(client: QueryClient, queryKey: QueryKey, change: (answer: unknown) => unknown): Promise<void> {
  if (canStoreOnDevice()) store(changedAtKey(), String(Date.now()));
  const key = hashKey(queryKey);
  // A read from before the change that is still in flight must not overwrite it.
  await client.cancelQueries({ queryKey, exact: true });
  const stored = answers.get(client)?.get(key) ?? (await readStoredAnswer(key));
  if (stored === undefined) return reapplyPending(client, queryKey);
  const changed = change(stored);
  answersByKey(client).set(key, changed);
  await Promise.all([storeCopy(key, changed), reapplyPending(client, queryKey)]);
}

/** Called when the queued changes or their content have changed. */
export async function reapplyPending(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (!query) return;
  const answer = answers.get(client)?.get(query.queryHash);
  // A first read that the change canceled would otherwise never be repeated.
  if (answer === undefined) return void client.invalidateQueries({ queryKey, exact: true });
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, withPending(client, answer, query.meta?.project));
}

function withPending<T>(client: QueryClient, answer: T, project: Project<T> | undefined): T {
  const pending = getQueue(client).items();
  return project && pending.length > 0 ? project(answer, pending) : answer;
}

const changedAtKey = () => personalKey(deviceUserId() ?? "", "amended-at");

/** Whether a change was confirmed to the previous page after this page was requested. */
export const wasChangedSince = (time: number): boolean => Number(readStored(changedAtKey())) >= time;

/** Stores a response that came with the page as if it had just been requested. */
export function storeAnswer(client: QueryClient, key: string, answer: unknown): void {
  answersByKey(client).set(key, answer);
  void storeCopy(key, answer);
}

/** Called after being offline, because another device may have made changes and some reads may have failed. */
export async function refreshOfflineQueries(client: QueryClient): Promise<void> {
  const stored = answers.get(client);
  await client.invalidateQueries({
    predicate: ({ queryHash, state }) => stored?.has(queryHash) || (state.status === "error" && isServerUnreachable(state.error)),
  });
}

function answersByKey(client: QueryClient): Map<string, unknown> {
  const stored = answers.get(client) ?? new Map<string, unknown>();
  answers.set(client, stored);
  return stored;
}
