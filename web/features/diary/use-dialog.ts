import { useState } from "react";

/** A dialog keeps its content while it closes. Opening it again uses a new key, so that it starts with fresh state. */
export function useDialog<T>() {
  const [shown, setShown] = useState<{ what: T; key: number }>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    shown,
    isOpen,
    setIsOpen,
    open: (what: T) => {
      setShown((before) => ({ what, key: (before?.key ?? 0) + 1 }));
      setIsOpen(true);
    },
  };
}
