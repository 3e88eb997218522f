import "fake-indexeddb/auto";
import type { QueryClient } from "@tanstack/react-query";
import { IDBFactory } from "fake-indexeddb";
import { onTestFinished, vi } from "vitest";
import { DEVICE_USER_KEY } from "#web/api/offline/clear-personal-data.ts";
import type { offlineQuery } from "#web/api/offline/offline-query.ts";
import type { defineChange } from "#web/api/offline/outbox/change-kinds.ts";
import type { Queue } from "#web/api/offline/outbox/queue.ts";
import type { Sender } from "#web/api/offline/outbox/sender.ts";
import { store } from "#web/lib/storage.ts";

/** Provides an empty device of this user, and the lock that its tabs share. */
export function provideDevice(holderId: string): void {
  globalThis.indexedDB = new IDBFactory();
  store(DEVICE_USER_KEY, holderId);
  let lastHolder: Promise<unknown> = Promise.resolve();
  const request = <T>(_name: string, act: () => Promise<T>): Promise<T> => {
    const result = lastHolder.then(act);
    lastHolder = result.catch(() => undefined);
    return result;
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  onTestFinished(() => {
    store(DEVICE_USER_KEY, null);
    Reflect.deleteProperty(navigator, "locks");
  });
}

interface Tab {
  client: QueryClient;
  queue: Queue;
  sender: Sender;
  defineChange: typeof defineChange;
  offlineQuery: typeof offlineQuery;
}

/** Loads the app's modules as a separate tab, which shares only the device's storage with other tabs and nothing in memory. */
export async function openTab(): Promise<Tab> {
  vi.resetModules();
  const [{ createQueryClient }, { defineChange }, { offlineQuery }, { getQueue }, { getSender }, { bindDeviceToUser }] = await Promise.all([
    import("#web/api/query-client.ts"),
    import("#web/api/offline/outbox/change-kinds.ts"),
    import("#web/api/offline/offline-query.ts"),
    import("#web/api/offline/outbox/queue.ts"),
    import("#web/api/offline/outbox/sender.ts"),
    import("#web/api/offline/clear-personal-data.ts"),
  ]);
  const client = createQueryClient({ boot: undefined, onUnauthorized: () => undefined, onOtherUser: () => undefined });
  onTestFinished(() => bindDeviceToUser(client, null));
  return { client, defineChange, offlineQuery, queue: getQueue(client), sender: getSender(client) };
}

/** The stored pending changes, unmodified. */
export async function storedChanges(): Promise<Record<string, unknown>[]> {
  const database = await settled(indexedDB.open("bitebright"));
  try {
    return await settled(database.transaction("waiting").objectStore("waiting").getAll());
  } finally {
    database.close();
  }
}

/** Stores changes like version 1.0, in the database that it created. */
export async function storeAsVersion1(changes: readonly object[]): Promise<void> {
  const opening = indexedDB.open("bitebright", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("copies", { keyPath: "key" }).createIndex("at", "at");
    opening.result.createObjectStore("waiting", { keyPath: "place", autoIncrement: true });
  };
  const database = await settled(opening);
  const store = database.transaction("waiting", "readwrite").objectStore("waiting");
  for (const change of changes) await settled(store.put(change));
  database.close();
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
