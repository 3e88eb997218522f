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
