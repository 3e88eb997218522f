import { useEffect, useState } from "react";

export const SEARCH_DEBOUNCE_MS = 150;

/** Returns the text once typing pauses, or at once if it is cleared. */
export function useDebouncedText(text: string, pauseMs = SEARCH_DEBOUNCE_MS): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
