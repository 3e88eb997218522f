import { useEffect, useState } from "react";

export const SEARCH_DEBOUNCE_MS = 150;

/** Returns the text once typing pauses. */
export function useDebouncedText(text: string, pauseMs = SEARCH_DEBOUNCE_MS): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
