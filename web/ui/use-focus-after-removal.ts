import { type RefObject, useEffect, useRef } from "react";

/** If a removed row had the focus, moves it to `target`, so that it does not return to the top of the page. */
export function useFocusAfterRemoval(target: RefObject<HTMLElement | null>, rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) target.current?.focus();
    before.current = rows;
  }, [rows, target]);
}
