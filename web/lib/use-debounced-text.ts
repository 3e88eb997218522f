import { useEffect, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "#core/domain/constants.ts";

/** Returns the text once typing pauses. */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
