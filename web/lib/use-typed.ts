import { startTransition, useEffect, useRef, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "./use-debounced-text.ts";

interface Typed {
  /** The text in the search box. */
  text: string;
  /** The text when typing last paused, trimmed. */
  settled: string;
  type: (text: string) => void;
}

/** The text that a user types into a search box. */
export function useTyped(): Typed {
  const [text, setText] = useState("");
  const [settled, setSettled] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    clearTimeout(timer.current);
    setText(next);
    timer.current = setTimeout(() => startTransition(() => setSettled(next.trim())), next === "" ? 0 : SEARCH_DEBOUNCE_MS);
  }

  return { text, settled, type };
}
