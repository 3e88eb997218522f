import { type RefObject, useEffect, useRef } from "react";

/** When a removed row had the focus, the focus moves to `target` instead of to the top of the page. */
export function useFocusAfterRemoval(target: RefObject<HTMLElement | null>, rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) target.current?.focus();
    before.current = rows;
  }, [rows, target]);
}
