import type { QueryClient } from "@tanstack/react-query";
import { forgetPersonal, readStored, store } from "#web/lib/storage.ts";
import { forgetTimeZone } from "#web/lib/time-zone-cookie.ts";

export const DEVICE_DATABASE = "bitebright";
/** Whose data the device holds. The other tabs follow it. */
export const HOLDER_KEY = "device-holder";

type Forget = (client: QueryClient) => void;

const reactions = new Set<Forget>();

/** For whatever holds something of a person: called when that person is gone. */
export const onForget = (forget: Forget): void => void reactions.add(forget);

export const deviceHolder = (): string | null => readStored(HOLDER_KEY);

/** From now on the device is this person's: nothing of anybody else stays. A small file, as visitors' pages load it too. */
export function bindDeviceToUser(client: QueryClient, personId: string | null): void {
  forgetPersonal(personId ?? undefined);
  const former = deviceHolder();
  if (personId !== null && former === personId) return;
  for (const forget of reactions) forget(client);
  if (former === null && personId === null) return;
  try {
    globalThis.indexedDB?.deleteDatabase(DEVICE_DATABASE);
  } catch {
    // Where nothing can be kept, nothing was.
  }
  store(HOLDER_KEY, personId);
  forgetTimeZone();
}
