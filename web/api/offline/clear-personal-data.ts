import type { QueryClient } from "@tanstack/react-query";
import { forgetPersonal, readStored, store } from "#web/lib/storage.ts";
import { clearTimeZoneCookie } from "#web/lib/time-zone-cookie.ts";

export const DEVICE_DATABASE = "bitebright";
/** The storage key for the user whose data is on the device. Other tabs listen for its changes. */
export const HOLDER_KEY = "device-holder";

type Forget = (client: QueryClient) => void;

const reactions = new Set<Forget>();

/** Registers a callback that clears personal data when the user changes or signs out. */
export const onForget = (forget: Forget): void => void reactions.add(forget);

export const deviceHolder = (): string | null => readStored(HOLDER_KEY);

/** Binds the device to this user and deletes the data of all others. The file is small, because visitors load it too. */
export function bindDeviceToUser(client: QueryClient, personId: string | null): void {
  forgetPersonal(personId ?? undefined);
  const former = deviceHolder();
  if (personId !== null && former === personId) return;
  for (const forget of reactions) forget(client);
  if (former === null && personId === null) return;
  try {
    globalThis.indexedDB?.deleteDatabase(DEVICE_DATABASE);
  } catch {
    // If storage is unavailable, no data was stored.
  }
  store(HOLDER_KEY, personId);
  clearTimeZoneCookie();
}
