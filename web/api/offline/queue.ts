import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { onForget } from "./clear-personal-data.ts";
import { canKeep, listWaiting, type Waiting } from "./device-store.ts";

const NOTHING: readonly Waiting[] = [];

/** The changes that the server has not confirmed, in their order: the device's, and this page's picture of it. */
class WaitingList {
  readonly ready: Promise<void>;
  readonly #listeners = new Set<() => void>();
  #items = NOTHING;

  constructor() {
    this.ready = this.load();
  }

  items = (): readonly Waiting[] => this.#items;

  watch = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  set(items: readonly Waiting[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  /** Another tab may have added some, or sent some. */
  async load(): Promise<void> {
    if (!canKeep()) return;
    const kept = await listWaiting().catch(() => []);
    const known = new Map(this.#items.map((item) => [item.id, item]));
    const unkept = this.#items.filter(({ place }) => place === undefined);
    // What this page tries for the first time is on the device as tried already, in case the page ends meanwhile.
    const next = [...kept.map((item) => ({ ...item, wasTried: known.get(item.id)?.wasTried ?? item.wasTried })), ...unkept];
    if (next.length > 0 || this.#items.length > 0) this.set(next);
  }
}

/** By client: a test has its own. */
const lists = new WeakMap<QueryClient, WaitingList>();

export function waitingListOf(client: QueryClient): WaitingList {
  const list = lists.get(client) ?? new WaitingList();
  lists.set(client, list);
  return list;
}

onForget((client) => {
  lists.get(client)?.set([]);
  lists.delete(client);
});

export function useWaiting(): readonly Waiting[] {
  const list = waitingListOf(useQueryClient());
  return useSyncExternalStore(list.watch, list.items, () => NOTHING);
}
