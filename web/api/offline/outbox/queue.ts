import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { deviceUserId, onPersonalDataCleared } from "#web/api/offline/clear-personal-data.ts";
import { canStoreOnDevice, openDevice, type PendingChange } from "#web/api/offline/device-database.ts";
import { type AssignedIds, replaceIdsIn } from "./change-kinds.ts";

const NOTHING: readonly PendingChange[] = [];
/** Makes a transaction complete only once the data is on the disk. */
const ON_DISK = { durability: "strict" } as const;

/** Returns undefined to delete the change. */
type Rewrite = (stored: PendingChange) => PendingChange | undefined;

/** The changes that the server has not confirmed, in order: those on the device, and this page's view of them. */
export class Queue {
  readonly ready: Promise<void>;
  readonly #listeners = new Set<() => void>();
  /** Changes that are no longer shown but may still be stored on the device for a moment. */
  readonly #removed = new Set<string>();
  /** Changes that are not stored yet. They must not be sent, or their copy would be stored after the response and stay. */
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

  /** Shows the change at once. Resolves with whether it was stored on the device. */
  add(change: PendingChange): Promise<boolean> {
    this.#beingStored.add(change.id);
    this.#show([...this.#items, change]);
    return this.#inOrder(async () => {
      if (!canStoreOnDevice()) return false;
      // Stored as tried, in case the page closes before the response arrives.
      const place = await insert({ ...change, wasTried: !change.isLate });
      this.#show(this.#items.map((one) => (one.id === change.id ? { ...one, place } : one)));
      return true;
    })
      .catch(() => false)
      .finally(() => this.#beingStored.delete(change.id));
  }

  /** Reloads the queue, because another tab may have added or sent changes. */
  async load(): Promise<void> {
    await this.#read();
  }

  /** Returns the oldest stored change that can be sent; changes that could not be stored come last. */
  async next(canSend: (change: PendingChange) => boolean): Promise<PendingChange | undefined> {
    return (await this.#read()).find((change) => canSend(change) && !this.#beingStored.has(change.id));
  }

  /** Called before sending, so that the next page knows that the change may have arrived if this page closes. */
  markTried({ place }: PendingChange): Promise<boolean> {
    return this.#rewrite((stored) => (stored.place === place ? { ...stored, wasTried: true } : stored));
  }

  /** Marks all changes as late. Resolves with whether anything changed on the device. */
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

  /** Hides a confirmed change and replaces its temporary ids in later ones. */
  hide(id: string, names: AssignedIds): void {
    this.#removed.add(id);
    this.#show(this.#items.filter((change) => change.id !== id).map((change) => replaceIdsIn(change, names)));
  }

  /** Deletes the change from the device and replaces its temporary ids in later ones. */
  async remove({ place }: PendingChange, names: AssignedIds): Promise<void> {
    if (place === undefined) return;
    await this.#rewrite((stored) => (stored.place === place ? undefined : replaceIdsIn(stored, names)));
  }

  clear(): void {
    this.#show(NOTHING);
  }

  #read(): Promise<readonly PendingChange[]> {
    return this.#inOrder(async () => {
      if (!canStoreOnDevice()) return this.#items;
      const stored = (await list()).filter(({ id }) => !this.#removed.has(id));
      const queued = new Map(this.#items.map((change) => [change.id, change]));
      const unstored = this.#items.filter(({ place }) => place === undefined);
      // A change that this page is sending for the first time is already stored as tried, so the page's own state counts.
      const all = [...stored.map((change) => ({ ...change, wasTried: queued.get(change.id)?.wasTried ?? change.wasTried })), ...unstored];
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

/** Ignores changes that a page of a previous user may have stored; they are never sent. */
async function list(): Promise<PendingChange[]> {
  const stored = await (await openDevice()).getAll("waiting");
  return stored.filter(({ userId = deviceUserId() }) => userId === deviceUserId());
}

/** Resolves with the position of the change. */
async function insert(change: PendingChange): Promise<number> {
  const { store, done } = (await openDevice()).transaction("waiting", "readwrite", ON_DISK);
  const [place] = await Promise.all([store.put(change), done]);
  return place;
}

/** Writes only the changes that differ and are still stored, so that one removed by another tab does not come back. */
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

/** Stored per client, because each test has its own. */
const queues = new WeakMap<QueryClient, Queue>();

export function getQueue(client: QueryClient): Queue {
  const queue = queues.get(client) ?? new Queue();
  queues.set(client, queue);
  return queue;
}

onPersonalDataCleared((client) => {
  queues.get(client)?.clear();
  queues.delete(client);
});

export function usePendingChanges(): readonly PendingChange[] {
  const queue = getQueue(useQueryClient());
  return useSyncExternalStore(queue.subscribe, queue.items, () => NOTHING);
}
