import { startTransition, useEffect, useRef, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "#core/domain/constants.ts";

interface Typed {
  /** As it stands in the box. */
  text: string;
  /** As it stood when the typing last paused, trimmed. */
  settled: string;
  type: (text: string) => void;
}

/** What somebody types to search by. */
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
