import { useRef } from "react";

/** Radix gives the focus back to a dialog's trigger; this does it for one that opens without a trigger too. */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: ({ currentTarget }: Event) => {
      const active = document.activeElement;
      if (!(currentTarget instanceof Node && currentTarget.contains(active))) opener.current = active;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What opened it may be gone by now, or another page be here: then the focus is wherever that put it.
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
