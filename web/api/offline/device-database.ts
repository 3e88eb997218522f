import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { pageUserId } from "#web/lib/http/page-user.ts";
import { DEVICE_DATABASE, deviceHolder, onForget } from "./clear-personal-data.ts";

/** The server's response, unchanged. */
export interface Copy {
  key: string;
  answer: unknown;
  at: number;
}

/** A change that the server has not confirmed yet, in the format used since version 1.0. */
export interface PendingChange {
  id: string;
  /** In the order of the changes; absent if the device cannot store anything. */
  place?: number;
  kind: string;
  payload: unknown;
  /** The user who made the change; absent in those of version 1.0. */
  userId?: string | undefined;
  /** It may have arrived: only the response is missing. */
  wasTried: boolean;
  /** It could not be sent at once. */
  isLate: boolean;
}

interface DeviceSchema extends DBSchema {
  copies: { key: string; value: Copy; indexes: { at: number } };
  waiting: { key: number; value: PendingChange };
}

/** The schema of 1.0. A new one needs a new number, and an upgrade that keeps the queued changes. */
const VERSION = 1;

let opening: Promise<IDBPDatabase<DeviceSchema>> | undefined;

// Closed before the database is deleted: an open connection would block that.
onForget(closeDevice);

/** Only for a signed-in user, as data without an owner would never be deleted; and only for the user of this page. */
export function canKeep(): boolean {
  const holder = deviceHolder();
  return "indexedDB" in globalThis && holder !== null && holder === (pageUserId() ?? holder);
}

export function openDevice(): Promise<IDBPDatabase<DeviceSchema>> {
  opening ??= openDB<DeviceSchema>(DEVICE_DATABASE, VERSION, {
    upgrade: (database) => {
      database.createObjectStore("copies", { keyPath: "key" }).createIndex("at", "at");
      database.createObjectStore("waiting", { keyPath: "place", autoIncrement: true });
    },
    // Another tab signs out, or a newer version of the app starts.
    blocking: closeDevice,
    // The browser closed it, as Safari does for background pages: the next access opens it again.
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
