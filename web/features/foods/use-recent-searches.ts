import { useCallback } from "react";
import { mentionsHardTopic } from "#core/domain/care/mentions-hard-topic.ts";
import { RECENT_SEARCHES } from "#core/domain/constants.ts";
import { personalKey, readStored, store } from "#web/lib/storage.ts";
import { useKeptState } from "#web/lib/use-kept-state.ts";

const NONE: readonly string[] = [];

/** What this user searched for on this device, newest first. */
export function useRecentSearches(personId: string) {
  const key = personalKey(personId, "recent-searches");
  const [recent, setRecent] = useKeptState(() => parseList(readStored(key)), NONE);

  // From the storage and not from the state: another tab may have added to it.
  const replace = useCallback(
    (query: string, inFront: readonly string[]) => {
      const others = parseList(readStored(key)).filter((one) => one.toLowerCase() !== query.toLowerCase());
      const next = [...inFront, ...others].slice(0, RECENT_SEARCHES);
      store(key, next.length > 0 ? JSON.stringify(next) : null);
      setRecent(next);
    },
    [key, setRecent],
  );
  // Some words are private, especially on a shared device.
  const remember = useCallback((query: string) => replace(query, mentionsHardTopic(query) ? [] : [query]), [replace]);
  const forget = useCallback((query: string) => replace(query, []), [replace]);
  return { recent, remember, forget };
}

/** Another version of the app, or a user by hand, may have written anything there. */
function parseList(json: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(value) ? value.filter((one) => typeof one === "string").slice(0, RECENT_SEARCHES) : [];
  } catch {
    return [];
  }
}
