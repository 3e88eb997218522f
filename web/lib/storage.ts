/** Local storage that never throws: private windows and full disks only lose the convenience. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the choice lasts until the page is left.
  }
}

/** A value stored as JSON. Another version of the app, or a user by hand, may have written anything there. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? "null");
  } catch {
    return null;
  }
}

/** For values that may be too large: if one does not fit, nothing is stored, and the previous value is removed. */
export function storeWhole(key: string, value: string): void {
  store(key, null);
  store(key, value);
}

const PERSONAL = "person:";

/** The key of a value that belongs to one user; `forgetPersonal` finds it by this prefix. */
export const personalKey = (personId: string, name: string): string => `${PERSONAL}${personId}:${name}`;

/** On a shared computer nobody may see another user's searches. A user who is just signing in keeps their own. */
export function forgetPersonal(keptPersonId?: string): void {
  const kept = keptPersonId && personalKey(keptPersonId, "");
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PERSONAL) && !(kept && key.startsWith(kept))) localStorage.removeItem(key);
    }
  } catch {
    // If storage cannot be read, nothing was stored.
  }
}
