import { useState } from "react";

/** What stands in a dialog stays there while it closes; opened again it starts anew, under another key. */
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
