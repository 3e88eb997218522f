import { startTransition, useCallback, useEffect, useRef } from "react";
import { mentionsHardTopic } from "#core/domain/care/mentions-hard-topic.ts";
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_CHARACTERS, SEARCH_MIN_CHARACTERS } from "#core/domain/constants.ts";
import { personalKey, readStored, store } from "#web/lib/storage.ts";
import { useKeptState } from "#web/lib/use-kept-state.ts";

interface SearchTextInput {
  personId: string;
  /** The query in the address, and how to change it. */
  addressQuery: string;
  setAddressQuery: (query: string) => void;
  /** A page that is about something else starts without the query of last time. */
  isFresh: boolean;
}

interface SearchText {
  /** As it stands in the box. */
  text: string;
  /** What is searched for; empty where there is too little to go by. */
  query: string;
  /** Searches once the typing pauses. */
  type: (text: string) => void;
  /** Searches at once. */
  searchFor: (text: string) => void;
}

/**
 * What is typed, from the first letter to the address. The last one is still there when the person comes back, unless it is
 * about something hard: that stands in the box alone, in no address and in no storage.
 */
export function useSearchText({ personId, addressQuery, setAddressQuery, isFresh }: SearchTextInput): SearchText {
  const key = personalKey(personId, "search-query");
  const readFirst = () => addressQuery || (isFresh ? "" : (readStored(key) ?? ""));
  const [text, setText] = useKeptState(readFirst, addressQuery);
  const [query, setQuery] = useKeptState(() => searchable(readFirst()), searchable(addressQuery));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(addressQuery);
  const seen = useRef(addressQuery);

  useEffect(() => {
    if (addressQuery === seen.current) return;
    seen.current = addressQuery;
    if (addressQuery === written.current) return;
    // Changed from outside: by Back, or by the tab of this very page.
    written.current = addressQuery;
    clearTimeout(timer.current);
    setText(addressQuery);
    setQuery(searchable(addressQuery));
  }, [addressQuery, setQuery, setText]);

  useEffect(() => {
    const shown = mentionsHardTopic(query) ? "" : query;
    if (shown === written.current) return;
    written.current = shown;
    setAddressQuery(shown);
  }, [query, setAddressQuery]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const searchFor = useCallback(
    (next: string, delayMs = 0) => {
      clearTimeout(timer.current);
      setText(next);
      store(key, (!mentionsHardTopic(next) && searchable(next)) || null);
      if (delayMs === 0) setQuery(searchable(next));
      else timer.current = setTimeout(() => startTransition(() => setQuery(searchable(next))), delayMs);
    },
    [key, setText, setQuery],
  );
  const type = useCallback((next: string) => searchFor(next, next === "" ? 0 : SEARCH_DEBOUNCE_MS), [searchFor]);

  return { text, query, type, searchFor };
}

export function searchable(text: string): string {
  const query = text.trim().slice(0, SEARCH_MAX_CHARACTERS);
  return query.length >= SEARCH_MIN_CHARACTERS ? query : "";
}
