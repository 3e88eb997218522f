import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { pageUserId } from "#web/lib/http/page-user.ts";
import { DEVICE_DATABASE, deviceUserId, onPersonalDataCleared } from "./clear-personal-data.ts";

/** A stored response of the server, unchanged. */
export interface Copy {
  key: string;
  answer: unknown;
  at: number;
}

/** A change that the server has not confirmed yet, in the storage format of version 1.0. */
export interface PendingChange {
  id: string;
  /** The position in the queue; undefined if the device cannot store anything. */
  place?: number;
  kind: string;
  payload: unknown;
  /** The user who made the change; undefined for changes from version 1.0. */
  userId?: string | undefined;
  /** Whether the change may have reached the server without a response. */
  wasTried: boolean;
  /** Whether the change could not be sent immediately. */
  isLate: boolean;
}

interface DeviceSchema extends DBSchema {
  copies: { key: string; value: Copy; indexes: { at: number } };
  waiting: { key: number; value: PendingChange };
}

/** The schema of version 1.0. A new schema needs a new number and an upgrade that keeps the queued changes. */
const VERSION = 1;

let opening: Promise<IDBPDatabase<DeviceSchema>> | undefined;

// The connection is closed first, because an open one would block the deletion of the database.
onPersonalDataCleared(closeDevice);

/** Data is stored only for the signed-in user of this page, because data without an owner would never be deleted. */
export function canStoreOnDevice(): boolean {
  const userId = deviceUserId();
  return "indexedDB" in globalThis && userId !== null && userId === (pageUserId() ?? userId);
}

export function openDevice(): Promise<IDBPDatabase<DeviceSchema>> {
  opening ??= openDB<DeviceSchema>(DEVICE_DATABASE, VERSION, {
    upgrade: (database) => {
      database.createObjectStore("copies", { keyPath: "key" }).createIndex("at", "at");
      database.createObjectStore("waiting", { keyPath: "place", autoIncrement: true });
    },
    // Happens when another tab signs out or a newer version of the app starts.
    blocking: closeDevice,
    // The browser closed the database, as Safari does for background pages. The next access opens it again.
    terminated: closeDevice,
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

function closeDevice(): void {
  void opening?.then(
    (database) => database.close(),
    () => undefined,
  );
  opening = undefined;
}
