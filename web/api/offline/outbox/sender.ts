import type { QueryClient } from "@tanstack/react-query";
import { onPersonalDataCleared } from "#web/api/offline/clear-personal-data.ts";
import { isOffline, isServerUnreachable, reportReached, reportUnreachable } from "#web/api/offline/connection.ts";
import { canStoreOnDevice, type PendingChange } from "#web/api/offline/device-database.ts";
import { applyServerResult, reapplyPending } from "#web/api/offline/offline-query.ts";
import { pageUserId } from "#web/lib/http/page-user.ts";
import { isSessionOver } from "#web/lib/http/session-over.ts";
import { hydrated } from "#web/lib/page-load/hydration.ts";
import { randomKey } from "#web/lib/random-key.ts";
import { type AssignedIds, type ChangeKind, findChangeKind, replaceIdsIn } from "./change-kinds.ts";
import { getQueue } from "./queue.ts";

const SEND_TIMEOUT_MS = 20_000;
/** The name of the lock and the channel. A tab of an older version may still be open, so both keep the names of version 1.0. */
const OUTBOX = "bitebright-outbox";

/** Messages between tabs, in the format of version 1.0. */
type Message = { what: "waits" } | { what: "settled"; id: string; answer: unknown } | { what: "refused"; id: string };

interface Caller {
  change: PendingChange;
  done: (answer: unknown) => void;
  refuse: (error: unknown) => void;
}

/** Sends changes in order, one at a time. Changes that cannot be sent yet stay in the queue. */
export class Sender {
  /** Called for a rejected change whose page was closed. */
  onRefused: (label: string, error: unknown) => void = () => undefined;
  readonly #client: QueryClient;
  readonly #queue;
  readonly #channel = canStoreOnDevice() && "BroadcastChannel" in globalThis ? new BroadcastChannel(OUTBOX) : undefined;
  readonly #callers = new Map<string, Caller>();
  readonly #assignedIds = new Map<string, string>();
  #sending: Promise<void> | undefined;
  #handled = hydrated();
  #isClosed = false;

  constructor(client: QueryClient) {
    this.#client = client;
    this.#queue = getQueue(client);
    // Messages are handled in order, because the second may refer to what the first one changes.
    this.#channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      this.#handled = this.#handled.then(() => this.#handleMessage(data));
    });
  }

  /** Resolves with the server's response, or with undefined if the change is queued; rejects if the server rejects it. */
  async deliver<P, A>(kind: ChangeKind<P, A>, input: P): Promise<A | undefined> {
    await this.#queue.ready;
    const payload = kind.replaceIds?.(input, this.#assignedIds) ?? input;
    const isLate = this.#queue.items().some((one) => one.isLate) || (canStoreOnDevice() && !navigator.onLine);
    const change: PendingChange = { id: randomKey(), kind: kind.kind, payload, userId: pageUserId(), wasTried: false, isLate };
    // Registered before the change is stored, because from then on another tab may send it.
    const answer = this.#waitFor<A>(change);
    const stored = this.#queue.add(change);
    await this.#reapplyPending(change);
    // Nothing is sent before it is stored on the device.
    if (await stored) this.#post({ what: "waits" });
    void this.send();
    return answer;
  }

  /** Sends the queued changes. Only one of several open tabs does. */
  send(): Promise<void> {
    this.#sending ??= withLock(() => this.#sendAll()).finally(() => {
      this.#sending = undefined;
      // More changes may have been added after the last check.
      if (this.#queue.items().some(canSend) && !this.#isClosed && !isOffline()) void this.send();
    });
    return this.#sending;
  }

  close(): void {
    this.#isClosed = true;
    this.#channel?.close();
    for (const { done } of this.#callers.values()) done(undefined);
    this.#callers.clear();
  }

  async #sendAll(): Promise<void> {
    await hydrated();
    for (;;) {
      const change = await this.#queue.next(canSend);
      if (!change || this.#isClosed || !(await this.#sendOne(replaceIdsIn(change, this.#assignedIds)))) return;
    }
  }

  /** Returns false if the remaining changes have to wait. */
  async #sendOne(change: PendingChange): Promise<boolean> {
    if (canStoreOnDevice() && !navigator.onLine) return this.#postpone();
    if (change.isLate) await this.#queue.markTried(change);
    try {
      const attempt = { ...change, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) };
      const answer = await findChangeKind(change.kind)?.send(change.payload, attempt);
      reportReached();
      this.#post({ what: "settled", id: change.id, answer });
      await this.#settle(change, answer, true);
      return true;
    } catch (error) {
      if (this.#isClosed) return false;
      if (isServerUnreachable(error)) reportUnreachable();
      if (isServerUnreachable(error) && change.place !== undefined) return this.#postpone(change);
      this.#post({ what: "refused", id: change.id });
      await this.#refuse(change, error, true);
      // After the session has ended, nothing more is sent.
      if (isSessionOver(error)) this.#isClosed = true;
      return true;
    }
  }

  /** The tab that sent the change removes it from the device; other tabs only update what they show. */
  async #settle(change: PendingChange, answer: unknown, isSentHere: boolean): Promise<void> {
    if (this.#isClosed) return;
    const kind = findChangeKind(change.kind);
    const names: AssignedIds = kind?.assignedIds?.(change.payload, answer) ?? new Map();
    for (const [from, to] of names) this.#assignedIds.set(from, to);
    this.#queue.hide(change.id, names);
    const applied = kind
      ?.showsIn(change.payload, this.#client)
      .map((key) => applyServerResult(this.#client, key, (stored) => kind.settle(stored, change.payload, answer, key)));
    await Promise.allSettled(applied ?? []);
    if (isSentHere) await this.#queue.remove(change, names);
    kind?.refetch?.(this.#client, change.payload, answer);
    this.#callers.get(change.id)?.done(answer);
    this.#callers.delete(change.id);
  }

  async #refuse(change: PendingChange, error: unknown, isSentHere: boolean): Promise<void> {
    this.#queue.hide(change.id, new Map());
    if (isSentHere) await this.#queue.remove(change, new Map());
    await this.#reapplyPending(change);
    const kind = findChangeKind(change.kind);
    kind?.refetch?.(this.#client, change.payload);
    const caller = this.#callers.get(change.id);
    this.#callers.delete(change.id);
    if (caller) caller.refuse(error);
    // No page is waiting for this change, so the end of the session has to be reported here.
    else if (isSessionOver(error)) report(this.#client, error);
    else if (kind && isSentHere) this.onRefused(kind.label(change.payload), error);
  }

  /** Tells the callers that their changes are queued. */
  async #postpone(tried?: PendingChange): Promise<false> {
    if (await this.#queue.postpone(tried?.id)) this.#post({ what: "waits" });
    for (const { id, place } of this.#queue.items()) {
      if (place === undefined) continue;
      this.#callers.get(id)?.done(undefined);
      this.#callers.delete(id);
    }
    return false;
  }

  /** Handles a message from another tab. */
  async #handleMessage(message: Message): Promise<void> {
    if (this.#isClosed) return;
    if (message.what === "waits") {
      const before = new Set(this.#queue.items().map(({ id }) => id));
      await this.#queue.load();
      for (const change of this.#queue.items()) if (!before.has(change.id)) await this.#reapplyPending(change);
      return;
    }
    const change = this.#queue.items().find(({ id }) => id === message.id) ?? this.#callers.get(message.id)?.change;
    if (change && message.what === "settled") await this.#settle(change, message.answer, false);
    if (change && message.what === "refused") await this.#refuse(change, new Error("Refused, as another tab was told."), false);
  }

  #post(message: Message): void {
    if (!this.#isClosed) this.#channel?.postMessage(message);
  }

  #waitFor<A>(change: PendingChange): Promise<A | undefined> {
    const answer = new Promise<A | undefined>((resolve, reject) => {
      this.#callers.set(change.id, { change, done: (value) => resolve(value as A | undefined), refuse: reject });
    });
    // Prevents an unhandled rejection, because the rejection may come before the caller awaits it.
    answer.catch(() => undefined);
    return answer;
  }

  async #reapplyPending({ kind, payload }: PendingChange): Promise<void> {
    const keys = findChangeKind(kind)?.showsIn(payload, this.#client) ?? [];
    await Promise.allSettled(keys.map((key) => reapplyPending(this.#client, key)));
  }
}

/** Changes of an unknown kind stay queued, because another version of the app may know them. */
const canSend = ({ kind }: PendingChange): boolean => findChangeKind(kind) !== undefined;

const senders = new WeakMap<QueryClient, Sender>();

export function getSender(client: QueryClient): Sender {
  const sender = senders.get(client) ?? new Sender(client);
  senders.set(client, sender);
  return sender;
}

onPersonalDataCleared((client) => {
  senders.get(client)?.close();
  senders.delete(client);
});

/** Handled like a failed mutation, so that the query client's error handler runs. */
function report(client: QueryClient, error: unknown): void {
  const failure = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error) });
  failure.execute(undefined).catch(() => undefined);
}

/** Locks are unavailable on pages without TLS, which have no service worker either. */
function withLock(act: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(OUTBOX, act) : act();
}
