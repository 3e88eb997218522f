import { startTransition, useCallback, useEffect, useRef } from "react";
import { SEARCH_MAX_CHARACTERS, SEARCH_MIN_CHARACTERS } from "#core/domain/foods/limits.ts";
import { useHardTopic } from "#web/components/care/use-hard-topic.ts";
import { readStored, store } from "#web/lib/storage.ts";
import { personalKey } from "#web/lib/storage-keys.ts";
import { SEARCH_DEBOUNCE_MS } from "#web/lib/use-debounced-text.ts";
import { useStoredState } from "#web/lib/use-stored-state.ts";

interface SearchTextInput {
  userId: string;
  /** The query in the URL, and how to change it. */
  addressQuery: string;
  setAddressQuery: (query: string) => void;
  /** Whether to start without the last query, because the URL opens a food. */
  isFresh: boolean;
}

interface SearchText {
  /** The text in the search box. */
  text: string;
  /** The search text; empty if it is too short. */
  query: string;
  /** Searches once typing pauses. */
  type: (text: string) => void;
  /** Searches immediately. */
  searchFor: (text: string) => void;
}

/**
 * The search text, from the first keystroke to the URL. The last one is restored when the user comes back, unless it is about a sensitive
 * topic: that is only in the search box, never in a URL or in the storage.
 */
export function useSearchText({ userId, addressQuery, setAddressQuery, isFresh }: SearchTextInput): SearchText {
  const key = personalKey(userId, "search-query");
  const readFirst = () => addressQuery || (isFresh ? "" : (readStored(key) ?? ""));
  const [text, setText] = useStoredState(readFirst, addressQuery);
  const [query, setQuery] = useStoredState(() => searchable(readFirst()), searchable(addressQuery));
  const { topic, isPending } = useHardTopic(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasTyped = useRef(false);
  const lastQuery = useRef(addressQuery);
  const seen = useRef(addressQuery);

  useEffect(() => {
    if (addressQuery === seen.current) return;
    seen.current = addressQuery;
    if (addressQuery === lastQuery.current) return;
    // The URL was changed by Back or by a link to this page.
    lastQuery.current = addressQuery;
    clearTimeout(timer.current);
    setText(addressQuery);
    setQuery(searchable(addressQuery));
  }, [addressQuery, setQuery, setText]);

  useEffect(() => {
    if (isPending) return;
    const visible = topic ? "" : query;
    // A page that starts without a query, because its URL opens a food or it is hydrating, keeps the last one.
    if (wasTyped.current) store(key, visible || null);
    if (visible === lastQuery.current) return;
    lastQuery.current = visible;
    setAddressQuery(visible);
  }, [key, query, topic, isPending, setAddressQuery]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const searchFor = useCallback(
    (next: string, delayMs = 0) => {
      clearTimeout(timer.current);
      wasTyped.current = true;
      setText(next);
      if (delayMs === 0) setQuery(searchable(next));
      else timer.current = setTimeout(() => startTransition(() => setQuery(searchable(next))), delayMs);
    },
    [setText, setQuery],
  );
  const type = useCallback((next: string) => searchFor(next, next === "" ? 0 : SEARCH_DEBOUNCE_MS), [searchFor]);

  return { text, query, type, searchFor };
}

export function searchable(text: string): string {
  const query = text.trim().slice(0, SEARCH_MAX_CHARACTERS);
  return query.length >= SEARCH_MIN_CHARACTERS ? query : "";
}
