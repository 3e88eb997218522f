import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { type Names, renameIn } from "./change-kinds.ts";
import { deviceHolder, onForget } from "./clear-personal-data.ts";
import { canKeep, openDevice, type PendingChange } from "./device-database.ts";

const NOTHING: readonly PendingChange[] = [];
/** Resolves once the write is on the disk. */
const ON_DISK = { durability: "strict" } as const;

/** Undefined for one that is to be deleted. */
type Rewrite = (stored: PendingChange) => PendingChange | undefined;

/** The changes that the server has not confirmed, in order: those on the device, and this page's view of them. */
export class Queue {
  readonly ready: Promise<void>;
  readonly #listeners = new Set<() => void>();
  /** On the device they may stay a moment longer. */
  readonly #removed = new Set<string>();
  /** Not on the device yet, so not to be sent: a change sent without a stored copy would stay there afterwards. */
  readonly #beingStored = new Set<string>();
  #items = NOTHING;
  #lastOperation: Promise<unknown> = Promise.resolve();

  constructor() {
    this.ready = this.load();
  }

  items = (): readonly PendingChange[] => this.#items;

  subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** The change shows at once. Resolves with whether it is on the device. */
  add(change: PendingChange): Promise<boolean> {
    this.#beingStored.add(change.id);
    this.#show([...this.#items, change]);
    return this.#inOrder(async () => {
      if (!canKeep()) return false;
      // Marked as tried, in case the page closes before the response.
      const place = await insert({ ...change, wasTried: !change.isLate });
      this.#show(this.#items.map((one) => (one.id === change.id ? { ...one, place } : one)));
      return true;
    })
      .catch(() => false)
      .finally(() => this.#beingStored.delete(change.id));
  }

  /** Another tab may have added or sent changes. */
  async load(): Promise<void> {
    await this.#read();
  }

  /** The oldest one on the device that can be sent; then those that the device could not store. */
  async next(canSend: (change: PendingChange) => boolean): Promise<PendingChange | undefined> {
    return (await this.#read()).find((change) => canSend(change) && !this.#beingStored.has(change.id));
  }

  /** Called before sending: if the page closes then, the next one knows that the change may have arrived. */
  markTried({ place }: PendingChange): Promise<boolean> {
    return this.#rewrite((stored) => (stored.place === place ? { ...stored, wasTried: true } : stored));
  }

  /** Postpones everything. Resolves with whether anything changed on the device. */
  postpone(triedId?: string): Promise<boolean> {
    const late = new Map(
      this.#items.map((change) => [change.id, { ...change, isLate: true, wasTried: change.wasTried || change.id === triedId }]),
    );
    this.#show([...late.values()]);
    return this.#rewrite((stored) => {
      const change = late.get(stored.id);
      return change ? { ...stored, isLate: true, wasTried: change.wasTried } : stored;
    });
  }

  /** Hides the change; later ones may refer to it by its new id. */
  hide(id: string, names: Names): void {
    this.#removed.add(id);
    this.#show(this.#items.filter((change) => change.id !== id).map((change) => renameIn(change, names)));
  }

  /** Deletes the hidden changes from the device. */
  async remove({ place }: PendingChange, names: Names): Promise<void> {
    if (place === undefined) return;
    await this.#rewrite((stored) => (stored.place === place ? undefined : renameIn(stored, names)));
  }

  clear(): void {
    this.#show(NOTHING);
  }

  #read(): Promise<readonly PendingChange[]> {
    return this.#inOrder(async () => {
      if (!canKeep()) return this.#items;
      const stored = (await list()).filter(({ id }) => !this.#removed.has(id));
      const known = new Map(this.#items.map((change) => [change.id, change]));
      const unstored = this.#items.filter(({ place }) => place === undefined);
      // A change that this page tries for the first time is already stored as tried.
      const all = [...stored.map((change) => ({ ...change, wasTried: known.get(change.id)?.wasTried ?? change.wasTried })), ...unstored];
      if (!looksSame(all, this.#items)) this.#show(all);
      return all;
    }).catch(() => this.#items);
  }

  #rewrite(change: Rewrite): Promise<boolean> {
    return this.#inOrder(() => rewrite(change)).catch(() => false);
  }

  #show(items: readonly PendingChange[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  /** Runs one task at a time, so that none works on data that another is about to change. */
  #inOrder<T>(operate: () => Promise<T>): Promise<T> {
    const result = this.#lastOperation.then(operate);
    this.#lastOperation = result.catch(() => undefined);
    return result;
  }
}

const looksSame = (some: readonly PendingChange[], others: readonly PendingChange[]): boolean =>
  some.length === others.length && some.every((one, index) => one.id === others[index]?.id && one.isLate === others[index]?.isLate);

/** A page of a previous user may still have stored one here: that one is never sent. */
async function list(): Promise<PendingChange[]> {
  const stored = await (await openDevice()).getAll("waiting");
  return stored.filter(({ userId = deviceHolder() }) => userId === deviceHolder());
}

/** Resolves with its position. */
async function insert(change: PendingChange): Promise<number> {
  const { store, done } = (await openDevice()).transaction("waiting", "readwrite", ON_DISK);
  const [place] = await Promise.all([store.put(change), done]);
  return place;
}

/** Writes only what the change makes different, among what is still there: what another tab removed never returns. */
async function rewrite(change: Rewrite): Promise<boolean> {
  const { store, done } = (await openDevice()).transaction("waiting", "readwrite", ON_DISK);
  let hasChanged = false;
  for await (const cursor of store) {
    const next = change(cursor.value);
    if (next && isStoredAs(cursor.value, next)) continue;
    hasChanged = true;
    await (next ? cursor.update(next) : cursor.delete());
  }
  await done;
  return hasChanged;
}

const isStoredAs = (stored: PendingChange, next: PendingChange): boolean =>
  stored.payload === next.payload && stored.isLate === next.isLate && stored.wasTried === next.wasTried;

/** Per client: each test has its own. */
const queues = new WeakMap<QueryClient, Queue>();

export function queueOf(client: QueryClient): Queue {
  const queue = queues.get(client) ?? new Queue();
  queues.set(client, queue);
  return queue;
}

onForget((client) => {
  queues.get(client)?.clear();
  queues.delete(client);
});

export function usePendingChanges(): readonly PendingChange[] {
  const queue = queueOf(useQueryClient());
  return useSyncExternalStore(queue.subscribe, queue.items, () => NOTHING);
}
