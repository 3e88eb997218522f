import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { pageUserId } from "#web/lib/http/page-user.ts";
import { isSessionOver } from "#web/lib/http/session-over.ts";
import { randomKey } from "#web/lib/random-key.ts";
import { onForget } from "./clear-personal-data.ts";
import { isOffline, metNoServer, reportReached, reportUnreachable } from "./connection.ts";
import { canKeep, settleWaiting, type Waiting, writeWaiting } from "./device-store.ts";
import { applyServerResult, reapplyPending } from "./offline-query.ts";
import { waitingListOf } from "./queue.ts";

const LONGEST_SEND_MS = 20_000;
const CHANNEL = "bitebright-outbox";

export type Names = ReadonlyMap<string, string>;

/** A kind of change that may have to wait for the network. Sent again, it counts once. */
export interface Change<P, A> {
  kind: string;
  send: (payload: P, attempt: Pick<Waiting, "wasTried" | "isLate"> & { signal: AbortSignal }) => Promise<A>;
  /** The queries that it shows in. */
  showsIn: (payload: P) => QueryKey[];
  /** What the server's answer makes of what it said before in one of them. */
  settle: (known: unknown, payload: P, answer: A, queryKey: QueryKey) => unknown;
  /** Lists that follow from it. */
  follow?: (client: QueryClient, payload: P) => void;
  /** The names that the server gave to what the change made, by those it had before. */
  names?: (payload: P, answer: A) => Names;
  rename?: (payload: P, names: Names) => P;
  /** As it stands in a message: 'Banana'. */
  words: (payload: P) => string;
}

type AnyChange = Change<unknown, unknown>;

const kinds = new Map<string, AnyChange>();

/** Every kind is known by its name: after a restart that is all there is. */
export function defineChange<P, A>(change: Change<P, A>): Change<P, A> {
  // Safe: what waits under this name was put there by this kind.
  kinds.set(change.kind, change as unknown as AnyChange);
  return change;
}

export const isKind = <P, A>(item: Waiting, { kind }: Change<P, A>): item is Waiting & { payload: P } => item.kind === kind;

/** Another device changed the same thing while this change waited. */
export class OvertakenError extends Error {
  override name = "OvertakenError";
}

type Message = { what: "waits" } | { what: "settled"; id: string; answer: unknown } | { what: "refused"; id: string };

interface Caller {
  done: (answer: unknown) => void;
  refuse: (error: unknown) => void;
}

/** Sends changes in their order, one at a time, and keeps those on the device that can't be sent yet. */
class Outbox {
  /** For a change whose page is gone. */
  onRefused: (words: string, error: unknown) => void = () => undefined;
  readonly #client: QueryClient;
  readonly #list;
  readonly #channel = canKeep() && "BroadcastChannel" in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  readonly #callers = new Map<string, Caller>();
  readonly #names = new Map<string, string>();
  readonly #writing = new Map<string, Promise<void>>();
  #sending: Promise<void> | undefined;
  #isClosed = false;

  constructor(client: QueryClient) {
    this.#client = client;
    this.#list = waitingListOf(client);
    this.#channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => void this.#hear(data));
  }

  /** Resolves with the server's answer, or with nothing when the change is kept for later; a refusal rejects. */
  async deliver<P, A>(change: Change<P, A>, given: P): Promise<A | undefined> {
    await this.#list.ready;
    const payload = change.rename?.(given, this.#names) ?? given;
    const isLate = this.#list.items().some((one) => one.isLate) || (canKeep() && !navigator.onLine);
    const item: Waiting = { id: randomKey(), kind: change.kind, payload, userId: pageUserId(), wasTried: false, isLate };
    this.#list.set([...this.#list.items(), item]);
    // As tried, in case the page ends before the answer.
    const written = this.#write({ ...item, wasTried: !isLate });
    this.#writing.set(item.id, written);
    await this.#reapplyPending(item);
    await written;
    this.#writing.delete(item.id);
    return new Promise<A | undefined>((resolve, reject) => {
      this.#callers.set(item.id, { done: (answer) => resolve(answer as A | undefined), refuse: reject });
      void this.send();
    });
  }

  /** Sends what waits; of several tabs one does. */
  send(): Promise<void> {
    this.#sending ??= alone(() => this.#sendAll()).finally(() => {
      this.#sending = undefined;
      // Some may have come after the last look.
      if (this.#list.items().length > 0 && !this.#isClosed && !isOffline()) void this.send();
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
    await this.#list.load();
    for (;;) {
      // Nothing is sent before it is on the device.
      await this.#writing.get(this.#list.items()[0]?.id ?? "");
      const item = this.#list.items()[0];
      if (!item || this.#isClosed || !(await this.#sendOne(item))) return;
    }
  }

  /** False where those after it have to wait. */
  async #sendOne(item: Waiting): Promise<boolean> {
    const change = kinds.get(item.kind);
    if (canKeep() && !navigator.onLine) return this.#postpone();
    if (item.isLate) await this.#write({ ...item, wasTried: true });
    try {
      const answer = await change?.send(item.payload, { ...item, signal: AbortSignal.timeout(LONGEST_SEND_MS) });
      reportReached();
      this.#tell({ what: "settled", id: item.id, answer });
      await this.#settle(item, answer);
      return true;
    } catch (error) {
      if (this.#isClosed) return false;
      const isKept = this.#list.items().some(({ id, place }) => id === item.id && place !== undefined);
      if (metNoServer(error)) reportUnreachable();
      if (metNoServer(error) && isKept) return this.#postpone({ ...item, wasTried: true });
      this.#tell({ what: "refused", id: item.id });
      await this.#refuse(item, error);
      // Whoever is signed out sends nothing more.
      if (isSessionOver(error)) this.#isClosed = true;
      return true;
    }
  }

  async #settle(item: Waiting, answer: unknown): Promise<void> {
    if (this.#isClosed) return;
    const change = kinds.get(item.kind);
    const names = change?.names?.(item.payload, answer) ?? new Map<string, string>();
    for (const [from, to] of names) this.#names.set(from, to);
    const others = this.#list.items().filter(({ id }) => id !== item.id);
    const renamed = names.size === 0 ? [] : others.map((one) => renameIn(one, names));
    this.#list.set(names.size === 0 ? others : renamed);
    const amended = change
      ?.showsIn(item.payload)
      .map((key) => applyServerResult(this.#client, key, (known) => change.settle(known, item.payload, answer, key)));
    await Promise.allSettled(amended ?? []);
    if (item.place !== undefined) {
      const kept = renamed.filter(({ place }) => place !== undefined);
      await settleWaiting(item.place, kept).catch(() => undefined);
    }
    change?.follow?.(this.#client, item.payload);
    this.#callers.get(item.id)?.done(answer);
    this.#callers.delete(item.id);
  }

  async #refuse(item: Waiting, error: unknown, isSaidElsewhere = false): Promise<void> {
    this.#list.set(this.#list.items().filter(({ id }) => id !== item.id));
    if (item.place !== undefined) await settleWaiting(item.place, []).catch(() => undefined);
    await this.#reapplyPending(item);
    const change = kinds.get(item.kind);
    change?.follow?.(this.#client, item.payload);
    const caller = this.#callers.get(item.id);
    this.#callers.delete(item.id);
    if (caller) caller.refuse(error);
    // Without a page that waits for it, nobody else would hear that the session is over.
    else if (isSessionOver(error)) report(this.#client, error);
    else if (change && !isSaidElsewhere) this.onRefused(change.words(item.payload), error);
  }

  /** Whoever waits is told that it is kept. */
  async #postpone(tried?: Waiting): Promise<false> {
    const late = this.#list.items().map((item) => ({ ...(item.id === tried?.id ? tried : item), isLate: true }));
    this.#list.set(late);
    for (const item of late) {
      if (item.place === undefined) continue;
      await this.#write(item);
      this.#callers.get(item.id)?.done(undefined);
      this.#callers.delete(item.id);
    }
    return false;
  }

  async #write(item: Waiting): Promise<void> {
    if (!canKeep() || this.#isClosed) return;
    try {
      const place = await writeWaiting(item);
      this.#list.set(this.#list.items().map((one) => (one.id === item.id ? { ...one, place } : one)));
      this.#tell({ what: "waits" });
    } catch {
      // It is tried all the same, and refused where it can't be sent.
    }
  }

  /** Another tab speaks. */
  async #hear(message: Message): Promise<void> {
    if (message.what === "waits") {
      const before = new Set(this.#list.items().map(({ id }) => id));
      await this.#list.load();
      for (const item of this.#list.items()) if (!before.has(item.id)) await this.#reapplyPending(item);
      return;
    }
    const item = this.#list.items().find(({ id }) => id === message.id);
    if (item && message.what === "settled") await this.#settle(item, message.answer);
    if (item && message.what === "refused") await this.#refuse(item, new Error("Refused, as another tab was told."), true);
  }

  #tell(message: Message): void {
    if (!this.#isClosed) this.#channel?.postMessage(message);
  }

  async #reapplyPending({ kind, payload }: Waiting): Promise<void> {
    await Promise.allSettled((kinds.get(kind)?.showsIn(payload) ?? []).map((key) => reapplyPending(this.#client, key)));
  }
}

const renameIn = (item: Waiting, names: Names): Waiting => ({
  ...item,
  payload: kinds.get(item.kind)?.rename?.(item.payload, names) ?? item.payload,
});

const outboxes = new WeakMap<QueryClient, Outbox>();

export function outboxOf(client: QueryClient): Outbox {
  const outbox = outboxes.get(client) ?? new Outbox(client);
  outboxes.set(client, outbox);
  return outbox;
}

onForget((client) => {
  outboxes.get(client)?.close();
  outboxes.delete(client);
});

/** As if a mutation had failed: the client knows what to do about it. */
function report(client: QueryClient, error: unknown): void {
  const failure = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error) });
  failure.execute(undefined).catch(() => undefined);
}

/** Locks are missing where a page comes without TLS; there is no service worker then either. */
function alone(act: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(CHANNEL, act) : act();
}
