import { useState } from "react";

/** A dialog keeps its content while it closes. Opening it again uses a new key, so that it starts with fresh state. */
export function useDialog<T>() {
  const [content, setContent] = useState<{ what: T; key: number }>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    content,
    isOpen,
    setIsOpen,
    open: (what: T) => {
      setContent((before) => ({ what, key: (before?.key ?? 0) + 1 }));
      setIsOpen(true);
    },
  };
}
