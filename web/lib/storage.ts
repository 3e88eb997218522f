import { isOfOtherUser } from "./storage-keys.ts";

/** The server renders pages without a local storage, and finding that out by an exception for every value would be slow. */
const hasStorage = "localStorage" in globalThis;

/** Reads local storage without throwing: in private windows or on full disks, only stored settings are lost. */
export function readStored(key: string): string | null {
  if (!hasStorage) return null;
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
    // Ignored: the value then lasts only until the page is left.
  }
}

/** Reads a JSON value, which may be anything, because another version of the app or the user may have written it. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? "null");
  } catch {
    return null;
  }
}

/** For values that may be too large. If the value does not fit, nothing is stored and the previous value is removed. */
export function storeWhole(key: string, value: string): void {
  store(key, null);
  store(key, value);
}

/** Deletes the data of other users, because a computer may be shared. The user who is signing in keeps their own data. */
export function removePersonalKeys(signedInUserId?: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (isOfOtherUser(key, signedInUserId)) localStorage.removeItem(key);
  } catch {
    // If storage cannot be read, nothing was stored.
  }
}
