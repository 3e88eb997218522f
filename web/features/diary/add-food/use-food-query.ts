import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { DIARY_SEARCH_MIN_CHARACTERS, SEARCH_MAX_CHARACTERS } from "#core/domain/foods/limits.ts";
import { SEARCH_DEBOUNCE_MS } from "#web/lib/use-debounced-text.ts";

interface FoodQuery {
  /** The text in the search box. */
  text: string;
  /** The search text; empty if it is too short. */
  query: string;
  /** Searches once typing pauses. */
  type: (text: string) => void;
  /** Searches immediately; returns false if the text is too short. */
  submit: () => boolean;
}

export function useFoodQuery(initialText: string): FoodQuery {
  const [text, setText] = useState(initialText);
  const [query, setQuery] = useState(() => searchable(initialText));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = useCallback((next: string) => {
    clearTimeout(timer.current);
    setText(next);
    if (searchable(next) === "") setQuery("");
    else timer.current = setTimeout(() => startTransition(() => setQuery(searchable(next))), SEARCH_DEBOUNCE_MS);
  }, []);

  function submit(): boolean {
    clearTimeout(timer.current);
    setQuery(searchable(text));
    return searchable(text) !== "";
  }

  return { text, query, type, submit };
}

function searchable(text: string): string {
  const query = text.trim().slice(0, SEARCH_MAX_CHARACTERS);
  return query.length >= DIARY_SEARCH_MIN_CHARACTERS ? query : "";
}
