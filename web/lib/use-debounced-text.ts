import { useEffect, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "#core/domain/constants.ts";

/** Returns the text once typing pauses. */
export function useDebouncedText(text: string, pauseMs = SEARCH_DEBOUNCE_MS): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
