import type { QueryClient } from "@tanstack/react-query";
import { forgetPersonal, readStored, store } from "#web/lib/storage.ts";
import { forgetTimeZone } from "#web/lib/time-zone-cookie.ts";

export const DEVICE_DATABASE = "bitebright";
/** The user whose data is on the device. The other tabs follow it. */
export const HOLDER_KEY = "device-holder";

type Forget = (client: QueryClient) => void;

const reactions = new Set<Forget>();

/** For code that holds personal data: the callback runs when that user is gone. */
export const onForget = (forget: Forget): void => void reactions.add(forget);

export const deviceHolder = (): string | null => readStored(HOLDER_KEY);

/** Binds the device to this user and deletes everyone else's data. A small file, as visitors' pages load it too. */
export function bindDeviceToUser(client: QueryClient, personId: string | null): void {
  forgetPersonal(personId ?? undefined);
  const former = deviceHolder();
  if (personId !== null && former === personId) return;
  for (const forget of reactions) forget(client);
  if (former === null && personId === null) return;
  try {
    globalThis.indexedDB?.deleteDatabase(DEVICE_DATABASE);
  } catch {
    // If nothing can be stored, nothing was.
  }
  store(HOLDER_KEY, personId);
  forgetTimeZone();
}
