import type { QueryClient } from "@tanstack/react-query";
import { readStored, removePersonalKeys, store } from "#web/lib/storage.ts";
import { deviceKey } from "#web/lib/storage-keys.ts";
import { clearTimeZoneCookie } from "#web/lib/time-zone-cookie.ts";

export const DEVICE_DATABASE = "bitebright";
/** The storage key for the user whose data is on the device. Other tabs listen for its changes. */
export const DEVICE_USER_KEY = deviceKey("device-holder");

type ClearPersonalData = (client: QueryClient) => void;

const listeners = new Set<ClearPersonalData>();

/** Registers a callback that clears personal data when the user changes or signs out. */
export const onPersonalDataCleared = (listener: ClearPersonalData): void => void listeners.add(listener);

export const deviceUserId = (): string | null => readStored(DEVICE_USER_KEY);

/** Binds the device to this user and deletes the data of all others. The file is small, because visitors load it too. */
export function bindDeviceToUser(client: QueryClient, userId: string | null): void {
  removePersonalKeys(userId ?? undefined);
  const former = deviceUserId();
  if (userId !== null && former === userId) return;
  for (const clear of listeners) clear(client);
  if (former === null && userId === null) return;
  try {
    globalThis.indexedDB?.deleteDatabase(DEVICE_DATABASE);
  } catch {
    // If storage is unavailable, no data was stored.
  }
  store(DEVICE_USER_KEY, userId);
  clearTimeZoneCookie();
}
