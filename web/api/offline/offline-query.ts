import { hashKey, type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import { personalKey, readStored, store } from "#web/lib/storage.ts";
import { deviceHolder, onForget } from "./clear-personal-data.ts";
import { metNoServer, reportReached, reportUnreachable } from "./connection.ts";
import { readCopy, writeCopy } from "./copies.ts";
import { canKeep, type PendingChange } from "./device-database.ts";
import { queueOf } from "./queue.ts";

/** What the server said, with the changes on it that it has not confirmed yet. */
type Project<T> = (answer: T, pending: readonly PendingChange[]) => T;

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { isKept?: boolean; project?: Project<unknown> };
  }
}

interface OfflineQuery<T> {
  queryKey: QueryKey;
  read: (signal: AbortSignal) => Promise<T>;
  project?: Project<T>;
  /** Without network and without a copy. */
  otherwise?: () => T | undefined | Promise<T | undefined>;
}

/** As said by the server, without what waits. By client: a test has its own. */
const answers = new WeakMap<QueryClient, Map<string, unknown>>();

onForget((client) => {
  answers.delete(client);
});

/** A query whose answers stay on the device, and are read there when the server can't be reached. */
export function offlineQuery<T>({ queryKey, read, project, otherwise }: OfflineQuery<T>) {
  const key = hashKey(queryKey);
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<T> => {
      const answer = await readOrUseCopy(key, () => read(signal), otherwise);
      answersOf(client).set(key, answer);
      await queueOf(client).ready;
      return withPending(client, answer, project);
    },
    // Safe: both are of this query.
    meta: { isKept: true, ...(project && { project: project as Project<unknown> }) },
  });
}

async function readOrUseCopy<T>(key: string, read: () => Promise<T>, otherwise: OfflineQuery<T>["otherwise"]): Promise<T> {
  try {
    const answer = await read();
    reportReached();
    void keep(key, answer);
    return answer;
  } catch (error) {
    if (!metNoServer(error)) throw error;
    reportUnreachable();
    const copy = ((await recall(key)) as T | undefined) ?? (await otherwise?.());
    if (copy === undefined) throw error;
    return copy;
  }
}

/** The copy on the device, if there is one. */
export const recall = (key: string): Promise<unknown> => (canKeep() ? readCopy(key).catch(() => undefined) : Promise.resolve(undefined));

/** A full disk or a private window loses the convenience and nothing else. */
export async function keep(key: string, answer: unknown): Promise<void> {
  if (canKeep()) await writeCopy({ key, answer, at: Date.now() }).catch(() => undefined);
}

/** The server's answer to a change, put into what it said before; then everything is shown as it stands. */
export async function applyServerResult(client: QueryClient, queryKey: QueryKey, change: (answer: unknown) => unknown): Promise<void> {
  if (canKeep()) store(amendedKey(), String(Date.now()));
  const key = hashKey(queryKey);
  // A read from before the change, still on its way, must not land after it.
  await client.cancelQueries({ queryKey, exact: true });
  const known = answers.get(client)?.get(key) ?? (await recall(key));
  if (known === undefined) return reapplyPending(client, queryKey);
  const amended = change(known);
  answersOf(client).set(key, amended);
  await Promise.all([keep(key, amended), reapplyPending(client, queryKey)]);
}

/** Which changes wait, or what they are, is different now. */
export async function reapplyPending(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (!query) return;
  const answer = answers.get(client)?.get(query.queryHash);
  // A first read that the change called off would never come otherwise.
  if (answer === undefined) return void client.invalidateQueries({ queryKey, exact: true });
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, withPending(client, answer, query.meta?.project));
}

function withPending<T>(client: QueryClient, answer: T, project: Project<T> | undefined): T {
  const pending = queueOf(client).items();
  return project && pending.length > 0 ? project(answer, pending) : answer;
}

const amendedKey = () => personalKey(deviceHolder() ?? "", "amended-at");

/** Whether a change was confirmed to the page before this one since this one was asked for. */
export const wasAmendedSince = (time: number): boolean => Number(readStored(amendedKey())) >= time;

/** An answer that came with the page, as if it had been asked for just now. */
export function takeAnswer(client: QueryClient, key: string, answer: unknown): void {
  answersOf(client).set(key, answer);
  void keep(key, answer);
}

/** After a time without the network: another device may have been busy, and something may not have come at all. */
export async function refreshOfflineQueries(client: QueryClient): Promise<void> {
  const known = answers.get(client);
  await client.invalidateQueries({
    predicate: ({ queryHash, state }) => known?.has(queryHash) || (state.status === "error" && metNoServer(state.error)),
  });
}

/** What the server said, by query. */
function answersOf(client: QueryClient): Map<string, unknown> {
  const known = answers.get(client) ?? new Map<string, unknown>();
  answers.set(client, known);
  return known;
}
