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
    // Nothing to do: the choice holds until the page is left.
  }
}

/** What was stored as JSON. Another version of the app, or somebody's own hands, may have written anything there. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? "null");
  } catch {
    return null;
  }
}

/** For what may be too large: where it does not fit, nothing stays, and not what stood there before. */
export function storeWhole(key: string, value: string): void {
  store(key, null);
  store(key, value);
}

const PERSONAL = "person:";

/** The key of something that one person left behind; `forgetPersonal` finds it by this name. */
export const personalKey = (personId: string, name: string): string => `${PERSONAL}${personId}:${name}`;

/** On a shared computer nobody may find what another person looked for. Whoever is just signing in keeps their own. */
export function forgetPersonal(keptPersonId?: string): void {
  const kept = keptPersonId && personalKey(keptPersonId, "");
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PERSONAL) && !(kept && key.startsWith(kept))) localStorage.removeItem(key);
    }
  } catch {
    // Where nothing can be read, nothing was kept.
  }
}
