import { useCallback } from "react";
import { findTopic, loadHardTopics } from "#web/components/care/use-hard-topic.ts";
import { readStored, store } from "#web/lib/storage.ts";
import { personalKey } from "#web/lib/storage-keys.ts";
import { useStoredState } from "#web/lib/use-stored-state.ts";

const RECENT_SEARCHES = 8;

const NONE: readonly string[] = [];

/** The searches of this user on this device, newest first. */
export function useRecentSearches(userId: string) {
  const key = personalKey(userId, "recent-searches");
  const [recent, setRecent] = useStoredState(() => parseList(readStored(key)), NONE);

  // Reads from the storage and not from the state, because another tab may have added a search.
  const replace = useCallback(
    (query: string, inFront: readonly string[]) => {
      const others = parseList(readStored(key)).filter((one) => one.toLowerCase() !== query.toLowerCase());
      const next = [...inFront, ...others].slice(0, RECENT_SEARCHES);
      store(key, next.length > 0 ? JSON.stringify(next) : null);
      setRecent(next);
    },
    [key, setRecent],
  );
  // Searches on sensitive topics are not stored, because the device may be shared.
  const remember = useCallback(
    (query: string) => void loadHardTopics().then(() => replace(query, findTopic(query) ? [] : [query])),
    [replace],
  );
  const forget = useCallback((query: string) => replace(query, []), [replace]);
  return { recent, remember, forget };
}

/** The stored value may be anything, because another version of the app or the user may have written it. */
function parseList(json: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(value) ? value.filter((one) => typeof one === "string").slice(0, RECENT_SEARCHES) : [];
  } catch {
    return [];
  }
}
